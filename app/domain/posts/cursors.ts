import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { View } from "./posts-near.ts";

// A cursor is the id of a page's last post, among plans also when it begins, encrypted (AES-256-GCM): ids reveal the
// time to the millisecond.
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Secrets {
  secret: string;
  formerSecret?: string | undefined;
}

export function sealId(id: number, secret: string): string {
  return seal(String(id), secret);
}

/** The id in a cursor, encrypted with this secret or the former one; undefined for anything else. */
export function openId(cursor: string, secrets: Secrets): number | undefined {
  const [id, ...more] = numbersIn(cursor, secrets);
  return more.length === 0 ? id : undefined;
}

/** The last post of a page: where the next one begins. Plans stand by when they begin (ms UTC). */
export interface FeedPlace {
  id: number;
  startsAt: number | null;
}

/** The cursor of a place in a view. */
export function sealPlace(
  { kind }: View,
  { id, startsAt }: FeedPlace,
  { secret }: Secrets,
): string {
  return kind === "plan" ? seal(`${startsAt ?? 0} ${id}`, secret) : sealId(id, secret);
}

/** As `openId`, for a cursor of `sealPlace`. */
export function openPlace({ kind }: View, cursor: string, secrets: Secrets): FeedPlace | undefined {
  const [id, startsAt, ...more] = numbersIn(cursor, secrets).toReversed();
  if (id === undefined || more.length > 0) return undefined;
  return (kind === "plan") === (startsAt !== undefined)
    ? { id, startsAt: startsAt ?? null }
    : undefined;
}

function seal(text: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

function numbersIn(cursor: string, { secret, formerSecret }: Secrets): number[] {
  const opened =
    openWith(secret, cursor) ??
    (formerSecret === undefined ? undefined : openWith(formerSecret, cursor));
  return opened?.split(" ").map(Number) ?? [];
}

function openWith(secret: string, cursor: string): string | undefined {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", keyFrom(secret), iv);
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString();
  } catch {
    return undefined;
  }
}

function keyFrom(secret: string): Buffer {
  return createHmac("sha256", secret).update("cursors").digest();
}
