import type { Database } from "#app/db/database.ts";
import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { readPhoto, type Photo } from "#app/domain/photos/photo.ts";
import { setShopImage } from "./details.ts";

/** Where images are kept, each under its key. */
export interface ImageStore {
  keep: (key: string, photo: Photo) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/**
 * Makes `bytes`, stripped of all metadata, the image of an open shop, and removes the image before. Refused
 * where they are no JPEG, PNG or WebP of at most 5 MB; undefined if there is no such shop.
 */
export async function changeShopImage(
  { db, images }: { db: Database; images: ImageStore },
  shopId: string,
  bytes: Uint8Array,
): Promise<Outcome<{ imageKey: string }, InvalidInput> | undefined> {
  const read = readPhoto(bytes);
  if (!read.ok) return read;
  const imageKey = await keyOf(shopId, read.value);
  await images.keep(imageKey, read.value);
  const set = await setShopImage(db, shopId, imageKey);
  if (!set) {
    await images.remove(imageKey);
    return undefined;
  }
  if (set.before && set.before !== imageKey) await images.remove(set.before);
  return done({ imageKey });
}

/** Takes the image of an open shop away. Undefined if there is no such shop. */
export async function removeShopImage(
  { db, images }: { db: Database; images: ImageStore },
  shopId: string,
): Promise<{ before: string | null } | undefined> {
  const set = await setShopImage(db, shopId, null);
  if (set?.before) await images.remove(set.before);
  return set;
}

/** Derived from the content, so that it may be cached for ever, and from the shop, so that none shares another's. */
async function keyOf(shopId: string, { bytes, extension }: Photo): Promise<string> {
  const named = new Blob([shopId, "\n", bytes as Uint8Array<ArrayBuffer>]);
  const digest = await crypto.subtle.digest("SHA-256", await named.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${hex.join("")}.${extension}`;
}
