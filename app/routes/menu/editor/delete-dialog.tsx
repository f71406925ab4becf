import { Dialog } from "./dialog.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { Fields } from "./fields.ts";

interface DeleteDialogProps {
  thing: "section" | "item";
  name: string;
  /** The hidden fields that name the thing. */
  fields: Fields;
  /** Selectors of the thing, and of what remains when it is gone. */
  returnTo: string[];
  onClose: () => void;
}

export function DeleteDialog({ thing, name, fields, returnTo, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title={thing === "section" ? "Delete Section" : "Delete Item"}
      returnTo={returnTo}
      onClose={onClose}
    >
      <p>{`Are you sure you want to delete the ${thing} "${name}"?`}</p>
      <p>This action cannot be undone.</p>
      <OperationForm
        operation={`delete-${thing}`}
        fields={fields}
        onSend={onClose}
        className="actions"
      >
        <Closer className="button" onClose={onClose}>
          Cancel
        </Closer>
        <button className="button danger">Delete</button>
      </OperationForm>
    </Dialog>
  );
}
