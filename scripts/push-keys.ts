import { createECDH } from "node:crypto";

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

// `npm run push:keys` prints a pair for a deployment, once. The printed commands do not contain the keys, as a shell would
// remember them.
function printPushKeys(): void {
  const { publicKey, privateKey } = newPushKeys();
  console.log(`A deployment gets keys of its own, which are shown only once. Each command asks for the key below it:

npx wrangler secret put VAPID_PUBLIC_KEY
  ${publicKey}
npx wrangler secret put VAPID_PRIVATE_KEY
  ${privateKey}

Set both once: with other keys, every browser has to subscribe again. Local runs make theirs by themselves.`);
}

if (import.meta.main) printPushKeys();
