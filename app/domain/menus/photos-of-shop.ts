import { and, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items } from "#app/db/schema.ts";
import type { PhotoKey } from "./photo-key.ts";

/** The query for those of these photos that are another shop's. */
export function photosElsewhere(db: Database, shopId: string, keys: readonly PhotoKey[]) {
  const named = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  return db
    .select({ key: items.photoKey })
    .from(items)
    .where(and(inArray(items.photoKey, named), ne(items.shopId, shopId)))
    .limit(1);
}

/** Knows for which shop a photo was stored: null where that was not said, undefined where there is no photo. */
export interface PhotoOwners {
  ownerOf: (key: string) => Promise<string | null | undefined>;
}

/**
 * Whether all of these photos are in store and none belongs to another shop. A photo without an owner, an older one or
 * one from a backup, counts as anybody's.
 */
export async function areStoredFor(
  images: PhotoOwners,
  shopId: string,
  keys: readonly PhotoKey[],
): Promise<boolean> {
  const owners = await Promise.all(keys.map((key) => images.ownerOf(key)));
  return owners.every((owner) => owner === shopId || owner === null);
}

/** Whether a shop may put this photo on a dish: it is in store, and not another shop's. */
export async function isPhotoOfShop(
  { db, images }: { db: Database; images: PhotoOwners },
  shopId: string,
  key: PhotoKey,
): Promise<boolean> {
  const [elsewhere, isThere] = await Promise.all([
    photosElsewhere(db, shopId, [key]),
    areStoredFor(images, shopId, [key]),
  ]);
  return elsewhere.length === 0 && isThere;
}
