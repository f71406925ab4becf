import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sufficientSecret } from "./secret.ts";

/** What a form says of itself: a name of its own, and when it was made (ms UTC). */
export interface FormToken {
  key: string;
  madeAt: number;
}

/** Another use of the same secret has another key. */
const PURPOSE = "nukkad form token 1";
const TOKEN = /^([\w-]{22})\.([\da-z]{1,9})\.([\w-]{43})$/;

/** Makes the token of a new form. */
export function newFormToken(now: number): FormToken {
  return { key: randomBytes(16).toString("base64url"), madeAt: now };
}

/**
 * The token in writing, signed for the form of this name with a key that is derived from `secret`. Throws
 * where that is missing or short.
 */
export function signFormToken(
  secret: string | undefined,
  form: string,
  { key, madeAt }: FormToken,
): string {
  const time = madeAt.toString(36);
  return [key, time, signatureOf(secret, [form, key, time])].join(".");
}

/** Reads what signFormToken wrote for the form of this name; undefined for everything else. */
export function readFormToken(
  secret: string | undefined,
  form: string,
  written: string,
): FormToken | undefined {
  const [, key, time, signature] = TOKEN.exec(written) ?? [];
  if (key === undefined || time === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(signatureOf(secret, [form, key, time]));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return { key, madeAt: Number.parseInt(time, 36) };
}

function signatureOf(secret: string | undefined, parts: string[]): string {
  const key = createHmac("sha256", sufficientSecret(secret)).update(PURPOSE).digest();
  return createHmac("sha256", key).update(parts.join(".")).digest("base64url");
}
