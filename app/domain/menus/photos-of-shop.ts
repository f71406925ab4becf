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

/** Whether all of these photos are in store: only then can they be shown. */
export async function arePhotosThere(
  images: { has: (key: string) => Promise<boolean> },
  keys: readonly PhotoKey[],
): Promise<boolean> {
  const there = await Promise.all(keys.map((key) => images.has(key)));
  return there.every(Boolean);
}

/** Whether a shop may put this photo on a dish: it is in store, and on no other shop's. */
export async function isPhotoOfShop(
  { db, images }: { db: Database; images: { has: (key: string) => Promise<boolean> } },
  shopId: string,
  key: PhotoKey,
): Promise<boolean> {
  const [elsewhere, isThere] = await Promise.all([
    photosElsewhere(db, shopId, [key]),
    arePhotosThere(images, [key]),
  ]);
  return elsewhere.length === 0 && isThere;
}
