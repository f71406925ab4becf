import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { Opener, useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { AddItemDialog } from "./add-item-dialog.tsx";

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
