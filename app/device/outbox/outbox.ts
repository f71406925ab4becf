import type { StoredProblem } from "#app/device/form-problem.ts";
import { listValues, readValue, removeValue, writeValue } from "#app/device/store.ts";
import { sentAgain } from "./outbox-states.ts";

/** The posts that wait on this device until they can be sent. Pages and their worker share it. */

/** A post whose author has sent it. Its photos are stored beside it. */
export interface Waiting {
  /** The key by which the server recognises the post, however often it is sent. */
  sendKey: string;
  fields: Record<string, string>;
  /** When its author sent it, in milliseconds UTC by this device's clock. */
  since: number;
  /** How many tries have failed, when the last one did, and why. */
  failed?: { times: number; at: number; by: "network" | "server" } | undefined;
  /** When the server will take it, in milliseconds UTC by this device's clock: its author is new. */
  heldUntil?: number | undefined;
  /** Why it was refused. It waits until its author decides. */
  problem?: StoredProblem | undefined;
}

/** How a post has arrived: `checked` has to be looked at by a moderator first. */
export type Arrival = "sent" | "checked";

/** What pages and the service worker tell each other: the outbox has changed, or a post of it has arrived. */
export type OutboxEvent = "changed" | Arrival;

const CHANNEL = "outbox";
const nameOf = (sendKey: string) => `outbox ${sendKey}`;
const photosOf = (sendKey: string) => `photos ${sendKey}`;

/** Saves a post over what is there under its key. Throws if the browser stores nothing. */
export async function putInOutbox(waiting: Waiting): Promise<void> {
  await writeValue(nameOf(waiting.sendKey), waiting);
  announce("changed");
}

/** Has a waiting post sent again, as its author chose; as it is, if that was the question, by the mark of its words. */
export async function postAgain(waiting: Waiting, asItIs?: string): Promise<void> {
  await putInOutbox(sentAgain(waiting, Date.now(), asItIs));
}

/** Moves a post with its photos to a new key, as the server knows another by its own. Throws if there is no space. */
export async function putUnderNewKey(waiting: Waiting): Promise<void> {
  const sendKey = crypto.randomUUID();
  await storePhotos(sendKey, await readPhotos(waiting.sendKey));
  await putInOutbox({ ...waiting, sendKey });
  await forgetPhotos(waiting.sendKey);
  await takeFromOutbox(waiting.sendKey);
}

/** All waiting posts, oldest first; none if the browser stores nothing. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = (await listValues(nameOf("")).catch(() => [])) as Waiting[];
  return all.toSorted((a, b) => a.since - b.since);
}

export async function findWaiting(sendKey: string): Promise<Waiting | undefined> {
  return (await readValue(nameOf(sendKey)).catch(() => undefined)) as Waiting | undefined;
}

/** Removes a post, but not its photos. */
export async function takeFromOutbox(sendKey: string): Promise<void> {
  await removeValue(nameOf(sendKey)).catch(() => undefined);
  announce("changed");
}

/** Removes a post that was sent, with its photos. */
export async function noteSent(sendKey: string, arrival: Arrival): Promise<void> {
  await removeValue(nameOf(sendKey)).catch(() => undefined);
  await forgetPhotos(sendKey);
  announce(arrival);
}

/** Removes a post that its author no longer wants, with its photos. */
export function cancelWaiting(sendKey: string): Promise<void> {
  return withOutboxLock(async () => {
    await forgetPhotos(sendKey);
    await takeFromOutbox(sendKey);
  });
}

/** Saves the photos of a post, in order, over any earlier ones. */
export async function storePhotos(sendKey: string, photos: File[]): Promise<void> {
  await writeValue(photosOf(sendKey), photos);
}

/** The photos of a post, in order. Throws if the browser cannot read them: without them it is another post. */
export async function readPhotos(sendKey: string): Promise<File[]> {
  return ((await readValue(photosOf(sendKey))) ?? []) as File[];
}

export async function forgetPhotos(sendKey: string): Promise<void> {
  await removeValue(photosOf(sendKey)).catch(() => undefined);
}

/** Runs `act` while no other page and no worker uses the outbox, so that no post is sent twice. */
export function withOutboxLock<T>(act: () => Promise<T>): Promise<T> {
  // Some browsers have no locks. The server accepts each post only once in any case.
  return "locks" in navigator ? navigator.locks.request(CHANNEL, act) : act();
}

/** Calls `listen` with what any page or the worker reports; returns a function that ends that. */
export function listenToOutbox(listen: (news: OutboxEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<OutboxEvent>) => listen(data));
  return () => channel.close();
}

function announce(news: OutboxEvent): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(news);
  channel.close();
}
