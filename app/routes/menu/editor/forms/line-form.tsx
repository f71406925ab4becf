import { useRef, type ComponentProps } from "react";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { useKeptForm } from "./use-kept-form.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useWrongField, wrongAs, wrongIn } from "./use-wrong-field.ts";
import { WrongNote } from "./wrong-note.tsx";

interface LineFormProps {
  /** The part of the editor that it is. */
  part: string;
  operation: OperationName;
  fields: Fields;
  replaces?: number | undefined;
  text: string;
  input: ComponentProps<"input"> & { name: string };
  returnTo: string[];
  onClose: () => void;
}

/** Edits a line of text in its place. Enter saves, Escape cancels; an empty or unchanged line cancels too. */
export function LineForm({ part, text, input, returnTo, onClose, ...sent }: LineFormProps) {
  const { buttons } = useMessages("ui");
  const field = useRef<HTMLInputElement>(null);
  const kept = useKeptForm(part, onClose);
  const typed = kept.typed && fieldOf(kept.typed, input.name);
  const { wrong, onInput, tell } = useWrongField(part);
  useReturnFocus(...returnTo);
  return (
    <OperationForm
      {...sent}
      className="inline-form"
      onInput={onInput}
      onSend={(fields, form) => {
        const typed = field.current?.value.trim() ?? "";
        const isEdited = typed !== "" && typed !== text;
        const found = isEdited ? wrongIn(fields, form) : undefined;
        if (found) tell(found, form);
        else if (isEdited) kept.send();
        else kept.close();
        return isEdited && !found;
      }}
      kept={kept}
      onCancel={kept.close}
    >
      <input
        ref={field}
        defaultValue={text}
        autoComplete="off"
        autoFocus
        {...input}
        {...(typed !== undefined && { defaultValue: typed })}
        {...wrongAs(wrong, input.name)}
      />
      <button className="icon-button" aria-label={buttons.save}>
        <Icon name="tick" />
      </button>
      <Closer className="icon-button" aria-label={buttons.cancel} onClose={kept.close}>
        <Icon name="cross" />
      </Closer>
      <WrongNote wrong={wrong} of={[input.name]} />
    </OperationForm>
  );
}
