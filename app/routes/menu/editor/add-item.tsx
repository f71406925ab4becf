import type { Section } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
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
  const { items } = useMessages("editor");
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
        <Icon name="plus" /> {items.add}
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
  const { items, form } = useMessages("editor");
  const own = <span lang={textLanguage(section.name, useLanguage())} />;
  const typed = (name: string) => refused && fieldOf(refused.again, name);
  return (
    <AddDialog
      title={rich(items.addTitle({ section: section.name, own }))}
      returnTo={`#section-${section.id} .add-item`}
      operation="add-item"
      fields={[["sectionId", String(section.id)]]}
      replaces={refused?.id}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor="item-name">{items.name}</label>
        <input
          id="item-name"
          name="name"
          placeholder={items.namePlaceholder}
          defaultValue={typed("name")}
          pattern="\s*\S.*"
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
      </div>
      <div className="field">
        <label htmlFor="item-price">{form.price}</label>
        <PriceInput
          id="item-price"
          name="priceRupees"
          placeholder={items.pricePlaceholder}
          defaultValue={typed("priceRupees")}
          required
        />
      </div>
    </AddDialog>
  );
}
