import { isEditorPage } from "#app/device/editor-pages.ts";
import type { PageRequest } from "#app/routes/menu/offline/worker-scope.ts";
import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { answerWithin } from "#app/ui/unreachable.ts";
import { canWait } from "./offline-paths.ts";
import { findShell } from "./shell-cache.ts";

/**
 * A page from the network, of which nothing is kept. If that fails or takes too long, an editor gives way to the empty
 * page, whose script shows the menu that this phone saw last. Throws where there is none, and for other pages.
 */
export async function answerNavigation(event: PageRequest): Promise<Response> {
  const { request, preloadResponse } = event;
  const url = new URL(request.url);
  const answer = Promise.resolve(preloadResponse).then((reply) => reply ?? fetch(request));
  if (!isEditorPage(url.pathname)) return answer;
  const reply = await (canWait(url) ? answer : answerWithin(SHORT_PATIENCE_MS, answer)).catch(
    () => undefined,
  );
  if (reply && !isFromGateway(reply)) return reply;
  return (await findShell()) ?? reply ?? answer;
}

/** Whether something on the way has answered. A 503 is the server's own, which says what it cannot do. */
function isFromGateway({ status }: Response): boolean {
  return status >= 502 && status !== 503;
}
