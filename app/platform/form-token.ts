import { randomBytes } from "node:crypto";
import { isSameSignature, signatureOf } from "./signature.ts";

/** What a form says of itself: a name of its own, and when it was made (ms UTC). */
export interface FormToken {
  key: string;
  madeAt: number;
}

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
  return [key, time, signatureOf(secret, PURPOSE, [form, key, time])].join(".");
}

/** Reads what signFormToken wrote for the form of this name; undefined for everything else. */
export function readFormToken(
  secret: string | undefined,
  form: string,
  written: string,
): FormToken | undefined {
  const [, key, time, signature] = TOKEN.exec(written) ?? [];
  if (key === undefined || time === undefined || signature === undefined) return undefined;
  const expected = signatureOf(secret, PURPOSE, [form, key, time]);
  if (!isSameSignature(expected, signature)) return undefined;
  return { key, madeAt: Number.parseInt(time, 36) };
}
