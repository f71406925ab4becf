import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { done, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { readPhoto, type Photo } from "#app/domain/photos/photo.ts";
import { isOpenShop } from "./open.ts";

interface ImageStore {
  put: (key: string, photo: Photo, owner?: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

export interface ImageStores {
  db: Database;
  images: ImageStore;
}

/** Replaces an open shop's image. Refuses all but JPEG, PNG and WebP of at most 5 MB; undefined if there is no shop. */
export async function changeShopImage(
  { db, images }: ImageStores,
  shopId: string,
  bytes: Uint8Array,
): Promise<Outcome<{ imageKey: string }, InvalidInput> | undefined> {
  const read = readPhoto(bytes);
  if (!read.ok) return read;
  const imageKey = newKey(read.value);
  await images.put(imageKey, read.value);
  const set = await replaceImageKey(db, shopId, imageKey);
  if (!set) {
    await images.remove(imageKey);
    return undefined;
  }
  if (set.before) await images.remove(set.before);
  return done({ imageKey });
}

/** Removes the image of an open shop. Undefined if there is no such shop. */
export async function removeShopImage(
  { db, images }: ImageStores,
  shopId: string,
): Promise<{ before: string | null } | undefined> {
  const set = await replaceImageKey(db, shopId, null);
  if (set?.before) await images.remove(set.before);
  return set;
}

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

/** Random, so that an image may be cached for ever and an unused one removed: no upload gets an old key again. */
function newKey({ extension }: Photo): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `${Buffer.from(bytes).toString("hex")}.${extension}`;
}
