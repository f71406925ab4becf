import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { replacePasswordHash, type Account } from "#app/domain/accounts/accounts.ts";
import { LoginInput } from "#app/domain/accounts/input.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { done, refused, type Outcome, type TooMany, type WrongLogin } from "#app/domain/outcome.ts";
import { generatePassword, hashPassword, verifyPassword } from "#app/platform/passwords.ts";
import { database } from "./context.ts";
import { countFor, countForAddress } from "./limits.ts";

const WRONG: WrongLogin = { reason: "wrong-login" };

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
  const received = { request, context };
  const fromAddress = await countForAddress(env.LOGINS_PER_ADDRESS, received);
  if (!fromAddress.ok) return fromAddress;
  const { success, output } = v.safeParse(LoginInput, fields);
  if (!success) return refused(WRONG);
  const username = output.username.toLowerCase();
  const forUsername = await countFor(env.LOGINS_PER_USERNAME, username, received);
  if (!forUsername.ok) return forUsername;
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
