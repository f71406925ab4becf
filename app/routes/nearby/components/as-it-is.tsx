import { useMessages } from "#app/ui/messages.tsx";

interface AsItIsProps {
  /** What stands for exactly these words; undefined unless their writer is asked about them. */
  mark: string | undefined;
  /** The id of the field that they are in. */
  field: string;
  label: string;
}

/**
 * The two answers to “Send it like this?”, shown below it. Enter presses the first button of a form, which must be neither of
 * them, so an unseen button comes first.
 */
export function AsItIs({ mark, field, label }: AsItIsProps) {
  const { ask } = useMessages("compose");
  if (mark === undefined) return null;
  return (
    <>
      <button className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className="actions">
        <a className="button" href={`#${field}`}>
          {ask.change}
        </a>
        <button className="button" name="asItIs" value={mark}>
          {label}
        </button>
      </div>
    </>
  );
}
