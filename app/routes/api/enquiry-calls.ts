import * as v from "valibot";
import type { Sending } from "#app/domain/enquiries/enquiries.ts";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { sendingKey } from "#app/http/form-guard.ts";

export const ReceivedJson = v.strictObject({ received: v.literal(true) });

export const received: v.InferOutput<typeof ReceivedJson> = { received: true };

/** The key holds the words too: strangers may choose the same Idempotency-Key, and none of them may lose a message. */
export function sendingOf(once: Once | undefined, what: Record<string, unknown>): Sending {
  return once
    ? { now: once.now, key: sendingKey(`Idempotency-Key ${once.key}`, what) }
    : { now: Date.now() };
}
