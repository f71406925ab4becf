import { useId } from "react";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface AgeQuestionProps {
  /** The age to confirm; null if nothing is to be asked. */
  age: number | null;
  problem?: string | undefined;
  /** What they have answered in a form that comes back. */
  answered?: string | undefined;
}

/** Asked once, with the first thing that somebody writes. Neither answer is preselected. */
export function AgeQuestion({ age, problem, answered }: AgeQuestionProps) {
  const { age: words } = useMessages("compose");
  const problemId = useId();
  if (age === null) return null;
  return (
    <fieldset className="age" aria-describedby={problemId}>
      <legend>{words.question({ age })}</legend>
      <label>
        <input
          type="radio"
          name={AGE_FIELD}
          value="yes"
          required
          defaultChecked={answered === "yes"}
          autoFocus={problem !== undefined}
        />{" "}
        {words.yes}
      </label>
      <label>
        <input type="radio" name={AGE_FIELD} value="no" defaultChecked={answered === "no"} />{" "}
        {words.no}
      </label>
      <p className="alert" id={problemId} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
