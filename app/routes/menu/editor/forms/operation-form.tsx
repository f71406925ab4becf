import type { ComponentProps } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { OperationName } from "#app/routes/menu/editor/operations/operations.ts";
import { KeptNote } from "./kept-note.tsx";
import { textsIn } from "./typed-forms.ts";
import type { KeptForm } from "./use-kept-form.ts";

interface OperationFormProps extends Omit<
  ComponentProps<"form">,
  "method" | "action" | "onSubmit"
> {
  /** Left out if `fields` names the operation. */
  operation?: OperationName;
  fields?: Fields;
  /** The failed change that this one retries. */
  replaces?: number | undefined;
  /** Given if this phone is to keep what is half typed in it. */
  kept?: KeptForm | undefined;
  onCancel?: () => void;
  /** Called with its fields before they are sent; others that it gives are sent in their place, false keeps all back. */
  onSend?: (fields: Fields, form: HTMLFormElement) => Fields | boolean | void;
}

const NOTHING_MORE: Fields = [];

/** A form that performs an operation, with or without JavaScript. */
export function OperationForm({
  operation,
  fields = NOTHING_MORE,
  replaces,
  kept,
  onCancel,
  onSend,
  onInput,
  children,
  ...props
}: OperationFormProps) {
  const { submit } = useEditor();
  const named: Fields = operation ? [["operation", operation], ...fields] : fields;
  const hidden = asSeen(named, kept?.typed);
  return (
    <form
      {...props}
      method="post"
      data-typed={kept?.typed && ""}
      data-kept={kept && ""}
      onInput={(event) => {
        const { currentTarget: form } = event;
        form.dataset["typed"] = "";
        kept?.keep(() => textsIn(form));
        onInput?.(event);
      }}
      onKeyDownCapture={(event) => {
        // While a word is being composed, as in Hindi, Escape belongs to the suggestions.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        delete event.currentTarget.dataset["typed"];
        // A hidden field cannot hold a file.
        const files = fields.filter(([, value]) => value instanceof File);
        const sent: Fields = [...new FormData(event.currentTarget), ...files];
        const wanted = onSend?.(sent, event.currentTarget);
        if (wanted !== false) submit(Array.isArray(wanted) ? wanted : sent, replaces);
      }}
    >
      {hidden.map(
        ([name, value], index) =>
          typeof value === "string" && (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ),
      )}
      {kept?.typed && <KeptNote />}
      {children}
    </form>
  );
}

/** What somebody saw before they typed, not what has come since. */
const SEEN = new Set(["revision", "was", "seen"]);

function asSeen(hidden: Fields, typed: Fields | undefined): Fields {
  if (!typed) return hidden;
  return [
    ...hidden.filter(([name]) => !SEEN.has(name)),
    ...typed.filter(([name]) => SEEN.has(name)),
  ];
}
