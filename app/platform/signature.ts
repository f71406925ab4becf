import { createHmac, timingSafeEqual } from "node:crypto";
import { sufficientSecret } from "./secret.ts";

/**
 * Signs `parts` for one `purpose`, with a key that is derived for it from `secret`: another use of the same secret
 * has another key. Throws where the secret is missing or short.
 */
export function signatureOf(
  secret: string | undefined,
  purpose: string,
  parts: readonly string[],
): string {
  const key = createHmac("sha256", sufficientSecret(secret)).update(purpose).digest();
  return createHmac("sha256", key).update(parts.join(".")).digest("base64url");
}

/** Whether two signatures are the same, in a time that does not tell how much of them is. */
export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
