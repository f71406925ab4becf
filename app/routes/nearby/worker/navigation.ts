import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin } from "#app/ui/unreachable.ts";
import { findKeptPage } from "./build-cache.ts";
import { OFFLINE_PATH, offlinePath, WRITING_PATH } from "./paths.ts";

/**
 * A page from the network. Where that does not come, or not soon, the form for a post is the one that is kept; from
 * all other pages the browser is sent to the offline page. Each answers under its own address alone: its script goes by
 * that.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  if (pathname === OFFLINE_PATH) return (await findKeptPage(OFFLINE_PATH)) ?? fetch(request);
  try {
    const asked = fetch(request);
    if (hasChosenToWait(request)) return await asked;
    const reply = await answerWithin(SHORT_PATIENCE_MS, asked);
    if (reply.status >= 502) throw new TypeError("something on the way has answered");
    return reply;
  } catch (error) {
    const form = pathname === WRITING_PATH ? await findKeptPage(WRITING_PATH) : undefined;
    if (form) return form;
    if (!(await findKeptPage(OFFLINE_PATH))) throw error;
    return Response.redirect(origin + offlinePath(pathname + search));
  }
}

/** Who goes on from the offline page has seen all that there is without a network, but for the form for a post. */
function hasChosenToWait({ referrer, url }: Request): boolean {
  return pathOf(referrer) === OFFLINE_PATH && pathOf(url) !== WRITING_PATH;
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : "";
}
