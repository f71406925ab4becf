import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { changePassword, type Account } from "#app/domain/accounts/accounts.ts";
import { LoginInput } from "#app/domain/accounts/input.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { hashPassword, verifyPassword } from "#app/platform/passwords.ts";
import { addressKey, staysWithin } from "#app/platform/rate-limit.ts";
import { database } from "./context.ts";

/** What trying a password comes to: the account that it belongs to, or why there is none. */
export type LoginTry = { account: Account } | { refused: "wrong" | "too many" };

/**
 * Tries the `username` and `password` among a form's fields. Tries are counted for the address, then for the
 * username, before anything is hashed; what an address has too many of does not count against the username,
 * so that no single address can lock it.
 */
export async function tryLogin(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: unknown,
): Promise<LoginTry> {
  const address = addressKey(request.headers.get("CF-Connecting-IP"));
  if (!(await staysWithin(env.LOGINS_PER_ADDRESS, address))) return { refused: "too many" };
  const { success, output } = v.safeParse(LoginInput, fields);
  if (!success) return { refused: "wrong" };
  const username = output.username.toLowerCase();
  if (!(await staysWithin(env.LOGINS_PER_USERNAME, username))) return { refused: "too many" };
  const account = await checkLogin(context.get(database), output, verifyPassword);
  return account ? { account } : { refused: "wrong" };
}

/** Gives an account a password that was checked before, and ends all of its sessions. */
export async function setPassword(
  context: Readonly<RouterContextProvider>,
  accountId: number,
  password: string,
): Promise<Account | undefined> {
  return changePassword(context.get(database), accountId, await hashPassword(password));
}
