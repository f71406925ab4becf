import { useId } from "react";
import { AGE_FIELD } from "./age-field.ts";

interface AgeQuestionProps {
  /** What age it takes; null where nothing is to be asked. */
  age: number | null;
  problem?: string | undefined;
}

/** Asked once, with the first thing that somebody writes. No answer is suggested. */
export function AgeQuestion({ age, problem }: AgeQuestionProps) {
  const problemId = useId();
  if (age === null) return null;
  return (
    <fieldset className="age" aria-describedby={problemId}>
      <legend>Are you {age} or older?</legend>
      <label>
        <input
          type="radio"
          name={AGE_FIELD}
          value="yes"
          required
          autoFocus={problem !== undefined}
        />{" "}
        Yes
      </label>
      <label>
        <input type="radio" name={AGE_FIELD} value="no" /> No
      </label>
      <p className="alert" id={problemId} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
