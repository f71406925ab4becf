import { data, isRouteErrorResponse } from "react-router";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";

/**
 * What the server answers to a form; where no answer comes within `patience` milliseconds, or a broken one, it is said
 * in words why, for the form of this `operation`, and the page stays as it is, with all that was typed. What is gone,
 * and where to go on, is thrown on.
 */
export async function answerOrProblem<T>(
  answer: Promise<T>,
  { patience = PATIENCE_MS, operation = "" } = {},
) {
  try {
    return await answerWithin(patience, answer);
  } catch (thrown) {
    if (isRouteErrorResponse(thrown) && thrown.status === 404) throw thrown;
    return data({ problem: sayWhyUnsent(thrown), operation }, 503);
  }
}
