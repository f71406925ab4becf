import { SHORT_PATIENCE_MS } from "#app/ui/patience.ts";
import { withAge } from "./age.ts";
import { cacheFor, isFile, keep, MISSING } from "./kept.ts";
import type { PageRequest } from "./worker-scope.ts";

/**
 * A menu from the network, which is then kept. If the network fails, answers with a failure or takes too long, it is
 * the kept one, which says how old it is. Without one it is what the network says after all, or a page that says so.
 */
export async function answerMenu(event: PageRequest): Promise<Response> {
  const { request } = event;
  const path = pathOf(request.url);
  const answer = Promise.resolve(event.preloadResponse).then((reply) => reply ?? fetch(request));
  const kept = answer.then((reply) => keepMenu(path, reply.clone()));
  // Also what comes too late to be shown.
  event.waitUntil(kept.catch(ignore));
  const reply = await Promise.race([answer.catch(ignore), shortPatience()]);
  if (reply && reply.status < 500) return reply;
  const copy = await findKept(path);
  return copy ? withAge(copy) : answer.catch(() => caches.match(MISSING) as Promise<Response>);
}

/** A file of a build, or a picture. None of them ever changes, so a kept one is always right. */
export async function answerFile(event: PageRequest): Promise<Response> {
  const { request } = event;
  const path = pathOf(request.url);
  const kept = await findKept(path);
  if (kept) return kept;
  const reply = await fetch(request);
  event.waitUntil(keepFile(path, reply.clone()).catch(ignore));
  return reply;
}

/** Keeps a menu that was opened before the worker was there, and the files among the addresses that its page loaded. */
export async function keepOpened(address: string, loaded: string[]): Promise<void> {
  const path = pathOf(address);
  await Promise.allSettled([
    fetch(path).then((reply) => keepMenu(path, reply)),
    // These come from the browser’s own cache: files that we keep are immutable.
    ...loaded
      .map(pathOf)
      .filter(isFile)
      .map((file) => fetch(file).then((reply) => keepFile(file, reply))),
  ]);
}

/** Failures, redirects, other pages and the server's own old copies are not kept. */
async function keepMenu(path: string, reply: Response): Promise<void> {
  const { status, ok, redirected } = reply;
  if (status === 404 || status === 410) await (await cacheFor(path)).delete(path);
  const isMenu = says(reply, "Content-Type", "text/html") && says(reply, "Cache-Control", "public");
  if (!ok || redirected || !isMenu) return;
  const menu = new Response(reply.body, reply);
  // The browser's own cache keeps the Date, so the age stays right.
  if (!menu.headers.has("Date")) menu.headers.set("Date", new Date().toUTCString());
  await keep(path, menu);
}

async function keepFile(path: string, reply: Response): Promise<void> {
  if (reply.ok && says(reply, "Cache-Control", "immutable")) await keep(path, reply);
}

/** What is kept for a path; undefined also where the browser does not let us look. */
function findKept(path: string): Promise<Response | undefined> {
  return cacheFor(path)
    .then((cache) => cache.match(path))
    .catch(ignore);
}

function says({ headers }: Response, name: string, value: string): boolean {
  return `${headers.get(name)}`.includes(value);
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}

function shortPatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, SHORT_PATIENCE_MS);
  });
}

function ignore(): undefined {}
