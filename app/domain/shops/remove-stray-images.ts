import { inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { versionPhotos } from "#app/db/menu-versions-schema.ts";
import { items, shops } from "#app/db/schema.ts";
import { MENU_PICTURE_KEY } from "#app/domain/photos/menu-picture-key.ts";
import { DAY_MS } from "#app/durations.ts";

/** The most keys that R2 takes in a call, and the most calls in one run. */
const BATCH = 1000;
const MOST_BATCHES = 100;

const BEHIND_IMAGES = "g";

/** `uploadedAt` is in milliseconds UTC. */
interface Stored {
  key: string;
  uploadedAt: number;
}

/** The store of images. Keys are listed in order, starting after `after`. */
export interface StoredImages {
  listStored: (most: number, after: string) => Promise<Stored[]>;
  remove: (keys: string[]) => Promise<void>;
}

/**
 * Removes pictures over a day old that no shop, no item and no version of a menu uses: interrupted uploads leave them,
 * and pictures that were replaced. Gives the number removed.
 */
export async function removeStrayImages(
  { db, images }: { db: Database; images: StoredImages },
  { now }: { now: number },
): Promise<{ images: number }> {
  const start = startOf(now);
  let batches = MOST_BATCHES;
  let removed = 0;
  for (const [from, to] of [
    [start, BEHIND_IMAGES],
    ["", start],
  ] as const) {
    for (let after = from; batches > 0 && after < to; batches -= 1) {
      const listed = await images.listStored(BATCH, after);
      const old = listed.filter(({ key, uploadedAt }) => {
        return key < to && MENU_PICTURE_KEY.test(key) && uploadedAt <= now - DAY_MS;
      });
      const strays = await withoutUser(
        db,
        old.map(({ key }) => key),
      );
      if (strays.length > 0) await images.remove(strays);
      removed += strays.length;
      after = listed.at(-1)?.key ?? to;
    }
  }
  return { images: removed };
}

/** Two digits of a key, where the run starts: each pair once in 256 days, and never near yesterday's. */
function startOf(now: number): string {
  const day = Math.floor(now / DAY_MS);
  return ((day * 157) % 256).toString(16).padStart(2, "0");
}

async function withoutUser(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const nameOf = (key: string) => key.replace("-small.", ".");
  const names = sql`(SELECT value FROM json_each(${JSON.stringify(keys.map(nameOf))}))`;
  const [images, photos, ofVersions] = await db.batch([
    db.select({ key: shops.imageKey }).from(shops).where(inArray(shops.imageKey, names)),
    db.select({ key: items.photoKey }).from(items).where(inArray(items.photoKey, names)),
    db
      .select({ key: versionPhotos.photoKey })
      .from(versionPhotos)
      .where(inArray(versionPhotos.photoKey, names)),
  ]);
  const used = new Set([...images, ...photos, ...ofVersions].map(({ key }) => key));
  return keys.filter((key) => !used.has(nameOf(key)));
}
