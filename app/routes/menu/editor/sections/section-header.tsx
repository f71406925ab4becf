import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { ChooseAllBox } from "#app/routes/menu/editor/choosing/choose-box.tsx";
import { DragHandle } from "#app/routes/menu/editor/drag/drag-handle.tsx";
import { useDragSection } from "#app/routes/menu/editor/drag/use-drag-section.ts";
import { FoldButton } from "#app/routes/menu/editor/folds/fold-button.tsx";
import { useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { DeleteSectionDialog, SectionForm } from "#app/routes/menu/editor/later/parts-later.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { AddSectionDialog } from "./add-section-dialog.tsx";
import { RenameForm, SectionTitle } from "./section-title.tsx";
import { partAfter, SectionTools } from "./section-tools.tsx";

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
  const renaming = `rename-section-${section.id}`;
  const [isRenaming, setRenaming] = useOpened(renaming);
  const [isEditing, setEditing] = useOpened(`edit-section-${section.id}`);
  const [isDeleting, setDeleting] = useOpened(`delete-section-${section.id}`);
  const after = partAfter(section.id);
  const [isAdding, setAdding] = useOpened(after);
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
      <SectionTools
        section={section}
        count={count}
        isOpen={isOpen}
        onEdit={() => setEditing(true)}
        onDelete={() => setDeleting(true)}
        onAddAfter={() => setAdding(true)}
      />
      {isEditing && (
        <SectionForm section={section} failed={failedEdit} onClose={() => setEditing(false)} />
      )}
      {isDeleting && <DeleteSectionDialog section={section} onClose={() => setDeleting(false)} />}
      {isAdding && (
        <AddSectionDialog
          part={after}
          to={section.position + 1}
          returnTo={[`#${after}`, `#section-${section.id} .section-more`]}
          onClose={() => setAdding(false)}
        />
      )}
    </header>
  );
}
