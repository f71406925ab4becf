import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Dialog } from "./dialog.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";

interface DeleteDialogProps {
  operation: "delete-section" | "delete-item";
  title: string;
  question: React.ReactNode;
  /** What goes with it. */
  note?: string | undefined;
  fields: Fields;
  /** Selectors of the thing, and of what remains when it is gone. */
  returnTo: string[];
  onClose: () => void;
}

export function DeleteDialog({
  operation,
  title,
  question,
  note,
  fields,
  returnTo,
  onClose,
}: DeleteDialogProps) {
  const { form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  return (
    <Dialog title={title} returnTo={returnTo} onClose={onClose}>
      <p>{question}</p>
      {note && <p>{note}</p>}
      <p>
        {form.cannotUndo} {form.copyStays}
      </p>
      <OperationForm operation={operation} fields={fields} onSend={onClose} className="actions">
        <Closer className="button" onClose={onClose}>
          {buttons.cancel}
        </Closer>
        <button className="button danger">{buttons.delete}</button>
      </OperationForm>
    </Dialog>
  );
}
