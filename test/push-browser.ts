import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A subscribed browser: its subscription, and how it decrypts messages (RFC 8291). */
export interface PushBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  read: (body: ArrayBuffer) => string;
}

/** A browser with its own keys and endpoint. */
export function newPushBrowser(host = "fcm.googleapis.com"): PushBrowser {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const [publicKey, auth] = [keys.getPublicKey(), randomBytes(16)];
  return {
    endpoint: `https://${host}/fcm/send/${randomBytes(16).toString("base64url")}`,
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    read(body) {
      const { salt, sender, sealed } = takeApart(Buffer.from(body));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = padded.findLastIndex((byte: number) => byte !== 0);
      if (padded[end] !== 2) throw new Error("not the last record");
      return padded.subarray(0, end).toString();
    },
  };
}

/** The header of RFC 8188 and its one record. */
function takeApart(body: Buffer) {
  const length = body.readUInt8(20);
  if (body.readUInt32BE(16) < body.length - 21 - length) throw new Error("more than one record");
  return {
    salt: body.subarray(0, 16),
    sender: body.subarray(21, 21 + length),
    sealed: body.subarray(21 + length),
  };
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
