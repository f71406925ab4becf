import { problemText } from "#app/messages/problem-text.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Says what is wrong with the field at a path, or at one below it; undefined if nothing is. */
export type ProblemAt = (path: string) => string | undefined;

/** What was wrong with a form that failed. */
export function useProblems(failed: FailedChange | undefined): ProblemAt {
  const problems = useMessages("problems");
  const failure = failed?.failure;
  return (path) => {
    if (failure?.reason !== "invalid-input") return undefined;
    const isHere = failure.path === path || failure.path.startsWith(`${path}.`);
    return isHere ? problemText(problems, failure) : undefined;
  };
}
