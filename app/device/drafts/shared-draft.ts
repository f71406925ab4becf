import type { Share } from "#app/device/share.ts";
import { readValue, removeValue, writeValue } from "#app/device/store.ts";

const NAME = "shared-draft";

/** Saves a share over any earlier one. Throws if the browser stores nothing or has no space. */
export async function saveSharedDraft(share: Share): Promise<void> {
  await writeValue(NAME, share);
}

/** The share that waits for the form; undefined if there is none. */
export async function readSharedDraft(): Promise<Share | undefined> {
  return (await readValue(NAME).catch(() => undefined)) as Share | undefined;
}

export async function clearSharedDraft(): Promise<void> {
  await removeValue(NAME).catch(() => undefined);
}
