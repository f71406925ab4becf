import { isAllIn, cachedLanguages } from "#app/device/install/cached-languages.ts";
import { OFFLINE_PATH, PLACE_PATH, TO_KEEP, WRITING_PATH } from "#app/device/paths.ts";
import type { Language } from "#app/messages/languages.ts";
import { PHOTOS } from "./photo-cache.ts";

/** What this build of the app needs offline: pages made for nobody, and its files. */

const PREFIX = "nearby-";
const BUILD = `${PREFIX}${__BUILD_ID__}`;

/** The pages that open without a network, and the address that each is fetched from. */
const STORED_PAGES = {
  [OFFLINE_PATH]: OFFLINE_PATH,
  [WRITING_PATH]: `${WRITING_PATH}?${TO_KEEP}`,
  [PLACE_PATH]: `${PLACE_PATH}?${TO_KEEP}`,
};
/** Where somebody goes after posting, without a new document. */
const FEED_PATH = "/nearby";

const BUILT = /^\/(?:assets\/.+|favicon\.svg)$/;

/** Whether this is the path of a file of a build. */
export function isBuildFile(path: string): boolean {
  return BUILT.test(path);
}

/** Stores the offline pages and files in an earlier build's language or the browser's. Throws if one is unreachable. */
export async function storePagesAsBefore(): Promise<void> {
  const [language] = await cachedLanguages(await caches.keys());
  await storePages(language);
}

/** Stores them anew in another language than they are in. If one cannot be fetched it throws, and all stay as they were. */
export async function storePagesIn(language: Language): Promise<void> {
  if (!isAllIn(language, await cachedLanguages([BUILD]))) await storePages(language);
}

async function storePages(language: Language | undefined): Promise<void> {
  const cache = await caches.open(BUILD);
  const fetched = Object.entries(STORED_PAGES).map(async ([path, address]) => ({
    path,
    page: await fetchForNobody(address, language),
  }));
  const [after, ...stored] = await Promise.all([fetchForNobody(FEED_PATH, language), ...fetched]);
  const files = [after, ...stored.map(({ page }) => page)].flatMap(({ html }) => filesOf(html));
  await cache.addAll([...new Set(files)]);
  const put = stored.map(({ path, page: { html, headers } }) =>
    cache.put(path, new Response(html, { headers })),
  );
  await Promise.all(put);
}

/**
 * Past the HTTP cache, without cookies: the page is shown to whoever uses this phone. Its body is read at once, as an unread
 * one keeps its connection, and browsers open few to a server.
 */
async function fetchForNobody(path: string, language?: Language) {
  const headers = new Headers(language && { "Accept-Language": language });
  const page = await fetch(path, { cache: "reload", credentials: "omit", headers });
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  return { html: await page.text(), headers: page.headers };
}

/** The files of the build that a document names, each once. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/"(\/[^"]+)"/g)].map(([, path]) => String(path));
  return [...new Set(named.filter(isBuildFile))];
}

/** The stored page for this path; undefined if there is none, or if the browser has dropped it. */
export async function findStoredPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(BUILD);
  return cache.match(path);
}

/** A file of this build. Its name changes with its content, so a stored copy is always right. */
export async function answerFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(BUILD);
  const cached = await cache.match(request);
  if (cached) return cached;
  const reply = await fetch(request);
  // Without space the page is shown all the same.
  if (reply.status === 200) waitUntil(cache.put(request, reply.clone()).catch(() => undefined));
  return reply;
}

export async function dropOtherBuilds(): Promise<void> {
  const others = ofOtherBuilds(await caches.keys());
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Of these names of caches, those of other builds. */
export function ofOtherBuilds(names: string[]): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== BUILD && name !== PHOTOS);
}
