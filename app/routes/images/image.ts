import { images } from "#app/http/context.ts";
import { plainNotFound } from "#app/http/replies.ts";
import type { Route } from "./+types/image";

/** Keys are made from the content: what is under one never changes. */
const KEY = /^[0-9a-f]{64}\.(jpg|png|webp)$/;

export async function loader({ params, context }: Route.LoaderArgs) {
  const image = KEY.test(params.key) ? await context.get(images).find(params.key) : undefined;
  if (!image) return plainNotFound();
  image.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  // Opened by itself it is a picture and nothing else, whatever a browser may take it for.
  image.headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
  return new Response(image.body, { headers: image.headers });
}
