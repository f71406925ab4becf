import { isRouteErrorResponse } from "react-router";

/** Why a form could not be sent: the server was not reached, or what answered was not ours. */
export type Unsent = "unreachable" | "broken";

/**
 * Whether what `serverAction` threw means that the server was not reached: the fetch failed, which throws a
 * TypeError, or something on the way answered in the server's place (502 and up).
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 502);
}

/**
 * Whether what `serverLoader` threw is no answer that this server meant: as isUnreachable, and where it failed, or
 * something on the way answered with what is none of ours, as the networks of cafés do.
 */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !(isRouteErrorResponse(error) && error.status < 500);
}

/** The answer, where it comes in time; else it throws as a fetch that failed: a network may take a request and never answer it. */
export async function answerWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError("no answer")), milliseconds);
  });
  try {
    return await Promise.race([answer, lost]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why sending a form threw; a redirect is thrown on. What was typed stays, and `ui.unsent` says why. */
export function whyUnsent(thrown: unknown): Unsent {
  if (thrown instanceof Response) throw thrown;
  return isUnreachable(thrown) ? "unreachable" : "broken";
}
