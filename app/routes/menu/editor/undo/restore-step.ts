import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import type { Step, Steps } from "./steps.ts";

/** The field that names the version before the restore that a change undoes or redoes. */
export const RESTORE = "restore";

/** A step that a page can carry. */
export type StepOfTexts = Step & Record<"back" | "forth", [string, string][]>;

/** The steps, with a restore made in History while the editor was open added unless they have it already. */
export function withRestore(steps: Steps, restored: Step | undefined): Steps {
  const { done, undone } = steps;
  if (!restored || [...done, ...undone].some((step) => isOfSame(step.back, restored.back)))
    return steps;
  return { ...steps, done: [...done, restored], undone: [] };
}

function isOfSame(one: Fields, other: Fields): boolean {
  return fieldOf(one, RESTORE) === fieldOf(other, RESTORE);
}
