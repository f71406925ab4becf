import type { Section } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { AddDialog } from "./add-dialog.tsx";
import type { FailedChange } from "./changes.ts";
import { fieldOf } from "./fields.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { PriceInput } from "./price-input.tsx";

/** Adds an item to the end of a section. `refused` is an earlier attempt to be corrected. */
export function AddItem({
  section,
  refused,
}: {
  section: Section;
  refused: FailedChange | undefined;
}) {
  const part = `add-item-${section.id}`;
  const [isOpen, setOpen] = useOpened(part);
  return (
    <>
      <Opener
        className="add-item"
        part={part}
        at={`#section-${section.id}`}
        onOpen={() => setOpen(true)}
      >
        <Icon name="plus" /> Add item
      </Opener>
      {isOpen && (
        <AddItemDialog section={section} refused={refused} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface AddItemDialogProps {
  section: Section;
  refused: FailedChange | undefined;
  onClose: () => void;
}

function AddItemDialog({ section, refused, onClose }: AddItemDialogProps) {
  const typed = (name: string) => refused && fieldOf(refused.again, name);
  return (
    <AddDialog
      title={`Add New Item to ${section.name}`}
      returnTo={`#section-${section.id} .add-item`}
      operation="add-item"
      fields={[["sectionId", String(section.id)]]}
      replaces={refused?.id}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="item-name">Item Name</label>
        <input
          id="item-name"
          name="name"
          placeholder="Enter item name"
          defaultValue={typed("name")}
          pattern="\s*\S.*"
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
      </div>
      <div className="field">
        <label htmlFor="item-price">Price</label>
        <PriceInput
          id="item-price"
          name="priceRupees"
          placeholder="Enter price"
          defaultValue={typed("priceRupees")}
          required
        />
      </div>
    </AddDialog>
  );
}
