import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { replacePasswordHash, type Account } from "#app/domain/accounts/accounts.ts";
import { LoginInput } from "#app/domain/accounts/input.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { done, refused, type Outcome, type TooMany, type WrongLogin } from "#app/domain/outcome.ts";
import { generatePassword, hashPassword, verifyPassword } from "#app/platform/passwords.ts";
import { addressKey, staysWithin } from "#app/platform/rate-limit.ts";
import { database } from "./context.ts";

const WRONG: WrongLogin = { reason: "wrong-login" };
/** The limits in wrangler.toml count by the minute. */
const TOO_MANY: TooMany = { reason: "too-many", retryAfter: 60 };

/**
 * Tries the `username` and `password` among a form's fields, and gives the account that they belong to. Tries
 * are counted for the address, then for the username, before anything is hashed; what an address has too many
 * of does not count against the username, so that no single address can lock it.
 */
export async function tryLogin(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: unknown,
): Promise<Outcome<Account, WrongLogin | TooMany>> {
  const address = addressKey(request.headers.get("CF-Connecting-IP"));
  if (!(await staysWithin(env.LOGINS_PER_ADDRESS, address))) return refused(TOO_MANY);
  const { success, output } = v.safeParse(LoginInput, fields);
  if (!success) return refused(WRONG);
  const username = output.username.toLowerCase();
  if (!(await staysWithin(env.LOGINS_PER_USERNAME, username))) return refused(TOO_MANY);
  const account = await checkLogin(context.get(database), output, verifyPassword);
  return account ? done(account) : refused(WRONG);
}

/**
 * Gives an account another password, which was checked before, and ends all of its sessions. Undefined where
 * there is no such account.
 */
export async function changePassword(
  context: Readonly<RouterContextProvider>,
  accountId: number,
  password: string,
): Promise<Account | undefined> {
  return replacePasswordHash(context.get(database), accountId, await hashPassword(password));
}

/** A password for somebody else to log in with, to be shown once, and its hash, to be kept. */
export async function makePassword(): Promise<{ password: string; passwordHash: string }> {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
}
