import type { Miniflare } from "miniflare";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { openSessions } from "#app/platform/sessions.ts";
import { wranglerEnvironment } from "./local-secrets.ts";

/**
 * Makes an owner of a stored shop who is logged in already, for journeys and benchmarks: a password would be
 * slow to hash, and many logins at once meet their limit. Gives the value of the cookie `session`.
 */
export async function logInLocally(
  db: Database,
  worker: Miniflare,
  shopId: string,
): Promise<string> {
  const owner = {
    username: `owner-${shopId}`,
    passwordHash: "none",
    role: "owner",
    shopId,
  } as const;
  const [account] = await db
    .insert(accounts)
    .values({ ...owner, createdAt: 1 })
    .returning();
  const { SESSION_SECRET: secret } = wranglerEnvironment();
  const kv = (await worker.getKVNamespace("SESSIONS")) as unknown as KVNamespace;
  const sessions = openSessions({ kv, secret, isHttps: false });
  const session = await sessions.getSession();
  session.set("accountId", account?.id ?? 0);
  session.set("epoch", account?.epoch ?? 0);
  const [cookie = ""] = (await sessions.commitSession(session)).split(";");
  return cookie.replace("session=", "");
}
