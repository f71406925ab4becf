import { useMessages } from "#app/ui/messages.tsx";
import type { ThreadProblem } from "./thread-answer.ts";

/** What is wrong, as a sentence in the page's language; undefined if nothing is. */
export function useProblemText(problem: ThreadProblem | undefined): string | undefined {
  const { thread } = useMessages("nearby");
  const { unsent } = useMessages("ui");
  if (!problem || "words" in problem) return problem?.words;
  return problem.failure === "ended" ? thread.ended : unsent[problem.failure];
}
