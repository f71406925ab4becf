import { listWaiting } from "./outbox.ts";

export const OUTBOX_SYNC = "outbox";

/** Background Sync is missing in some browsers, and in TypeScript. */
interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register: (tag: string) => Promise<void> };
}

/** If anything waits, asks the browser to wake the service worker once there is a network, with no page open. */
export async function requestSync(): Promise<void> {
  if (!("serviceWorker" in navigator) || (await listWaiting()).length === 0) return;
  const registration: Syncing | undefined = await navigator.serviceWorker.getRegistration();
  // Refused if the person has switched it off.
  await registration?.sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
