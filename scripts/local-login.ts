import type { Miniflare } from "miniflare";
import { createCookie } from "react-router";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
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
  // As platform/sessions.ts writes it, whose library can only be loaded in the Worker's bundle.
  const kv = await worker.getKVNamespace("SESSIONS");
  const session = {
    accountId: account?.id,
    shopId,
    username: owner.username,
    epoch: account?.epoch,
  };
  await kv.put(`session-${shopId}`, JSON.stringify(session));
  const { SESSION_SECRET = "" } = wranglerEnvironment();
  const cookie = createCookie("session", { secrets: [SESSION_SECRET] });
  return (await cookie.serialize(`session-${shopId}`)).split(/[=;]/)[1] ?? "";
}
