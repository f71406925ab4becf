import { createECDH } from "node:crypto";
import { keepLocalPushKeys } from "./local-secrets.ts";

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

/**
 * `npm run push:keys`: makes the keys with which notifications are signed. Local runs get a pair of their own where
 * they have none; another is for a deployment alone, and shown this once. The commands hold no key: a shell would
 * remember it.
 */
function makePushKeys(): void {
  const isKept = keepLocalPushKeys(newPushKeys());
  const { publicKey, privateKey } = newPushKeys();
  console.log(`${
    isKept
      ? "Local runs have keys now, in .dev.vars: start them anew."
      : "Local runs go on with the keys that are in .dev.vars."
  }

A deployment gets keys of its own, which are shown this once. Each command asks for the key below it:

npx wrangler secret put VAPID_PUBLIC_KEY
  ${publicKey}
npx wrangler secret put VAPID_PRIVATE_KEY
  ${privateKey}

Set both once: with other keys every browser has to be subscribed anew.`);
}

if (import.meta.main) makePushKeys();
