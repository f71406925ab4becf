import { data, isRouteErrorResponse } from "react-router";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, sayWhyUnsent } from "#app/ui/unreachable.ts";

/**
 * The server's answer to a form. Where none comes within `patience` milliseconds, or a broken one, the page stays as
 * it is, with all that was typed, and says why beside the form of this `operation`. A 404 and redirects are thrown on.
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
