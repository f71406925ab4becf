import { openValues } from "#app/device/store.ts";

const { readValue, writeValue, removeValue } = openValues("nukkad-menu");
const nameOf = (shopId: string) => `picture ${shopId}`;

/** The shops of which a picture is being sent: what is kept of it is not to come back into the form. */
const beingSent = new Set<string>();

/**
 * Keeps the picture that somebody has chosen for a shop until they save it or take another one. False where the browser
 * stores nothing: it is lost with the page.
 */
export async function keepPicture(shopId: string, picture: File): Promise<boolean> {
  return writeValue(nameOf(shopId), picture).then(
    () => true,
    () => false,
  );
}

/** The picture that was chosen for a shop on an earlier visit and not saved; undefined if there is none. */
export async function recallPicture(shopId: string): Promise<File | undefined> {
  const kept = await readValue(nameOf(shopId)).catch(() => undefined);
  return kept instanceof File && !beingSent.has(shopId) ? kept : undefined;
}

/** Forgets it. */
export async function forgetPicture(shopId: string): Promise<void> {
  await removeValue(nameOf(shopId)).catch(() => undefined);
}

/** Sends a picture by `send`, and forgets it once that is done. */
export async function sendKeptPicture(shopId: string, send: () => Promise<void>): Promise<void> {
  beingSent.add(shopId);
  try {
    await send();
    await forgetPicture(shopId);
  } finally {
    beingSent.delete(shopId);
  }
}
