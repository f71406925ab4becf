import { redirectDocument } from "react-router";
import { PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin, isUnreachable } from "#app/ui/unreachable.ts";

/**
 * The server's data for a page. Where no answer comes, the page at `url` is loaded as a document instead, and the
 * service worker shows the offline page.
 */
export async function orOfflinePage<T>(answer: Promise<T>, { pathname, search }: URL): Promise<T> {
  try {
    return await answerWithin(PATIENCE_MS, answer);
  } catch (error) {
    throw isUnreachable(error) ? redirectDocument(pathname + search) : error;
  }
}
