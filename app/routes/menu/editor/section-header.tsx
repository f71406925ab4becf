import type { Section } from "#app/domain/menus/menus.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { RenameForm, SectionTitle } from "./section-title.tsx";
import { useDragSection } from "./use-drag-section.ts";

interface SectionHeaderProps {
  section: Section;
  count: number;
  failedRename: FailedChange | undefined;
}

export function SectionHeader({ section, count, failedRename }: SectionHeaderProps) {
  const renaming = `rename-section-${section.id}`;
  const deleting = `delete-section-${section.id}`;
  const [isRenaming, setRenaming] = useOpened(renaming);
  const [isDeleting, setDeleting] = useOpened(deleting);
  const drag = useDragSection();
  const isDraft = section.id < 0;
  return (
    <header className="section-header">
      <DragHandle
        name={section.name}
        isDraft={isDraft}
        onStep={(by) => drag(section, section.position + by, count)}
      />
      {isRenaming ? (
        <RenameForm section={section} failed={failedRename} onClose={() => setRenaming(false)} />
      ) : (
        <SectionTitle section={section} part={renaming} onRename={() => setRenaming(true)} />
      )}
      <div className="tools">
        <MoveButton direction="up" section={section} count={count} />
        <MoveButton direction="down" section={section} count={count} />
        <Opener
          className="icon-button"
          aria-label={`Rename ${section.name}`}
          part={renaming}
          at={`#section-${section.id}`}
          disabled={isDraft}
          onOpen={() => setRenaming(true)}
        >
          <Icon name="pencil" />
        </Opener>
        <Opener
          className="icon-button"
          aria-label={`Delete ${section.name}`}
          part={deleting}
          at={`#section-${section.id}`}
          disabled={isDraft}
          onOpen={() => setDeleting(true)}
        >
          <Icon name="bin" />
        </Opener>
      </div>
      {isDeleting && (
        <DeleteDialog
          thing="section"
          name={section.name}
          fields={[["sectionId", String(section.id)]]}
          returnTo={[`#title-${section.id}`, ".toolbar a"]}
          onClose={() => setDeleting(false)}
        />
      )}
    </header>
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
  const { tellMove } = useEditor();
  const to = section.position + (direction === "up" ? -1 : 1);
  const card = `#section-${section.id}`;
  return (
    <OperationForm
      operation="move-section"
      fields={[
        ["sectionId", String(section.id)],
        ["to", String(to)],
        ["by", direction],
      ]}
      onSend={() =>
        tellMove(
          { name: section.name, to, count },
          `${card} .tools [data-move="${direction}"]:enabled`,
          `${card} .tools [data-move]:enabled`,
        )
      }
    >
      <button
        className="icon-button"
        aria-label={`Move ${section.name} ${direction}`}
        data-move={direction}
        disabled={section.id < 0 || to < 1 || to > count}
      >
        <Icon name={direction} />
      </button>
    </OperationForm>
  );
}
