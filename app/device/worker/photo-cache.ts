/**
 * The photos in posts that this phone saw last, as small pictures where there are any. None is shown for longer than its
 * reply allowed.
 */

export const PHOTOS = "nearby-photos-1";

const MOST_PHOTOS = 50;
const POST_PHOTO = /^\/images\/[\w-]+-\d+(-small)?\.(jpg|png|webp)$/;
/** A header on stored copies, in milliseconds UTC by this device's clock. */
const FRESH_UNTIL = "Fresh-Until";

/** Whether this is the path of a post's photo, or of its small picture. Pictures of shops have no number. */
export function isPostPhoto(path: string): boolean {
  return POST_PHOTO.test(path);
}

/** Until when a reply received at `now` may be stored, in milliseconds UTC; undefined if it may not. */
export function freshUntil(reply: Response, now: number): number | undefined {
  const control = reply.headers.get("Cache-Control") ?? "";
  const maxAge = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
  const age = Number(reply.headers.get("Age") ?? 0);
  if (reply.status !== 200 || /\bno-(store|cache)\b/.test(control)) return undefined;
  return maxAge > age ? now + (maxAge - age) * 1000 : undefined;
}

/**
 * The stored photo while it is fresh; otherwise the one from the network, which is then stored unless its small picture already
 * is. Somebody who opens a photo by its address without a network gets its small picture.
 */
export async function answerPhoto(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cached = await findFresh(request.url);
  if (cached) return cached;
  const small = await findFresh(request.url.replace(/\.\w+$/, "-small.webp"));
  try {
    const reply = await fetch(request);
    const until = freshUntil(reply, Date.now());
    if (until !== undefined && !small) waitUntil(storePhoto(request, reply.clone(), until));
    return reply;
  } catch (error) {
    if (small && request.mode === "navigate") return small;
    throw error;
  }
}

async function findFresh(url: string): Promise<Response | undefined> {
  const photos = await caches.open(PHOTOS);
  const cached = await photos.match(url);
  return cached && isFresh(cached) ? cached : undefined;
}

async function storePhoto(request: Request, reply: Response, until: number): Promise<void> {
  const photos = await caches.open(PHOTOS);
  const headers = new Headers(reply.headers);
  headers.set(FRESH_UNTIL, String(until));
  // A cache lists its keys in order of insertion, so this becomes the youngest.
  await photos.delete(request);
  await photos.put(request, new Response(reply.body, { headers }));
  const keys = await photos.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - MOST_PHOTOS));
  await Promise.all(tooMany.map((key) => photos.delete(key)));
}

/** Removes photos that are no longer fresh. Nothing wakes the worker for this, so opening a page does. */
export async function dropStalePhotos(): Promise<void> {
  const photos = await caches.open(PHOTOS);
  for (const key of await photos.keys()) {
    const cached = await photos.match(key);
    if (cached && !isFresh(cached)) await photos.delete(key);
  }
}

function isFresh(cached: Response): boolean {
  return Number(cached.headers.get(FRESH_UNTIL)) > Date.now();
}
