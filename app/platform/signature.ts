import { createHmac, timingSafeEqual } from "node:crypto";
import { sufficientSecret, type Secrets } from "./secret.ts";

/** Signs with a key derived from `secret` for this `purpose` alone. Throws where the secret is missing or too short. */
export function signatureOf(
  secret: string | undefined,
  purpose: string,
  parts: readonly string[],
): string {
  const key = createHmac("sha256", sufficientSecret(secret)).update(purpose).digest();
  return createHmac("sha256", key).update(parts.join(".")).digest("base64url");
}

/** Whether one of the secrets signed `parts` for `purpose`, compared in constant time. */
export function isSignedWith(
  secrets: Secrets,
  purpose: string,
  parts: readonly string[],
  given: string,
): boolean {
  return secrets.some((secret) => isSameSignature(signatureOf(secret, purpose, parts), given));
}

function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
