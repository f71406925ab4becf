import type { Miniflare } from "miniflare";
import { createCookie } from "react-router";
import type { Database } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import { wranglerEnvironment } from "./local-secrets.ts";

/** Logs in a new owner of a shop without slow hashing or rate limits. Returns the value of its cookie `session`. */
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
  // Written as the Worker does it, whose library can only be loaded in its bundle.
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
