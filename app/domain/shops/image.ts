import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { readPhoto, type Photo } from "#app/domain/photos/photo.ts";
import { isOpenShop } from "./open.ts";

/** Where images are kept, each under its key. */
interface ImageStore {
  keep: (key: string, photo: Photo) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** What keeps a shop's image: its row has the key, the store the picture. */
export interface ImageKeeping {
  db: Database;
  images: ImageStore;
}

/**
 * Makes `bytes`, stripped of all metadata, the image of an open shop, and removes the image before. Refused
 * where they are no JPEG, PNG or WebP of at most 5 MB; undefined if there is no such shop.
 */
export async function changeShopImage(
  { db, images }: ImageKeeping,
  shopId: string,
  bytes: Uint8Array,
): Promise<Outcome<{ imageKey: string }, InvalidInput> | undefined> {
  const read = readPhoto(bytes);
  if (!read.ok) return read;
  const imageKey = await keyOf(shopId, read.value);
  await images.keep(imageKey, read.value);
  const set = await replaceImageKey(db, shopId, imageKey);
  if (!set) {
    await images.remove(imageKey);
    return undefined;
  }
  if (set.before && set.before !== imageKey) await images.remove(set.before);
  return done({ imageKey });
}

/** Takes the image of an open shop away. Undefined if there is no such shop. */
export async function removeShopImage(
  { db, images }: ImageKeeping,
  shopId: string,
): Promise<{ before: string | null } | undefined> {
  const set = await replaceImageKey(db, shopId, null);
  if (set?.before) await images.remove(set.before);
  return set;
}

/**
 * Gives an open shop another image, or none. Tells the key of the image before, which nothing shows any more;
 * undefined if there is no such shop.
 */
async function replaceImageKey(
  db: Database,
  shopId: string,
  imageKey: string | null,
): Promise<{ before: string | null } | undefined> {
  const [[before]] = await db.batch([
    db.select({ imageKey: shops.imageKey }).from(shops).where(isOpenShop(shopId)),
    db
      .update(shops)
      .set({ imageKey, revision: sql`${shops.revision} + 1` })
      .where(isOpenShop(shopId)),
  ]);
  return before && { before: before.imageKey };
}

/** Derived from the content, so that it may be cached for ever, and from the shop, so that none shares another's. */
async function keyOf(shopId: string, { bytes, extension }: Photo): Promise<string> {
  const named = new Blob([shopId, "\n", bytes as Uint8Array<ArrayBuffer>]);
  const digest = await crypto.subtle.digest("SHA-256", await named.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${hex.join("")}.${extension}`;
}
