import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { withAge } from "./age.ts";
import { drop, findKept, isFile, keep } from "./kept.ts";
import type { RequestMade } from "./worker-scope.ts";

/**
 * A menu from the network, which is then kept. If the network fails, answers with a failure or takes too long, it is
 * the kept one, which says how old it is; without one, what the network says after all, or a page that says so.
 */
export async function answerMenu(event: RequestMade): Promise<Response> {
  const { request } = event;
  const path = new URL(request.url).pathname;
  const answer = Promise.resolve(event.preloadResponse).then((reply) => reply ?? fetch(request));
  // Also what comes too late to be shown.
  event.waitUntil(answer.then((reply) => keepMenu(path, reply.clone())).catch(() => undefined));
  const reply = await Promise.race([answer.catch(() => undefined), shortPatience()]);
  if (reply && reply.status < 500) return reply;
  const kept = await findKept(path);
  return kept ? withAge(kept, menuTexts) : answer.catch(missing);
}

/** A file of a build, or a picture. None of them ever changes, so a kept one is always right. */
export async function answerFile(event: RequestMade): Promise<Response> {
  const { request } = event;
  const path = new URL(request.url).pathname;
  const kept = await findKept(path);
  if (kept) return kept;
  const reply = await fetch(request);
  event.waitUntil(keepFile(path, reply.clone()).catch(() => undefined));
  return reply;
}

/** Keeps a menu that was opened before the worker was there, and of the addresses that its page has loaded the files. */
export async function keepOpened(address: string, loaded: string[]): Promise<void> {
  const path = new URL(address).pathname;
  const files = loaded.filter((name) => isFile(name));
  await Promise.allSettled([
    fetch(path).then((reply) => keepMenu(path, reply)),
    // The browser has them: all that is kept may be kept for long.
    ...files.map(async (file) => keepFile(file, await fetch(file))),
  ]);
}

/** A failure, a redirect or a notice changes nothing, nor does what the server itself sent for want of better. */
async function keepMenu(path: string, reply: Response): Promise<void> {
  const { status, redirected } = reply;
  if (status === 404 || status === 410) return drop(path);
  const isMenu = status === 200 && !redirected && says(reply, "Content-Type", "text/html");
  if (!isMenu || says(reply, "Cache-Control", "no-store")) return;
  const headers = new Headers(reply.headers);
  // Its date says since when a reply from the browser's own cache is true.
  if (!headers.has("Date")) headers.set("Date", new Date().toUTCString());
  await keep(path, new Response(await reply.text(), { headers }));
}

async function keepFile(path: string, reply: Response): Promise<void> {
  if (reply.status === 200 && says(reply, "Cache-Control", "immutable")) await keep(path, reply);
}

function says({ headers }: Response, name: string, value: string): boolean {
  return (headers.get(name) ?? "").includes(value);
}

function shortPatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, SHORT_PATIENCE_MS);
  });
}

function missing(): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  return new Response(menuTexts.missing, { headers });
}
