import { useRef, type ComponentProps } from "react";
import { useMessages } from "#app/ui/messages.tsx";
import type { Fields } from "./fields.ts";
import { Icon } from "./icon.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { OperationName } from "./operations.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface LineFormProps {
  operation: OperationName;
  fields: Fields;
  replaces?: number | undefined;
  text: string;
  input: ComponentProps<"input">;
  returnTo: string[];
  onClose: () => void;
}

/** Edits a line of text in its place. Enter saves, Escape cancels; an empty or unchanged line cancels too. */
export function LineForm({ text, input, returnTo, onClose, ...sent }: LineFormProps) {
  const { buttons } = useMessages("ui");
  const field = useRef<HTMLInputElement>(null);
  useReturnFocus(...returnTo);
  return (
    <OperationForm
      {...sent}
      className="inline-form"
      onSend={() => {
        const typed = field.current?.value.trim() ?? "";
        onClose();
        return typed !== "" && typed !== text;
      }}
      onCancel={onClose}
    >
      <input ref={field} defaultValue={text} autoComplete="off" autoFocus {...input} />
      <button className="icon-button" aria-label={buttons.save}>
        <Icon name="tick" />
      </button>
      <Closer className="icon-button" aria-label={buttons.cancel} onClose={onClose}>
        <Icon name="cross" />
      </Closer>
    </OperationForm>
  );
}
