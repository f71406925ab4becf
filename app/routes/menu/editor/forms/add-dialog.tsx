import { useRef } from "react";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useFieldsPass } from "#app/ui/use-fields-pass.ts";
import { Dialog } from "./dialog.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { KeptForm } from "./use-kept-form.ts";
import { wrongIn, type useWrongField } from "./use-wrong-field.ts";

interface AddDialogProps {
  title: React.ReactNode;
  returnTo: string[];
  operation: OperationName;
  fields?: Fields;
  replaces: number | undefined;
  onSend?: () => void;
  /** It closes the dialog. */
  kept: KeptForm;
  /** Says beside a field what is wrong with it. */
  verdict: ReturnType<typeof useWrongField>;
  children: React.ReactNode;
}

export function AddDialog({ title, returnTo, onSend, verdict, children, ...sent }: AddDialogProps) {
  const { form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const { close, send } = sent.kept;
  const fields = useRef<HTMLFormElement>(null);
  const isComplete = useFieldsPass(fields, saysEnough);
  return (
    <Dialog title={title} returnTo={returnTo} onClose={close}>
      <OperationForm
        {...sent}
        ref={fields}
        onInput={verdict.onInput}
        onSend={(typed, element) => {
          const found = wrongIn(typed, element);
          if (found) verdict.tell(found, element);
          else {
            onSend?.();
            send();
          }
          return !found;
        }}
      >
        {children}
        <div className="actions">
          <Closer className="button" onClose={close}>
            {buttons.cancel}
          </Closer>
          {/* Pressed all the same, the browser leads to what is missing and says so. */}
          <button className="button primary" aria-disabled={isComplete ? undefined : true}>
            {form.add}
          </button>
        </div>
      </OperationForm>
    </Dialog>
  );
}

/** What else may be wrong is said as it is sent. */
function saysEnough({ valueMissing, patternMismatch }: ValidityState): boolean {
  return !(valueMissing || patternMismatch);
}
