import type { Section } from "#app/domain/menus/menus.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { AddSectionDialog } from "./forms-later.ts";
import { useEditor } from "./editor-context.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";

interface SectionToolsProps {
  section: Section;
  count: number;
  onEdit: () => void;
  onDelete: () => void;
}

/** What is done with a section: in its header, or on a phone in a sheet that a browser opens without a script. */
export function SectionTools({ section, count, onEdit, onDelete }: SectionToolsProps) {
  const { sections } = useMessages("editor");
  const { id, name } = section;
  const at = `#section-${id}`;
  return (
    <>
      <button
        type="button"
        className="icon-button section-more"
        popoverTarget={`tools-${id}`}
        aria-label={sections.more({ name })}
      >
        <Icon name="more" />
      </button>
      <div className="tools" id={`tools-${id}`} popover="auto">
        <MoveButton direction="up" section={section} count={count} />
        <MoveButton direction="down" section={section} count={count} />
        <Opener className="icon-button" part={`edit-section-${id}`} at={at} onOpen={onEdit}>
          <Icon name="pencil" /> <span>{sections.edit({ name })}</span>
        </Opener>
        <Opener className="icon-button" part={`delete-section-${id}`} at={at} onOpen={onDelete}>
          <Icon name="bin" /> <span>{sections.delete({ name })}</span>
        </Opener>
        <AddAfter section={section} />
      </div>
    </>
  );
}

/** Adds a section between this one and the next. */
function AddAfter({ section }: { section: Section }) {
  const { sections } = useMessages("editor");
  const part = `add-section-after-${section.id}`;
  const [isOpen, setOpen] = useOpened(part);
  return (
    <>
      <Opener
        id={part}
        className="icon-button"
        part={part}
        at={`#section-${section.id}`}
        onOpen={() => setOpen(true)}
      >
        <Icon name="insert" /> <span>{sections.addAfter({ name: section.name })}</span>
      </Opener>
      {isOpen && (
        <AddSectionDialog
          part={part}
          to={section.position + 1}
          returnTo={[`#${part}`, `#section-${section.id} .section-more`]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function MoveButton({
  direction,
  section,
  count,
}: {
  direction: "up" | "down";
  section: Section;
  count: number;
}) {
  const { sections } = useMessages("editor");
  const { announceMove } = useEditor();
  const { name } = section;
  const to = section.position + (direction === "up" ? -1 : 1);
  const isEnd = to < 1 || to > count;
  const isHydrated = useIsHydrated();
  return (
    <OperationForm
      operation="move-section"
      fields={[
        ["sectionId", String(section.id)],
        ["to", String(to)],
        ["by", direction],
      ]}
      onSend={() => {
        // As with items, the focus stays at the end.
        const button = `#section-${section.id} .tools [data-move="${direction}"]`;
        if (!isEnd) announceMove({ name, to, count }, button);
        return !isEnd;
      }}
    >
      <button
        className="icon-button"
        data-move={direction}
        aria-disabled={isEnd}
        disabled={isEnd && !isHydrated}
      >
        <Icon name={direction} />{" "}
        <span>{direction === "up" ? sections.moveUp({ name }) : sections.moveDown({ name })}</span>
      </button>
    </OperationForm>
  );
}
