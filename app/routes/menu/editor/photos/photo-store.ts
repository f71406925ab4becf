import { PHOTOS } from "#app/device/kept-changes.ts";
import { openValues } from "#app/device/store.ts";

/** A photo of an item that waits on this device, in both its sizes. */
export interface QueuedPhoto {
  /** By which the server knows it, however often it is sent. */
  key: string;
  itemId: number;
  large: Blob;
  small: Blob;
  /** When it was chosen, in milliseconds UTC by this device's clock. */
  since: number;
}

/** What is left of a photo that the server has: enough to count it. */
export interface SavedPhoto {
  key: string;
  itemId: number;
  photoKey: string;
}

/** Where the photos of one shop wait. Its calls throw where the browser stores nothing, or has no space. */
export interface PhotoStore {
  list: () => Promise<(QueuedPhoto | SavedPhoto)[]>;
  put: (entry: QueuedPhoto | SavedPhoto) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** The photos of a shop on this device, oldest first. In a database that the deletion of a neighbour's data leaves. */
export function openPhotoStore(shopId: string): PhotoStore {
  const { listValues, writeValue, removeValue } = openValues("nukkad-menu");
  const prefix = `${PHOTOS}${shopId} `;
  return {
    async list() {
      const entries = (await listValues(prefix)) as (QueuedPhoto | SavedPhoto)[];
      return entries.toSorted((a, b) => sinceOf(a) - sinceOf(b));
    },
    put: (entry) => writeValue(prefix + entry.key, entry),
    remove: (key) => removeValue(prefix + key),
  };
}

function sinceOf(entry: QueuedPhoto | SavedPhoto): number {
  return "since" in entry ? entry.since : 0;
}
