import { photoFolder } from "./photos.ts";

/** R2 lists and removes so many keys in a call; so often it is asked in one go. */
const BATCH = 1000;
const MOST_BATCHES = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where photos lie, as far as it takes to clear it out. Keys are listed in their order. */
export interface PhotoShelf {
  list: (prefix: string, most: number) => Promise<string[]>;
  remove: (keys: string[]) => Promise<void>;
}

/**
 * Removes the photos of days so long past that no post can show them: those that a publication left behind which was
 * cut off before its row was written. Says how many they were. The oldest are listed first, so that each batch is the
 * next beginning of the list, and what was interrupted goes on by itself.
 */
export async function removeStrayPhotos(
  shelf: PhotoShelf,
  { now }: { now: number },
): Promise<{ photos: number }> {
  const kept = photoFolder(now - 2 * DAY_MS);
  let photos = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const first = await shelf.list("posts/", BATCH);
    const strays = first.filter((key) => key < kept);
    if (strays.length === 0) break;
    await shelf.remove(strays);
    photos += strays.length;
  }
  return { photos };
}
