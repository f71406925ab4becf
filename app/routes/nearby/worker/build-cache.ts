import { OFFLINE_PATH } from "./paths.ts";
import { PHOTOS } from "./photo-cache.ts";

/** What this build of the app needs offline: the offline page, and files whose names change with what is in them. */

const PREFIX = "nearby-";
const BUILD = `${PREFIX}${__BUILD_ID__}`;

/** Keeps the offline page and every file that it names. Throws where one of them cannot be had. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(BUILD);
  // Of this very build, and not one that the browser remembers.
  const page = await fetch(OFFLINE_PATH, { cache: "reload" });
  if (!page.ok) throw new Error(`${OFFLINE_PATH} answered ${page.status}`);
  const files = filesOf(await page.clone().text());
  await Promise.all([cache.put(OFFLINE_PATH, page), cache.addAll(files)]);
}

/** The addresses under /assets/ that a page's document names. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => String(path)))];
}

/** The offline page as it was kept; undefined where the browser has dropped it. */
export async function findOfflinePage(): Promise<Response | undefined> {
  const cache = await caches.open(BUILD);
  return cache.match(OFFLINE_PATH);
}

/** A file under /assets/: what is under such a name never changes, so that a kept one is as good as any. */
export async function answerFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(BUILD);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  // A phone without room shows the page all the same.
  if (reply.status === 200) waitUntil(cache.put(request, reply.clone()).catch(() => undefined));
  return reply;
}

/** Removes what other builds have kept. */
export async function dropOtherBuilds(): Promise<void> {
  const others = ofOtherBuilds(await caches.keys());
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Those of these names of caches under which another build has kept its files. */
export function ofOtherBuilds(names: string[]): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== BUILD && name !== PHOTOS);
}
