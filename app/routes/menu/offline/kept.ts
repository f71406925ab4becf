/** All caches of this worker begin so, and so do those of its older releases, which stored in another form. */
const OURS = "menu-";
const FORM = `${OURS}1-`;

/** How many of each kind are kept: those that came last. */
const MOST = { menus: 20, assets: 40, images: 100 };

function kindOf(path: string): keyof typeof MOST {
  const [, first] = path.split("/");
  return first === "assets" || first === "images" ? first : "menus";
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
  const tooMany = (await cache.keys()).slice(0, -MOST[kindOf(path)]);
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

/** Removes what older releases have stored in another form. */
export async function dropOlderForms(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && !name.startsWith(FORM)) await caches.delete(name);
  }
}
