import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { SectionForm } from "./section-form.tsx";
import { RenameForm, SectionTitle } from "./section-title.tsx";
import { useDragSection } from "./use-drag-section.ts";

interface SectionHeaderProps {
  section: Section;
  count: number;
  failedRename: FailedChange | undefined;
  failedEdit: FailedChange | undefined;
}

export function SectionHeader({ section, count, failedRename, failedEdit }: SectionHeaderProps) {
  const { sections } = useMessages("editor");
  const { name } = section;
  const own = <span lang={textLanguage(name, useLanguage())} />;
  const renaming = `rename-section-${section.id}`;
  const editing = `edit-section-${section.id}`;
  const deleting = `delete-section-${section.id}`;
  const [isRenaming, setRenaming] = useOpened(renaming);
  const [isEditing, setEditing] = useOpened(editing);
  const [isDeleting, setDeleting] = useOpened(deleting);
  const drag = useDragSection();
  const isDraft = section.id < 0;
  return (
    <header className="section-header">
      <DragHandle
        label={sections.drag({ name })}
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
          aria-label={sections.edit({ name })}
          part={editing}
          at={`#section-${section.id}`}
          disabled={isDraft}
          onOpen={() => setEditing(true)}
        >
          <Icon name="pencil" />
        </Opener>
        <Opener
          className="icon-button"
          aria-label={sections.delete({ name })}
          part={deleting}
          at={`#section-${section.id}`}
          disabled={isDraft}
          onOpen={() => setDeleting(true)}
        >
          <Icon name="bin" />
        </Opener>
      </div>
      {isEditing && (
        <SectionForm section={section} failed={failedEdit} onClose={() => setEditing(false)} />
      )}
      {isDeleting && (
        <DeleteDialog
          operation="delete-section"
          title={sections.deleteTitle}
          question={rich(sections.sureToDelete({ name, own }))}
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
  const { sections } = useMessages("editor");
  const { announceMove } = useEditor();
  const { name } = section;
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
        announceMove(
          { name, to, count },
          `${card} .tools [data-move="${direction}"]:enabled`,
          `${card} .tools [data-move]:enabled`,
        )
      }
    >
      <button
        className="icon-button"
        aria-label={direction === "up" ? sections.moveUp({ name }) : sections.moveDown({ name })}
        data-move={direction}
        disabled={section.id < 0 || to < 1 || to > count}
      >
        <Icon name={direction} />
      </button>
    </OperationForm>
  );
}
