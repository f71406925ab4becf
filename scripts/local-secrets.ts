import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Where wrangler and vite, too, look for the secrets of local runs. It is never committed. */
const FILE = ".dev.vars";

/** What signs sessions on this machine. It is made where there is none yet; the rest of the file stays as it is. */
function localSessionSecret(): string {
  const written = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const { SESSION_SECRET } = parseEnv(written);
  if (SESSION_SECRET) return SESSION_SECRET;
  const secret = randomBytes(32).toString("base64url");
  const lineEnd = written === "" || written.endsWith("\n") ? "" : "\n";
  appendFileSync(FILE, `${lineEnd}SESSION_SECRET=${secret}\n`, { mode: 0o600 });
  return secret;
}

/** The environment in which wrangler finds this machine's secrets, which are made where there are none, and does not say so each time. */
export function wranglerEnvironment(): Record<string, string> {
  return { SESSION_SECRET: localSessionSecret(), WRANGLER_LOG: "warn" };
}

if (import.meta.main) localSessionSecret();
