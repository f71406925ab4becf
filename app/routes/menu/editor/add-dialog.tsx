import { useRef } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";
import { Dialog } from "./dialog.tsx";
import type { Fields } from "./fields.ts";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { OperationName } from "./operations.ts";

interface AddDialogProps {
  title: React.ReactNode;
  returnTo: string;
  operation: OperationName;
  fields?: Fields;
  replaces: number | undefined;
  onClose: () => void;
  children: React.ReactNode;
}

export function AddDialog({ title, returnTo, onClose, children, ...sent }: AddDialogProps) {
  const { form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const fields = useRef<HTMLFormElement>(null);
  const isComplete = useFieldsPass(fields, saysEnough);
  return (
    <Dialog title={title} returnTo={[returnTo]} onClose={onClose}>
      <OperationForm {...sent} ref={fields} onSend={onClose}>
        {children}
        <div className="actions">
          <Closer className="button" onClose={onClose}>
            {buttons.cancel}
          </Closer>
          <button className="button primary" disabled={!isComplete}>
            {form.add}
          </button>
        </div>
      </OperationForm>
    </Dialog>
  );
}

/** What is too long or too large is left to the browser, which says so on submit. */
function saysEnough({
  valueMissing,
  patternMismatch,
  rangeUnderflow,
  badInput,
}: ValidityState): boolean {
  return !(valueMissing || patternMismatch || rangeUnderflow || badInput);
}
