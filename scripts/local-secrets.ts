import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { newPushKeys } from "./push-keys.ts";

/** The file in which wrangler and vite look for local secrets. It is never committed. */
const FILE = ".dev.vars";

/** The secret that signs local sessions, generated if missing; leaves the rest of the file as it is. */
function localSessionSecret(): string {
  const { SESSION_SECRET } = readSecrets();
  if (SESSION_SECRET) return SESSION_SECRET;
  const secret = randomBytes(32).toString("base64url");
  addSecrets({ SESSION_SECRET: secret });
  return secret;
}

/**
 * The Worker variables for local notifications; their keys are generated if both are missing. Wrangler reads only the
 * secrets that are required.
 */
export function localPushVariables(): Record<string, string> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = readSecrets();
  if (!VAPID_PUBLIC_KEY && !VAPID_PRIVATE_KEY) {
    const { publicKey, privateKey } = newPushKeys();
    addSecrets({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
  }
  const ofPush = Object.entries(readSecrets()).filter(([name]) => name.startsWith("VAPID_"));
  return Object.fromEntries(ofPush) as Record<string, string>;
}

function readSecrets(): NodeJS.Dict<string> {
  return existsSync(FILE) ? parseEnv(readFileSync(FILE, "utf8")) : {};
}

function addSecrets(secrets: Record<string, string>): void {
  const written = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const lineEnd = written === "" || written.endsWith("\n") ? "" : "\n";
  const lines = Object.entries(secrets).map(([name, secret]) => `${name}=${secret}\n`);
  appendFileSync(FILE, lineEnd + lines.join(""), { mode: 0o600 });
}

/** The environment in which wrangler finds the local secrets, generated if missing, without mentioning them each time. */
export function wranglerEnvironment(): Record<string, string> {
  return { SESSION_SECRET: localSessionSecret(), WRANGLER_LOG: "warn" };
}

if (import.meta.main) localSessionSecret();
