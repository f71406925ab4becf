import type { ComponentProps } from "react";
import { useEditor } from "./editor-context.ts";
import type { Fields } from "./fields.ts";
import type { OperationName } from "./operations.ts";

interface OperationFormProps extends Omit<
  ComponentProps<"form">,
  "method" | "action" | "onSubmit"
> {
  /** Left out where `fields` names the operation already. */
  operation?: OperationName;
  /** What the form says beside what is typed into it. */
  fields?: Fields;
  /** A change that failed, which this one tries once more. */
  replaces?: number | undefined;
  /** Called at Escape. */
  onCancel?: () => void;
  /** Called before it is sent; false leaves it. */
  onSend?: () => boolean | void;
}

const NOTHING_MORE: Fields = [];

/** A form that does an operation: by itself where there is no JavaScript, else without leaving the page. */
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
        // While a word is being composed, as in Hindi, Escape is about its suggestions.
        if (event.key === "Escape" && !event.nativeEvent.isComposing) onCancel?.();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        delete event.currentTarget.dataset["typed"];
        // A file cannot lie in a hidden field.
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
