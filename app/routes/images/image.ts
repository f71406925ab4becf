import { findPhoto } from "#app/domain/posts/photos.ts";
import { database, images } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/image";

/** Keys of shops' pictures are made from the content: what is under one never changes. */
const SHOP_KEY = /^[0-9a-f]{64}\.(jpg|png|webp)$/;
/** So long, in milliseconds, may a photo of a post be kept where it was seen: it may have to be taken down. */
const LONGEST_KEPT_MS = 60 * 60 * 1000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = SHOP_KEY.test(params.key)
    ? { key: params.key, caching: "public, max-age=31536000, immutable" }
    : await findPostPhoto(context, params.key);
  const image = found && (await context.get(images).find(found.key));
  if (!image) return plainNotFound();
  image.headers.set("Cache-Control", found.caching);
  // Opened by itself it is a picture and nothing else, whatever a browser may take it for.
  image.headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
  return new Response(image.body, { headers: image.headers });
}

/** The photo of a post that anybody may see: kept by its viewer alone, and no longer than its post has left. */
async function findPostPhoto(context: Route.LoaderArgs["context"], name: string) {
  const now = Date.now();
  const photo = await findPhoto(context.get(database), name, { now });
  if (!photo) return undefined;
  const seconds = Math.floor(Math.min(photo.expiresAt - now, LONGEST_KEPT_MS) / 1000);
  return { key: photo.key, caching: `private, max-age=${seconds}` };
}
