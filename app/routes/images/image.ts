import { MENU_PICTURE_KEY } from "#app/domain/photos/menu-picture-key.ts";
import { findPerson } from "#app/domain/people/people.ts";
import { findPhoto } from "#app/domain/posts/photos.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { database, images } from "#app/http/context.ts";
import { feedOptions } from "#app/http/feed-options.ts";
import type { Received } from "#app/http/limits.ts";
import { openNeighbourSession } from "#app/http/neighbour-sessions.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/image";

/** A photo of a post may be cached for an hour at most: it may have to be taken down. */
const LONGEST_KEPT_MS = HOUR_MS;

/** Serves a menu's picture, cacheable for good, or a post's photo, cacheable while the post can be seen. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  // The framework would serialize the picture as text, and the runtime log a warning.
  if (new URL(request.url).pathname.endsWith(".data")) return plainNotFound();
  // What is stored under such a key never changes.
  const found = MENU_PICTURE_KEY.test(params.key)
    ? { key: params.key, caching: "public, max-age=31536000, immutable" }
    : await findPostPhoto({ request, context }, params.key);
  const image = found && (await context.get(images).find(found.key));
  if (!image) return plainNotFound();
  image.headers.set("Cache-Control", found.caching);
  // Opened on its own it is a picture and nothing else, whatever a browser makes of it.
  image.headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
  return new Response(image.body, { headers: image.headers });
}

/** A photo of a visible post: cached only by its viewer, and no longer than the post lives. Its author sees it before others. */
async function findPostPhoto(received: Received, name: string) {
  const now = Date.now();
  const { context } = received;
  const photo = await findPhoto(context.get(database), name, { now });
  if (!photo) return undefined;
  const { asOf = now } = feedOptions(context, now);
  if (photo.appearsAt >= asOf && !(await isAuthor(received, photo, now))) return undefined;
  // Whole minutes: seconds would tell more of the end than its minute.
  const left = toMinute(photo.expiresAt) - toMinute(now) - MINUTE_MS;
  const seconds = Math.max(0, Math.min(left, LONGEST_KEPT_MS)) / 1000;
  return { key: photo.key, caching: `private, max-age=${seconds}` };
}

/** Asked only until others see the photo: all that comes later is answered without a session. */
async function isAuthor(
  received: Received,
  { authorId }: { authorId: number },
  now: number,
): Promise<boolean> {
  const { key } = await openNeighbourSession(received);
  const person =
    key === undefined ? undefined : await findPerson(received.context.get(database), key, { now });
  return person?.id === authorId;
}
