import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { AddDialog } from "#app/routes/menu/editor/forms/add-dialog.tsx";
import { NameField } from "#app/routes/menu/editor/forms/name-field.tsx";
import { useKeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { useWrongField } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { useViewActs } from "#app/routes/menu/editor/menu-view.tsx";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface AddSectionDialogProps {
  /** The part of the editor that it is. */
  part: string;
  refused?: FailedChange | undefined;
  /** The 1-based place among the sections; the last if none is given. */
  to?: number;
  returnTo: string[];
  onClose: () => void;
}

export function AddSectionDialog({ part, refused, to, returnTo, onClose }: AddSectionDialogProps) {
  const { sections } = useMessages("editor");
  const { awaitSection } = useViewActs();
  const kept = useKeptForm(part, onClose);
  const verdict = useWrongField(part);
  const before = kept.typed ?? refused?.again;
  return (
    <AddDialog
      title={sections.addTitle}
      returnTo={returnTo}
      operation="add-section"
      fields={to === undefined ? [] : [["to", String(to)]]}
      replaces={refused?.id}
      onSend={awaitSection}
      kept={kept}
      verdict={verdict}
    >
      <NameField
        id="section-name"
        label={sections.name}
        placeholder={sections.namePlaceholder}
        typed={before && fieldOf(before, "name")}
        wrong={verdict.wrong}
      />
    </AddDialog>
  );
}
