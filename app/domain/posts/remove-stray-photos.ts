import type { Database } from "#app/db/database.ts";
import { listOwedPhotos } from "#app/domain/reports/evidence.ts";
import { DAY_MS, LONGEST_LIFE_MS } from "./limits.ts";
import { photoFolder } from "./photos.ts";

/** R2 lists and removes so many keys in a call; so often it is asked in one go. */
const BATCH = 1000;
const MOST_BATCHES = 100;

/** Where photos lie, as far as it takes to clear it out. Keys are listed in their order, those after `after`. */
export interface PhotoShelf {
  list: (prefix: string, most: number, after?: string) => Promise<string[]>;
  remove: (keys: string[]) => Promise<void>;
}

/**
 * Removes the photos of days so long past that no post can show them: those that a publication left behind which was
 * cut off before its row was written. What was reported and is still to be copied as evidence stays. Says how many they
 * were. What was interrupted is done the next time.
 */
export async function removeStrayPhotos(
  { db, images }: { db: Database; images: PhotoShelf },
  { now }: { now: number },
): Promise<{ photos: number }> {
  // A photo lies by the day on which it was sent, and its post may be as young as the end of that day.
  const kept = photoFolder(now - LONGEST_LIFE_MS - DAY_MS);
  const owed = await listOwedPhotos(db);
  let photos = 0;
  let after: string | undefined;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const old = (await images.list("posts/", BATCH, after)).filter((key) => key < kept);
    after = old.at(-1);
    if (after === undefined) break;
    const strays = old.filter((key) => !owed.has(key));
    if (strays.length > 0) await images.remove(strays);
    photos += strays.length;
  }
  return { photos };
}
