import { forget, keep, listKept, readKept } from "#app/routes/nearby/device-store.ts";
import type { Problem } from "#app/routes/nearby/problem.ts";

/** The posts that wait on this device until they can be sent. Pages and their worker share it. */

/** A post that its author has sent off, as far as they are concerned. Its photos lie beside it. */
export interface Waiting {
  /** What the server knows the post by, however often it is sent. */
  sendKey: string;
  /** The fields of its form, texts alone. */
  fields: Record<string, string>;
  /** When its author sent it off, in milliseconds UTC by this device's clock. */
  since: number;
  /** How often it could not be sent, and when and for want of what it was the last time. */
  failed?: { times: number; at: number; by: "network" | "server" } | undefined;
  /** Why it was refused, or is held back: it goes on only when its author says so. */
  problem?: Problem | undefined;
}

/** What is said to all pages: that the outbox holds something else now, also because a post of it was sent. */
export type OutboxNews = "changed" | "sent";

const CHANNEL = "outbox";
const nameOf = (sendKey: string) => `outbox ${sendKey}`;
const photosOf = (sendKey: string) => `photos ${sendKey}`;

/** Puts a post into the outbox, in place of what is there under its key. Throws where this device keeps nothing. */
export async function putInOutbox(waiting: Waiting): Promise<void> {
  await keep(nameOf(waiting.sendKey), waiting);
  tell("changed");
}

/**
 * Puts a post into the outbox under a new key, with its photos: its own key is that of another post by now. Throws
 * where this device has no room.
 */
export async function putUnderNewKey(waiting: Waiting): Promise<void> {
  const sendKey = crypto.randomUUID();
  await keepPhotos(sendKey, await readPhotos(waiting.sendKey));
  await putInOutbox({ ...waiting, sendKey });
  await forgetPhotos(waiting.sendKey);
  await takeFromOutbox(waiting.sendKey);
}

/** All posts that wait, the one that waits longest first; none where this device keeps nothing. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = (await listKept(nameOf("")).catch(() => [])) as Waiting[];
  return all.toSorted((a, b) => a.since - b.since);
}

/** The waiting post with this key; undefined where there is none. */
export async function findWaiting(sendKey: string): Promise<Waiting | undefined> {
  return (await readKept(nameOf(sendKey)).catch(() => undefined)) as Waiting | undefined;
}

/** Takes a post out of the outbox, and leaves its photos. */
export async function takeFromOutbox(sendKey: string): Promise<void> {
  await forget(nameOf(sendKey)).catch(() => undefined);
  tell("changed");
}

/** Removes a post from the outbox, with its photos, as it was sent. */
export async function noteSent(sendKey: string): Promise<void> {
  await forget(nameOf(sendKey)).catch(() => undefined);
  await forgetPhotos(sendKey);
  tell("sent");
}

/** Removes a post from the outbox, with its photos, as its author does not want it any more. */
export function cancelWaiting(sendKey: string): Promise<void> {
  return alone(async () => {
    await forgetPhotos(sendKey);
    await takeFromOutbox(sendKey);
  });
}

/** Keeps the photos of a post that is being written or waits, in their order, in place of any before. */
export async function keepPhotos(sendKey: string, photos: File[]): Promise<void> {
  await keep(photosOf(sendKey), photos);
}

/** The photos of the post with this key, in their order. */
export async function readPhotos(sendKey: string): Promise<File[]> {
  return ((await readKept(photosOf(sendKey)).catch(() => undefined)) ?? []) as File[];
}

/** Removes the photos of the post with this key. */
export async function forgetPhotos(sendKey: string): Promise<void> {
  await forget(photosOf(sendKey)).catch(() => undefined);
}

/** Does something with the outbox while no other page, nor the worker, does: so none of its posts is sent twice. */
export function alone<T>(act: () => Promise<T>): Promise<T> {
  // Some browsers have no locks. The server takes a post only once all the same.
  return "locks" in navigator ? navigator.locks.request(CHANNEL, act) : act();
}

/** Calls `listen` with what any page, this one too, or the worker says of the outbox; until what it gives is called. */
export function hearOfOutbox(listen: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<OutboxNews>) => listen(data));
  return () => channel.close();
}

function tell(news: OutboxNews): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}
