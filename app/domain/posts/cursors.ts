import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

// A cursor is the id of a page's last post, encrypted (AES-256-GCM): ids reveal the time to the millisecond.
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function sealId(id: number, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(String(id), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The id in a cursor, encrypted with this secret or the former one; undefined for anything else. */
export function openId(
  cursor: string,
  { secret, formerSecret }: { secret: string; formerSecret?: string | undefined },
): number | undefined {
  const opened = openWith(secret, cursor);
  if (opened !== undefined || formerSecret === undefined) return opened;
  return openWith(formerSecret, cursor);
}

function openWith(secret: string, cursor: string): number | undefined {
  const bytes = Buffer.from(cursor, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv("aes-256-gcm", keyFrom(secret), iv);
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Number(Buffer.concat(opened).toString());
  } catch {
    return undefined;
  }
}

function keyFrom(secret: string): Buffer {
  return createHmac("sha256", secret).update("cursors").digest();
}
