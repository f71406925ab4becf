import { newPushKeys } from "#app/platform/push-keys.ts";
import { keepLocalPushKeys } from "./local-secrets.ts";

/**
 * `npm run push:keys`: makes the keys with which notifications are signed. Local runs get a pair of their own where
 * they have none; another is for a deployment alone, and shown this once.
 */
const isKept = keepLocalPushKeys(newPushKeys());
const { publicKey, privateKey } = newPushKeys();

console.log(`${
  isKept
    ? "Local runs have keys now, in .dev.vars: start them anew."
    : "Local runs go on with the keys that are in .dev.vars."
}

A deployment gets keys of its own, which are shown this once:

printf %s ${publicKey} | npx wrangler secret put VAPID_PUBLIC_KEY
printf %s ${privateKey} | npx wrangler secret put VAPID_PRIVATE_KEY

Set both once: with other keys every browser has to be subscribed anew.`);
