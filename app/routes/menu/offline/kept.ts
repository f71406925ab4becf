/** All caches of this worker begin so, and so do those of its older releases, which stored in another form. */
const OURS = "menu-";
const FORM = `${OURS}1-`;

const PICTURES = /\/images\/[\w.-]+/g;

/** How many of each kind are kept: those that came last. */
const MOST = { menus: 20, assets: 40, images: 100 };

type Kind = keyof typeof MOST;

function kindOf(path: string): Kind {
  const [, first = ""] = path.split("/");
  return first === "assets" || first === "images" ? first : "menus";
}

function cacheFor(path: string): Promise<Cache> {
  return caches.open(FORM + kindOf(path));
}

/** Whether this is the path of a file of a build, or of a picture. */
export function isFile(path: string): boolean {
  return kindOf(path) !== "menus";
}

/** What is kept for a path; undefined also where the browser does not let us look. */
export async function findKept(path: string): Promise<Response | undefined> {
  try {
    return await (await cacheFor(path)).match(path);
  } catch {
    return undefined;
  }
}

/** Keeps a reply as the youngest of its kind, and removes what is too many. Throws where there is no space. */
export async function keep(path: string, reply: Response): Promise<void> {
  const cache = await cacheFor(path);
  await cache.put(path, reply);
  // A cache lists its keys in order of insertion, and what is put there again comes last.
  const tooMany = (await cache.keys()).slice(0, -MOST[kindOf(path)]);
  await Promise.all(tooMany.map(({ url }) => drop(new URL(url).pathname)));
}

/** Removes what is kept for a path; with a menu go the pictures that it shows. */
export async function drop(path: string): Promise<void> {
  const menu = isFile(path) ? undefined : await findKept(path);
  const pictures = (await menu?.text())?.match(PICTURES) ?? [];
  await Promise.all([path, ...pictures].map(async (gone) => (await cacheFor(gone)).delete(gone)));
}

/** Removes what older releases have stored in another form. */
export async function dropOlderForms(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && !name.startsWith(FORM));
  await Promise.all(older.map((name) => caches.delete(name)));
}
