import { useMessages } from "#app/ui/messages.tsx";

interface AsItIsProps {
  /** What stands for exactly these words; undefined unless their writer is asked about them. */
  mark: string | undefined;
  /** The id of the field that they are in. */
  field: string;
  label: string;
}

/**
 * The two answers to the question whether to send something like this. They stand behind the form's own button, which a
 * browser presses on Enter.
 */
export function AsItIs({ mark, field, label }: AsItIsProps) {
  const { ask } = useMessages("compose");
  if (mark === undefined) return null;
  return (
    <div className="actions">
      <a className="button" href={`#${field}`}>
        {ask.change}
      </a>
      <button className="button" name="asItIs" value={mark}>
        {label}
      </button>
    </div>
  );
}
