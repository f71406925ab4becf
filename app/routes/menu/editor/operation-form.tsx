import type { ComponentProps } from "react";
import { useEditor } from "./editor-context.ts";
import type { Fields } from "./fields.ts";
import type { OperationName } from "./operations.ts";

interface OperationFormProps extends Omit<
  ComponentProps<"form">,
  "method" | "action" | "onSubmit"
> {
  /** Left out if `fields` names the operation. */
  operation?: OperationName;
  fields?: Fields;
  /** The failed change that this one retries. */
  replaces?: number | undefined;
  onCancel?: () => void;
  /** Called before it is sent; false keeps it from being sent. */
  onSend?: () => boolean | void;
}

const NOTHING_MORE: Fields = [];

/** A form that performs an operation, with or without JavaScript. */
export function OperationForm({
  operation,
  fields = NOTHING_MORE,
  replaces,
  onCancel,
  onSend,
  onInput,
  children,
  ...props
}: OperationFormProps) {
  const { submit } = useEditor();
  const hidden: Fields = operation ? [["operation", operation], ...fields] : fields;
  return (
    <form
      {...props}
      method="post"
      onInput={(event) => {
        event.currentTarget.dataset["typed"] = "";
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
        if (onSend?.() !== false) submit(sent, replaces);
      }}
    >
      {hidden.map(
        ([name, value], index) =>
          typeof value === "string" && (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ),
      )}
      {children}
    </form>
  );
}
