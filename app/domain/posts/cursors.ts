import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { View } from "./posts-near.ts";

// A cursor is encrypted (AES-256-GCM), and holds no time that is finer than a minute.
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Secrets {
  secret: string;
  formerSecret?: string | undefined;
}

/** The cursor of an id, which is the first of a minute. */
export function sealId(id: number, secret: string): string {
  return seal(String(id), secret);
}

/** The id in a cursor, encrypted with this secret or the former one; undefined for anything else. */
export function openId(cursor: string, secrets: Secrets): number | undefined {
  const [id, ...more] = numbersIn(cursor, secrets);
  return more.length === 0 ? id : undefined;
}

/**
 * Where a page ends: in a group of posts that have no order among themselves, of one minute or, of plans, that begin at one
 * time (ms UTC); the rank of its last post in that group; and how many of the group were shown. None: the whole group was.
 */
export interface FeedPlace {
  group: number;
  rank: number;
  shown: number;
}

const PLANS = 1;

/** The cursor of a place in a view. */
export function sealPlace({ kind }: View, place: FeedPlace, { secret }: Secrets): string {
  const { group, rank, shown } = place;
  return seal([group, rank, shown, ...(kind === "plan" ? [PLANS] : [])].join(" "), secret);
}

/** As `openId`, for a cursor of `sealPlace`. */
export function openPlace({ kind }: View, cursor: string, secrets: Secrets): FeedPlace | undefined {
  const [group, rank, shown, plans, ...more] = numbersIn(cursor, secrets);
  if (group === undefined || rank === undefined || shown === undefined) return undefined;
  const isOfView = (kind === "plan") === (plans === PLANS) && more.length === 0;
  return isOfView ? { group, rank, shown } : undefined;
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
