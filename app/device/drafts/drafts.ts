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

/** The draft with its photos in order, or without those that cannot be read; undefined if there is none. */
export async function readDraft(): Promise<(Draft & { photos: File[] }) | undefined> {
  const draft = await findDraft();
  return draft && { ...draft, photos: await readPhotos(draft.sendKey).catch(() => []) };
}

async function findDraft(): Promise<Draft | undefined> {
  return (await readValue(NAME).catch(() => undefined)) as Draft | undefined;
}

/** Saves the draft over any earlier one. Throws if the browser stores nothing. */
export async function saveDraft(draft: Draft): Promise<void> {
  await writeValue(NAME, draft);
}

/** Removes the draft and its photos. */
export async function discardDraft(sendKey: string): Promise<void> {
  await removeValue(NAME).catch(() => undefined);
  await forgetPhotos(sendKey);
}

/** Moves a draft into the outbox, at `now` in milliseconds UTC. Throws if the browser stores nothing. */
export async function putDraftInOutbox(
  { sendKey, fields }: Draft,
  photos: File[],
  now: number,
): Promise<void> {
  await storePhotos(sendKey, photos);
  await putInOutbox({ sendKey, fields, since: now });
  await removeValue(NAME);
}

/**
 * Turns the waiting post with this key back into the draft. An earlier draft goes into the outbox as never posted, so
 * that nothing is lost. The post keeps its key: if it did arrive although no answer came, the server says so.
 */
export function editWaiting(sendKey: string, { now }: { now: number }): Promise<void> {
  return withOutboxLock(async () => {
    const waiting = await findWaiting(sendKey);
    if (!waiting) return;
    const before = await findDraft();
    if (before) {
      const refusal: NotPosted = { reason: "not-posted" };
      const problem = before.problem ?? { of: "form", refusal };
      await putInOutbox({ ...before, since: now, problem });
    }
    await saveDraft({ sendKey, fields: waiting.fields, problem: waiting.problem });
    await takeFromOutbox(sendKey);
  });
}
