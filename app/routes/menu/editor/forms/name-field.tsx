import { useMessages } from "#app/ui/messages.tsx";
import { wrongAs, type WrongField } from "./use-wrong-field.ts";
import { WrongNote } from "./wrong-note.tsx";

interface NameFieldProps {
  id: string;
  label: string;
  placeholder: string;
  typed: string | undefined;
  wrong: WrongField | undefined;
}

/** The name of what a dialog adds. It gets the focus. */
export function NameField({ label, typed, wrong, ...input }: NameFieldProps) {
  const problems = useMessages("problems");
  return (
    <div className="field">
      <label htmlFor={input.id}>{label}</label>
      <input
        {...input}
        name="name"
        defaultValue={typed}
        pattern="\s*\S.*"
        title={problems["menu-text-empty"]}
        autoComplete="off"
        autoFocus
        required
        {...wrongAs(wrong, "name")}
      />
      <WrongNote wrong={wrong} of={["name"]} />
    </div>
  );
}
