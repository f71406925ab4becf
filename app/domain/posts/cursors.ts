import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/*
 * A feed goes on from the id of its last post. Ids tell a moment to the millisecond, so they travel sealed
 * (AES-256-GCM), and only we can open them.
 */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An id as a browser may hold it. */
export function sealId(id: number, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(String(id), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The id that was sealed so; undefined for what we have not sealed. */
export function openId(cursor: string, secret: string): number | undefined {
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
