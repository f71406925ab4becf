import { OFFLINE_PATH, offlinePath, PLACE_PATH, WRITING_PATH } from "#app/device/paths.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin } from "#app/ui/unreachable.ts";
import { findStoredPage } from "./build-cache.ts";

/** What opens without a network. */
const FROM_CACHE = new Set([WRITING_PATH, PLACE_PATH]);

/**
 * A page from the network. If that fails or takes too long, the form for a post and the search for a place are answered
 * from the cache, and every other page with a redirect to the offline page: scripts go by the address, so each page has to be
 * at its own.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  if (pathname === OFFLINE_PATH) return (await findStoredPage(OFFLINE_PATH)) ?? fetch(request);
  try {
    const answer = fetch(request);
    if (hasChosenToWait(request)) return await answer;
    const reply = await answerWithin(SHORT_PATIENCE_MS, answer);
    if (reply.status >= 502) throw new TypeError("something on the way has answered");
    return reply;
  } catch (error) {
    const stored = FROM_CACHE.has(pathname) ? await findStoredPage(pathname) : undefined;
    if (stored) return stored;
    if (!(await findStoredPage(OFFLINE_PATH))) throw error;
    return Response.redirect(origin + offlinePath(pathname + search));
  }
}

/** The answer to a form on a page without a script. If there is none, the offline page leads back to that page. */
export async function answerForm(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(await findStoredPage(OFFLINE_PATH))) throw error;
    const { origin, pathname, search } = new URL(request.referrer || request.url);
    return Response.redirect(origin + offlinePath(pathname + search), 303);
  }
}

/** Whoever leaves the offline page has seen all there is to see without a network, except for their own pages. */
function hasChosenToWait({ referrer, url }: Request): boolean {
  return pathOf(referrer) === OFFLINE_PATH && !FROM_CACHE.has(pathOf(url));
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : "";
}
