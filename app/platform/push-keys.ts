import { createECDH } from "node:crypto";

const PRIVATE_KEY_BYTES = 32;

/** A new pair of keys with which messages to push services are signed (P-256), base64url. */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // One in 256 begins with zeros, which are left out.
  const privateKey = Buffer.alloc(PRIVATE_KEY_BYTES);
  pair.getPrivateKey().copy(privateKey, PRIVATE_KEY_BYTES - pair.getPrivateKey().length);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
