import type { Database } from "#app/db/database.ts";
import { listOwedPhotos } from "#app/domain/evidence/evidence.ts";
import { DAY_MS } from "#app/durations.ts";
import { LONGEST_LIFE_MS } from "./limits.ts";
import { photoFolder } from "./photos.ts";

/** The most keys that R2 takes in a call, and the most calls in one run. */
const BATCH = 1000;
const MOST_BATCHES = 100;

/** The store of photos. Keys are listed in order, starting after `after`. */
export interface StoredPhotos {
  list: (prefix: string, most: number, after?: string) => Promise<string[]>;
  remove: (keys: string[]) => Promise<void>;
}

/** Removes photos left by cut-off publications, except reported ones still to be copied. Gives the number removed. */
export async function removeStrayPhotos(
  { db, images }: { db: Database; images: StoredPhotos },
  { now }: { now: number },
): Promise<{ photos: number }> {
  // Photos are filed by day, and the post may be from the end of that day.
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
