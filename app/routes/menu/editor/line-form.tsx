import { useRef, type ComponentProps } from "react";
import type { Fields } from "./fields.ts";
import { Icon } from "./icon.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { OperationName } from "./operations.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface LineFormProps {
  operation: OperationName;
  fields: Fields;
  /** A change that failed, which this one tries once more. */
  replaces?: number | undefined;
  /** The line as it is now; empty for a new one. */
  text: string;
  /** The field that the line is typed into. */
  input: ComponentProps<"input">;
  /** Selectors of where the focus goes afterwards: the first that is there. */
  returnTo: string[];
  onClose: () => void;
}

/** A line of text, edited in its place. Enter and the tick save, Escape and the cross cancel; nothing or the same cancels too. */
export function LineForm({ text, input, returnTo, onClose, ...form }: LineFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useReturnFocus(...returnTo);
  return (
    <OperationForm
      {...form}
      className="inline-form"
      onSend={() => {
        const typed = field.current?.value.trim() ?? "";
        onClose();
        return typed !== "" && typed !== text;
      }}
      onCancel={onClose}
    >
      <input ref={field} defaultValue={text} autoComplete="off" autoFocus {...input} />
      <button className="icon-button" aria-label="Save">
        <Icon name="tick" />
      </button>
      <Closer className="icon-button" aria-label="Cancel" onClose={onClose}>
        <Icon name="cross" />
      </Closer>
    </OperationForm>
  );
}
