import type { PostPhoto } from "#app/db/community-schema.ts";
import type { Photo } from "#app/domain/photos/photo.ts";
import { makeSmall, type DrawSmaller } from "#app/domain/photos/small-picture.ts";
import { photoKey, photoName, smallOf, type PhotoStore } from "./photos.ts";

interface NewPhotos {
  publicId: string;
  photos: readonly Photo[];
  /** When the post is published, in milliseconds UTC. */
  now: number;
}

/** Stores the photos of a new post, each with its small picture if `draw` makes one, and returns them as the post's row keeps them. */
export async function storePhotos(
  images: PhotoStore,
  { publicId, photos, now }: NewPhotos,
  draw: DrawSmaller | undefined,
): Promise<PostPhoto[]> {
  const isAlone = photos.length === 1;
  const storing = photos.map(async (photo, index): Promise<PostPhoto> => {
    const { type, width, height } = photo;
    const key = photoKey(photoName(publicId, index, type), now);
    const [small] = await Promise.all([
      draw && makeSmall(photo, draw, { isAlone }),
      images.put(key, photo),
    ]);
    if (!small) return { key, type, width, height };
    await images.put(smallOf(key), small);
    return { key, type, width, height, hasSmall: true };
  });
  return Promise.all(storing);
}
