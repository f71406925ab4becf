import { forget, keep, readKept } from "#app/routes/nearby/device-store.ts";
import {
  alone,
  findWaiting,
  forgetPhotos,
  keepPhotos,
  putInOutbox,
  readPhotos,
  takeFromOutbox,
} from "#app/routes/nearby/outbox/outbox.ts";
import type { Problem } from "#app/routes/nearby/problem.ts";

/** A post that is being written, as this device keeps it until it is sent off or discarded. There is one at most. */
export interface Draft {
  /** By what the server will know the post. Its photos lie under it. */
  sendKey: string;
  /** The fields of its form, texts alone. */
  fields: Record<string, string>;
  /** Why it was refused, where it was sent off before. */
  problem?: Problem | undefined;
}

const NAME = "draft";
const UNFINISHED: Problem = { of: "form", words: "You have not posted this yet." };

/** The draft, with its photos in their order; undefined where there is none. */
export async function readDraft(): Promise<(Draft & { photos: File[] }) | undefined> {
  const draft = await findDraft();
  return draft && { ...draft, photos: await readPhotos(draft.sendKey) };
}

async function findDraft(): Promise<Draft | undefined> {
  return (await readKept(NAME).catch(() => undefined)) as Draft | undefined;
}

/** Keeps the draft in place of any before. Throws where this device keeps nothing. */
export async function keepDraft(draft: Draft): Promise<void> {
  await keep(NAME, draft);
}

/** Forgets the draft, with its photos. */
export async function discardDraft(sendKey: string): Promise<void> {
  await forget(NAME).catch(() => undefined);
  await forgetPhotos(sendKey);
}

/** Puts what was written into the outbox, at `now` in milliseconds UTC. Throws where this device keeps nothing. */
export async function sendOff(
  { sendKey, fields }: Draft,
  photos: File[],
  now: number,
): Promise<void> {
  await keepPhotos(sendKey, photos);
  await putInOutbox({ sendKey, fields, since: now });
  await forget(NAME);
}

/**
 * Makes the waiting post with this key the draft, to be changed. What was the draft waits in its place, so that nothing
 * that was written is lost. Its key stays: if it did arrive, though no answer came, the server tells.
 */
export function takeUp(sendKey: string, now: number): Promise<void> {
  return alone(async () => {
    const waiting = await findWaiting(sendKey);
    if (!waiting) return;
    const before = await findDraft();
    if (before) {
      await putInOutbox({ ...before, since: now, problem: before.problem ?? UNFINISHED });
    }
    await keepDraft({ sendKey, fields: waiting.fields, problem: waiting.problem });
    await takeFromOutbox(sendKey);
  });
}
