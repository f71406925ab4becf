import type { Sending } from "#app/domain/enquiries/enquiries.ts";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { sendingKey } from "#app/http/form-guard.ts";

/**
 * By which name an enquiry is kept: the same words under the same Idempotency-Key are kept once. Nobody knows who
 * else uses that key, so other words under it are kept as well.
 */
export function sendingOf(once: Once | undefined, what: Record<string, unknown>): Sending {
  return once
    ? { now: once.now, key: sendingKey(`Idempotency-Key ${once.key}`, what) }
    : { now: Date.now() };
}
