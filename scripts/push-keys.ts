import { createECDH } from "node:crypto";
import { storeLocalPushKeys } from "./local-secrets.ts";

const PRIVATE_KEY_BYTES = 32;

/** A new key pair that signs messages to push services (P-256, base64url). */
export function newPushKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // One key in 256 begins with zeros, which are left out.
  const privateKey = Buffer.alloc(PRIVATE_KEY_BYTES);
  pair.getPrivateKey().copy(privateKey, PRIVATE_KEY_BYTES - pair.getPrivateKey().length);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}

// `npm run push:keys`: local runs get keys if they have none; a pair for a deployment is printed once. The printed
// commands do not contain the keys, as a shell would remember them.
function makePushKeys(): void {
  const isKept = storeLocalPushKeys(newPushKeys());
  const { publicKey, privateKey } = newPushKeys();
  console.log(`${
    isKept
      ? "Local runs now have keys, in .dev.vars: restart them."
      : "Local runs keep using the keys in .dev.vars."
  }

A deployment gets keys of its own, which are shown only once. Each command asks for the key below it:

npx wrangler secret put VAPID_PUBLIC_KEY
  ${publicKey}
npx wrangler secret put VAPID_PRIVATE_KEY
  ${privateKey}

Set both once: with other keys, every browser has to subscribe again.`);
}

if (import.meta.main) makePushKeys();
