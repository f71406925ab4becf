import {
  findWaiting,
  forgetPhotos,
  storePhotos,
  putInOutbox,
  readPhotos,
  takeFromOutbox,
  withOutboxLock,
} from "#app/device/outbox/outbox.ts";
import type { StoredProblem, NotPosted } from "#app/device/form-problem.ts";
import { readValue, removeValue, writeValue } from "#app/device/store.ts";

/** A post that is being written. It stays on this device until it is sent or discarded; there is one at most. */
export interface Draft {
  /** The key by which the server will recognise the post. Its photos are stored under the same key. */
  sendKey: string;
  fields: Record<string, string>;
  /** Why it was refused, if it was sent before. */
  problem?: StoredProblem | undefined;
}

const NAME = "draft";

/** The draft with its photos in order, undefined if they cannot be read; undefined if there is no draft. */
export async function readDraft(): Promise<(Draft & { photos: File[] | undefined }) | undefined> {
  const draft = await findDraft().catch(() => undefined);
  return draft && { ...draft, photos: await readPhotos(draft.sendKey).catch(() => undefined) };
}

async function findDraft(): Promise<Draft | undefined> {
  return (await readValue(NAME)) as Draft | undefined;
}

/**
 * Saves the draft, at `now` in milliseconds UTC. One of another key, which its writer may not have seen yet or writes on
 * another page, goes into the outbox as never posted. Throws if the browser stores nothing.
 */
export async function saveDraft(draft: Draft, { now }: { now: number }): Promise<void> {
  const before = await findDraft();
  if (before && before.sendKey !== draft.sendKey) {
    const refusal: NotPosted = { reason: "not-posted" };
    const problem = before.problem ?? { of: "form", refusal };
    await putInOutbox({ ...before, since: now, problem });
  }
  await writeValue(NAME, draft);
}

/** Saves the draft, at `now`, with these photos over its earlier ones; undefined leaves those as they are. */
export async function saveWithPhotos(
  draft: Draft,
  photos: File[] | undefined,
  at: { now: number },
): Promise<void> {
  if (photos) await storePhotos(draft.sendKey, photos).catch(() => undefined);
  await saveDraft(draft, at);
}

/** Removes the draft of this key and its photos. */
export async function discardDraft(sendKey: string): Promise<void> {
  await removeDraft(sendKey).catch(() => undefined);
  await forgetPhotos(sendKey);
}

async function removeDraft(sendKey: string): Promise<void> {
  const draft = await findDraft();
  if (draft?.sendKey === sendKey) await removeValue(NAME);
}

/**
 * Moves a draft into the outbox, at `now` in milliseconds UTC. One of another key stays. Throws if the browser stores
 * nothing.
 */
export async function putDraftInOutbox(
  { sendKey, fields }: Draft,
  photos: File[],
  now: number,
): Promise<void> {
  await storePhotos(sendKey, photos);
  await putInOutbox({ sendKey, fields, since: now });
  await removeDraft(sendKey);
}

/**
 * Turns the waiting post with this key back into the draft. An earlier draft goes into the outbox as never posted, so
 * that nothing is lost. The post keeps its key: if it did arrive although no answer came, the server says so.
 */
export function editWaiting(sendKey: string, at: { now: number }): Promise<void> {
  return withOutboxLock(async () => {
    const waiting = await findWaiting(sendKey);
    if (!waiting) return;
    await saveDraft({ sendKey, fields: waiting.fields, problem: waiting.problem }, at);
    await takeFromOutbox(sendKey);
  });
}
