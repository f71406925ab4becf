import { isBuilt, OFFLINE_PATH, TO_KEEP, WRITING_PATH } from "./paths.ts";
import { PHOTOS } from "./photo-cache.ts";

/** What this build of the app needs offline: pages made for nobody, and its files. */

const PREFIX = "nearby-";
const BUILD = `${PREFIX}${__BUILD_ID__}`;

/** The page that shows what was seen last, and the form for a post. */
const KEPT_PAGES = { [OFFLINE_PATH]: OFFLINE_PATH, [WRITING_PATH]: `${WRITING_PATH}?${TO_KEEP}` };
/** Who has posted goes there without a new document. */
const AFTERWARDS = "/nearby";

/** Keeps the pages that are there without a network, and every file that they need. Throws where one cannot be had. */
export async function keepPages(): Promise<void> {
  const cache = await caches.open(BUILD);
  const kept = Object.entries(KEPT_PAGES).map(async ([path, address]) => {
    const page = await fetchForNobody(address);
    await cache.put(path, page.clone());
    return filesOf(await page.text());
  });
  const after = fetchForNobody(AFTERWARDS).then(async (page) => filesOf(await page.text()));
  const files = (await Promise.all([...kept, after])).flat();
  await cache.addAll([...new Set(files)]);
}

/** A page of this very build, and not one that the browser remembers, as somebody gets it who was never here. */
async function fetchForNobody(path: string): Promise<Response> {
  const page = await fetch(path, { cache: "reload", credentials: "omit" });
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  return page;
}

/** The files of the build that a page's document names, each once. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/"(\/[^"]+)"/g)].map(([, path]) => String(path));
  return [...new Set(named.filter(isBuilt))];
}

/** The page for this path as it was kept; undefined where none is, or the browser has dropped it. */
export async function findKeptPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(BUILD);
  return cache.match(path);
}

/** A file of this build: it never changes, so that a kept one is as good as any. */
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
