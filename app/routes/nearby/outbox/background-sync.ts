import { listWaiting } from "./outbox.ts";

/** By this name the browser tells the worker that the outbox can be sent. */
export const OUTBOX_SYNC = "outbox";

/** Not every browser has it, and TypeScript does not know it. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** Has the browser wake the worker once there is a network, if something waits: it is sent though no page is open. */
export async function askForSync(): Promise<void> {
  if (!("serviceWorker" in navigator) || (await listWaiting()).length === 0) return;
  const registration: Syncing | undefined = await navigator.serviceWorker.getRegistration();
  // Refused where the person has switched it off.
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
