import { OUTBOX_SYNC } from "./background-sync.ts";
import { POST_PATIENCE_MS } from "./deliver.ts";
import { listWaiting } from "./outbox.ts";
import { sendOutbox, type Deliver } from "./send-outbox.ts";

/** Sends the outbox when the sync `tag` wakes the worker. Throws if it fails, so that the browser tries again. */
export async function sendInBackground(tag: string): Promise<void> {
  if (tag !== OUTBOX_SYNC) return;
  await sendOutbox(() => deliver, { hasSign: true });
  const left = await listWaiting();
  if (left.some(({ failed }) => failed)) throw new Error("the outbox is not empty yet");
}

const deliver: Deliver = async (path, body) => {
  const signal = AbortSignal.timeout(POST_PATIENCE_MS);
  const reply = await fetch(path, { method: "POST", body, signal });
  return { status: reply.status, body: await reply.text() };
};
