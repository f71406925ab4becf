import { randomBytes } from "node:crypto";
import type { Secrets } from "./secret.ts";
import { isSignedWith, signatureOf } from "./signature.ts";

/** The random key of one form, and when it was made (ms UTC). */
export interface FormToken {
  key: string;
  madeAt: number;
}

const PURPOSE = "nukkad form token 1";
const TOKEN = /^([\w-]{22})\.([\da-z]{1,9})\.([\w-]{43})$/;

/** A token for a form made at `now` (ms UTC). */
export function newFormToken(now: number): FormToken {
  return { key: randomBytes(16).toString("base64url"), madeAt: now };
}

/** Signs a token for the form `name`. Throws where the secret is missing or too short. */
export function signFormToken(
  secret: string | undefined,
  form: string,
  { key, madeAt }: FormToken,
): string {
  const time = madeAt.toString(36);
  return [key, time, signatureOf(secret, PURPOSE, [form, key, time])].join(".");
}

/** Reads a token that was signed with one of the secrets for the form `name`; undefined for anything else. */
export function readFormToken(
  secrets: Secrets,
  form: string,
  written: string,
): FormToken | undefined {
  const [, key, time, signature] = TOKEN.exec(written) ?? [];
  if (key === undefined || time === undefined || signature === undefined) return undefined;
  if (!isSignedWith(secrets, PURPOSE, [form, key, time], signature)) return undefined;
  return { key, madeAt: Number.parseInt(time, 36) };
}
