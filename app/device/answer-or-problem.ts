import { data, isRouteErrorResponse } from "react-router";
import { useMessages } from "#app/ui/messages.tsx";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, whyUnsent, type Unsent } from "#app/ui/unreachable.ts";

/**
 * The server's answer to a form. If none, or a broken one, comes within `patience` milliseconds, the page keeps all
 * that was typed, and `unsent` is why, for the form of this `operation`. A 404 and redirects are thrown on.
 */
export async function answerOrProblem<T>(
  answer: Promise<T>,
  { patience = PATIENCE_MS, operation = "" } = {},
) {
  try {
    return await answerWithin(patience, answer);
  } catch (thrown) {
    if (isRouteErrorResponse(thrown) && thrown.status === 404) throw thrown;
    return data({ unsent: whyUnsent(thrown), operation }, 503);
  }
}

export interface MaybeProblem {
  problem?: string;
  unsent?: Unsent;
}

/** What an answer says is wrong: in the server's words, or why none came. */
export function useProblem(answer: MaybeProblem | undefined): string | undefined {
  const { unsent } = useMessages("ui");
  return answer?.unsent === undefined ? answer?.problem : unsent[answer.unsent];
}
