/** What the names of all caches of this worker begin with; its number changes with the form of what is stored. */
const FORM = "menu-1-";

/** The address, beside the worker's script, of the page for a menu that is not kept. */
export const MISSING = "menu-offline";

/** How many of each kind are kept: those that came last. One menu may have hundreds of small photos. */
const MOST = { menus: 20, assets: 40, images: 400 };

function kindOf(path: string): keyof typeof MOST {
  return (/^\/(assets|images)\//.exec(path)?.[1] ?? "menus") as keyof typeof MOST;
}

/** Whether this is the path of a file of a build, or of a picture. */
export function isFile(path: string): boolean {
  return kindOf(path) !== "menus";
}

/** The cache for what is at a path of this site. */
export function cacheFor(path: string): Promise<Cache> {
  return caches.open(FORM + kindOf(path));
}

/** Keeps a reply as the youngest of its kind, and removes what is too many. Throws where there is no space. */
export async function keep(path: string, reply: Response): Promise<void> {
  const cache = await cacheFor(path);
  await cache.put(path, reply);
  // A cache lists its keys in order of insertion, and what is put there again comes last.
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST[kindOf(path)]).map((key) => cache.delete(key)));
}

/** Keeps the page for a menu that is not kept. Throws where it is not answered. */
export function keepMissing(): Promise<void> {
  return caches.open(FORM).then((cache) => cache.add(MISSING));
}

/** Removes what older releases have stored in another form. */
export async function dropOlderForms(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("menu-") && !name.startsWith(FORM));
  await Promise.all(older.map((name) => caches.delete(name)));
}
