/** What this build of the editor needs without a network: an empty page, made for nobody, and its files. */

const PREFIX = "editor-";
const BUILD = `${PREFIX}${__BUILD_ID__}`;

/** The address of the empty page, which a phone shows in the place of an editor that it cannot load. */
export const SHELL_PATH = "/shop/edit/offline";

const ASSETS = "/assets/";
/** How a document or a script names a file of its build. */
const NAMED = /["'`](?:\.\/|\/assets\/)([\w.-]+\.(?:js|css|svg|webp))["'`]/g;

/** Whether this is the path of a file of a build. */
export function isBuildFile(path: string): boolean {
  return path.startsWith(ASSETS);
}

/**
 * Stores the empty page, in the language of this browser's cookie, after all the files that it and its scripts name:
 * there is never one without the other. Throws if one cannot be fetched.
 */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(BUILD);
  const page = await fetched(SHELL_PATH, { cache: "reload" });
  const files = new Set(filesNamedIn(await page.clone().text()));
  // Grows while it is walked through.
  for (const path of files) {
    const file = (await cache.match(path)) ?? (await stored(cache, path));
    if (!path.endsWith(".js")) continue;
    for (const named of filesNamedIn(await file.text())) files.add(named);
  }
  await cache.put(SHELL_PATH, page);
}

/** Stores the empty page anew if it is in another language than this. Throws as storeShell does. */
export async function storeShellIn(language: string): Promise<void> {
  const shell = await findShell();
  const html = await shell?.text();
  if (!html?.includes(`<html lang="${language}"`)) await storeShell();
}

/** The paths of the files of a build that a document or a script names, each once. */
export function filesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, name]) => `${ASSETS}${name}`))];
}

/** The empty page; undefined if the browser has dropped it. */
export async function findShell(): Promise<Response | undefined> {
  const cache = await caches.open(BUILD);
  return cache.match(SHELL_PATH);
}

/** A file of a build. Its name changes with its content, so a stored copy is always right. */
export async function answerBuildFile(request: Request): Promise<Response> {
  const cache = await caches.open(BUILD);
  return (await cache.match(request.url)) ?? fetch(request);
}

/** Deletes the shells of other builds. */
export async function dropOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== BUILD);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function stored(cache: Cache, path: string): Promise<Response> {
  const file = await fetched(path);
  await cache.put(path, file.clone());
  return file;
}

async function fetched(path: string, options?: RequestInit): Promise<Response> {
  const reply = await fetch(path, options);
  if (!reply.ok || reply.redirected) throw new Error(`${path} answered ${reply.status}`);
  return reply;
}
