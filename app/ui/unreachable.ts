import { isRouteErrorResponse } from "react-router";

/** Why a form could not be sent: the server was not reached, or what answered was not ours. */
export type Unsent = "unreachable" | "broken";

/** Whether the server was not reached: fetch threw a TypeError, or something else answered for it (502 and up). */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 502);
}

/** Whether `serverLoader` got no answer that this server meant: none, a 5xx, or a page from a café's network. */
export function isNoAnswer(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !(isRouteErrorResponse(error) && error.status < 500);
}

/** `answer`, or a TypeError as from a failed fetch if it takes longer: a network may take a request and never reply. */
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
