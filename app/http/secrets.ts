import { env } from "cloudflare:workers";
import type { Secrets } from "#app/platform/secret.ts";
import { signatureOf } from "#app/platform/signature.ts";

/** SESSION_SECRET, and the previous one while it is being rotated (SESSION_SECRET_OLD). */
export function sessionSecrets(): Secrets {
  const { SESSION_SECRET, SESSION_SECRET_OLD } = env;
  return SESSION_SECRET_OLD ? [SESSION_SECRET, SESSION_SECRET_OLD] : [SESSION_SECRET];
}

/** Signatures of `parts` for one `purpose`, by each of those secrets. */
export function signaturesOf(
  purpose: string,
  parts: readonly string[],
): readonly [newest: string, ...former: string[]] {
  const [newest, ...former] = sessionSecrets();
  const sign = (secret: string) => signatureOf(secret, purpose, parts);
  return [sign(newest), ...former.map(sign)];
}
