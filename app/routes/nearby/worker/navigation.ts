import { answerWithin } from "#app/ui/unreachable.ts";
import { findOfflinePage } from "./build-cache.ts";
import { OFFLINE_PATH, offlinePath } from "./paths.ts";

/** So long does a page of the community wait for the network, in milliseconds, before the offline page shows. */
const PATIENCE_MS = 3000;

/**
 * A page from the network. Where that does not come, or not soon, the browser is sent to the offline page, which
 * answers under its own address alone: its script goes by that.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  if (isOfflinePage(request.url)) return (await findOfflinePage()) ?? fetch(request);
  try {
    const reply = fetch(request);
    return await (hasChosenToWait(request) ? reply : answerWithin(PATIENCE_MS, reply));
  } catch (error) {
    if (!(await findOfflinePage())) throw error;
    const { origin, pathname, search } = new URL(request.url);
    return Response.redirect(origin + offlinePath(pathname + search));
  }
}

/** Who goes on from the offline page has seen all that there is without a network. */
function hasChosenToWait({ referrer }: Request): boolean {
  return URL.canParse(referrer) && isOfflinePage(referrer);
}

function isOfflinePage(address: string): boolean {
  return new URL(address).pathname === OFFLINE_PATH;
}
