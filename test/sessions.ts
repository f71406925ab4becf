import { scryptSync } from "node:crypto";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { accounts, shops } from "#app/db/schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { startLogin } from "#app/http/sessions.ts";
import { ORIGIN } from "./visit.ts";

const db = openDatabase(env.DB);
let serial = 0;

/**
 * Makes an account and logs it in without hashing a password: the owner of `shopId`, which must exist, or an operator if
 * that is null. Returns the account, its Cookie header, and the token for API calls.
 */
export async function logIn(
  shopId: string | null,
  { role = shopId === null ? "operator" : "owner" }: { role?: Account["role"] } = {},
): Promise<{ account: Account; cookie: string; token: string }> {
  const username = `login-${++serial}`;
  const [account] = await db
    .insert(accounts)
    .values({ username, passwordHash: "none", role, shopId, createdAt: 1 })
    .returning();
  if (!account) throw new Error("no account was made");
  // Amid an editing session, so that no change begins with a version for History.
  const never = Number.MAX_SAFE_INTEGER;
  const kept = { keptAt: never, keptRevision: sql`${shops.revision}` };
  const editing = { editedBy: account.id, editedAt: never, ...kept };
  if (shopId !== null) await db.update(shops).set(editing).where(eq(shops.id, shopId));
  return { account, ...(await startSession(account)) };
}

/** Another session of an account: its Cookie header and token. */
export async function startSession(account: Account): Promise<{ cookie: string; token: string }> {
  const { headers, token } = await startLogin(new Request(ORIGIN), account);
  return { cookie: cookieOf(headers[0]?.[1] ?? null), token };
}

/** A valid hash of this password with scrypt's lowest parameters, so that checking it is fast. */
export function quickHash(password: string): string {
  const [salt, cost] = [Buffer.from("salt"), { N: 2, r: 1, p: 1 }];
  const key = scryptSync(password, salt, 32, cost);
  return `scrypt$2$1$1$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** The Cookie header that a browser sends back for a `Set-Cookie`. */
export function cookieOf(setCookie: string | null): string {
  return setCookie?.split(";")[0] ?? "";
}
