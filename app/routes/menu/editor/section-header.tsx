import type { Section } from "#app/domain/menus/menus.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { ChooseAllBox } from "./choosing/choose-box.tsx";
import { AddSectionDialog, DeleteDialog, SectionForm } from "./forms-later.ts";
import { DragHandle } from "./drag-handle.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { FoldButton } from "./fold-button.tsx";
import { Icon } from "./icon.tsx";
import { Opener, useOpened } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { RenameForm, SectionTitle } from "./section-title.tsx";
import { useDragSection } from "./use-drag-section.ts";

interface SectionHeaderProps {
  section: Section;
  count: number;
  isOpen: boolean;
  failedRename: FailedChange | undefined;
  failedEdit: FailedChange | undefined;
}

export function SectionHeader(props: SectionHeaderProps) {
  const { section, count, isOpen, failedRename, failedEdit } = props;
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
  return (
    <header className="section-header">
      <ChooseAllBox sectionId={section.id} name={name} />
      <DragHandle
        label={sections.drag({ name })}
        onStep={(by) => drag(section, section.position + by, count)}
      />
      {isRenaming ? (
        <RenameForm section={section} failed={failedRename} onClose={() => setRenaming(false)} />
      ) : (
        <SectionTitle section={section} part={renaming} onRename={() => setRenaming(true)} />
      )}
      <FoldButton section={section} isOpen={isOpen} />
      {isOpen && (
        <button
          type="button"
          className="icon-button section-more"
          popoverTarget={`tools-${section.id}`}
          aria-label={sections.more({ name })}
        >
          <Icon name="more" />
        </button>
      )}
      {isOpen && (
        <div className="tools" id={`tools-${section.id}`} popover="auto">
          <MoveButton direction="up" section={section} count={count} />
          <MoveButton direction="down" section={section} count={count} />
          <Opener
            className="icon-button"
            part={editing}
            at={`#section-${section.id}`}
            onOpen={() => setEditing(true)}
          >
            <Icon name="pencil" /> <span>{sections.edit({ name })}</span>
          </Opener>
          <Opener
            className="icon-button"
            part={deleting}
            at={`#section-${section.id}`}
            onOpen={() => setDeleting(true)}
          >
            <Icon name="bin" /> <span>{sections.delete({ name })}</span>
          </Opener>
          <AddAfter section={section} />
        </div>
      )}
      {isEditing && (
        <SectionForm section={section} failed={failedEdit} onClose={() => setEditing(false)} />
      )}
      {isDeleting && (
        <DeleteDialog
          operation="delete-section"
          title={sections.deleteTitle}
          question={rich(sections.sureToDelete({ name, own }))}
          note={
            section.items.length > 0
              ? sections.goesWith({ count: section.items.length })
              : undefined
          }
          fields={[["sectionId", String(section.id)]]}
          returnTo={[`#section-${section.id} .section-more`, `#title-${section.id}`, ".toolbar a"]}
          onClose={() => setDeleting(false)}
        />
      )}
    </header>
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
