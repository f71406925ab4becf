import { scryptSync } from "node:crypto";
import { env } from "cloudflare:workers";
import { openDatabase } from "#app/db/database.ts";
import { accounts } from "#app/db/schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { startLogin } from "#app/http/sessions.ts";
import { ORIGIN } from "./visit.ts";

const db = openDatabase(env.DB);
let serial = 0;

/**
 * Makes an account and logs it in, without the slow hashing of a password: the owner of `shopId`, which must
 * be stored already, or an operator where that is null. Gives the account, its Cookie header, and the token
 * that calls of the API send beside that.
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
  return { account, ...(await startSession(account)) };
}

/** One more session of an account: its Cookie header, and the token beside it. */
export async function startSession(account: Account): Promise<{ cookie: string; token: string }> {
  const { headers, token } = await startLogin(new Request(ORIGIN), account);
  return { cookie: cookieOf(headers[0]?.[1] ?? null), token };
}

/** A hash that belongs to this password as a real one does, with scrypt's least parameters: to check it takes no time. */
export function quickHash(password: string): string {
  const [salt, cost] = [Buffer.from("salt"), { N: 2, r: 1, p: 1 }];
  const key = scryptSync(password, salt, 32, cost);
  return `scrypt$2$1$1$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** What a browser sends back as its Cookie header for a `Set-Cookie` that it was given. */
export function cookieOf(setCookie: string | null): string {
  return setCookie?.split(";")[0] ?? "";
}
