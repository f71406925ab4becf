import { redirectDocument } from "react-router";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";

/** Data for a page; without an answer, loads `url` as a document, and the service worker shows the offline page. */
export async function orOfflinePage<T>(answer: Promise<T>, { pathname, search }: URL): Promise<T> {
  try {
    return await answerWithin(PATIENCE_MS, answer);
  } catch (error) {
    throw isUnreachable(error) ? redirectDocument(pathname + search) : error;
  }
}
