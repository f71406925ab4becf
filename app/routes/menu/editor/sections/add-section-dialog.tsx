import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { AddDialog } from "#app/routes/menu/editor/forms/add-dialog.tsx";
import { useKeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { useWrongField, wrongAs } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
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
  const problems = useMessages("problems");
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
      <div className="field">
        <label htmlFor="section-name">{sections.name}</label>
        <input
          id="section-name"
          name="name"
          placeholder={sections.namePlaceholder}
          defaultValue={before && fieldOf(before, "name")}
          pattern="\s*\S.*"
          title={problems["menu-text-empty"]}
          autoComplete="off"
          autoFocus
          required
          {...wrongAs(verdict.wrong, "name")}
        />
        <WrongNote wrong={verdict.wrong} of={["name"]} />
      </div>
    </AddDialog>
  );
}
