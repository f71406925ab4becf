/** The photos of posts that this phone saw last. None is shown for longer than its reply allowed. */

export const PHOTOS = "nearby-photos-1";

const MOST_PHOTOS = 50;
const POST_PHOTO = /^\/images\/[\w-]+-\d+\.(jpg|png|webp)$/;
/** A header of ours on the kept copy, in milliseconds UTC by this device's clock. */
const FRESH_UNTIL = "Fresh-Until";

/** Whether this path is that of a post's photo; shops' pictures have no number. */
export function isPostPhoto(path: string): boolean {
  return POST_PHOTO.test(path);
}

/**
 * Until when a reply that came at `now` may be kept, in milliseconds UTC; undefined where it may not be kept at all.
 */
export function freshUntil(reply: Response, now: number): number | undefined {
  const control = reply.headers.get("Cache-Control") ?? "";
  const maxAge = Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
  const age = Number(reply.headers.get("Age") ?? 0);
  if (reply.status !== 200 || /\bno-(store|cache)\b/.test(control)) return undefined;
  return maxAge > age ? now + (maxAge - age) * 1000 : undefined;
}

/** The photo as it was kept, while that is fresh; else from the network, and kept. */
export async function answerPhoto(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const photos = await caches.open(PHOTOS);
  const kept = await photos.match(request);
  if (kept && isFresh(kept)) return kept;
  const reply = await fetch(request);
  const until = freshUntil(reply, Date.now());
  if (until !== undefined) waitUntil(keepPhoto(request, reply.clone(), until));
  return reply;
}

async function keepPhoto(request: Request, reply: Response, until: number): Promise<void> {
  const photos = await caches.open(PHOTOS);
  const headers = new Headers(reply.headers);
  headers.set(FRESH_UNTIL, String(until));
  // Put anew it is the youngest: a cache lists its keys by when they came.
  await photos.delete(request);
  await photos.put(request, new Response(reply.body, { headers }));
  const keys = await photos.keys();
  const tooMany = keys.slice(0, Math.max(0, keys.length - MOST_PHOTOS));
  await Promise.all(tooMany.map((key) => photos.delete(key)));
}

/** Removes the photos that are not fresh any more. Nothing wakes the worker to do it: a page that is opened does. */
export async function dropStalePhotos(): Promise<void> {
  const photos = await caches.open(PHOTOS);
  for (const key of await photos.keys()) {
    const kept = await photos.match(key);
    if (kept && !isFresh(kept)) await photos.delete(key);
  }
}

function isFresh(kept: Response): boolean {
  return Number(kept.headers.get(FRESH_UNTIL)) > Date.now();
}
