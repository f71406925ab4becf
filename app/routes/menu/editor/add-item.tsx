import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { AddItemDialog } from "./forms-later.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";

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
