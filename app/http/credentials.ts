import { env } from "cloudflare:workers";
import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { replacePasswordHash, type Account } from "#app/domain/accounts/accounts.ts";
import { LoginInput } from "#app/domain/accounts/input.ts";
import { checkLogin } from "#app/domain/accounts/login.ts";
import { countIn, countOne, tooManyUntil } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import { generatePassword, hashPassword, verifyPassword } from "#app/platform/passwords.ts";
import { database } from "./context.ts";
import { findDevice } from "./devices.ts";
import { hourOf } from "./hourly-limits.ts";
import { countFor, countForAddress, type Received } from "./limits.ts";

/** No account has this username and password. Which of the two is wrong is not told. */
export interface WrongLogin {
  reason: "wrong-login";
}

const WRONG: WrongLogin = { reason: "wrong-login" };

/** Wrong passwords in an hour from one device that the account knows, and from all others together. */
const MOST_FAILURES = 30;

/**
 * Gives the account of a form's `username` and `password`. Everything is counted before anything is hashed. A device
 * that the account knows has counts of its own, which nobody else can use up (decision 028). What exceeds an address's
 * limit does not count against the username.
 */
export async function tryLogin(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: unknown,
): Promise<Outcome<Account, WrongLogin | TooMany>> {
  const received = { request, context };
  const { success, output } = v.safeParse(LoginInput, fields);
  if (!success) {
    const counted = await countForAddress(env.LOGINS_PER_ADDRESS, received);
    return counted.ok ? refused(WRONG) : counted;
  }
  const [db, now] = [context.get(database), Date.now()];
  const username = output.username.toLowerCase();
  const device = await findDevice(request, username, now);
  const counted = await countTry(received, username, device);
  if (!counted.ok) return counted;
  const who = device === undefined ? `username ${username}` : `device ${device}`;
  const failures = hourOf("failed logins", who, now);
  if ((await countIn(db, failures)) >= MOST_FAILURES) return refused(tooManyUntil(failures, now));
  const account = await checkLogin(db, output, verifyPassword);
  if (account) return done(account);
  await countOne(db, failures);
  return refused(WRONG);
}

async function countTry(
  received: Received,
  username: string,
  device: string | undefined,
): Promise<Outcome<undefined, TooMany>> {
  if (device !== undefined) return countFor(env.LOGINS_PER_ADDRESS, `device ${device}`, received);
  const fromAddress = await countForAddress(env.LOGINS_PER_ADDRESS, received);
  return fromAddress.ok ? countFor(env.LOGINS_PER_USERNAME, username, received) : fromAddress;
}

/** The password was checked before. Ends all sessions of the account; undefined if there is no such account. */
export async function changePassword(
  context: Readonly<RouterContextProvider>,
  accountId: number,
  password: string,
): Promise<Account | undefined> {
  return replacePasswordHash(context.get(database), accountId, await hashPassword(password));
}

/** A password for somebody else, to be shown once, and its hash. */
export async function makePassword(): Promise<{ password: string; passwordHash: string }> {
  const password = generatePassword();
  return { password, passwordHash: await hashPassword(password) };
}
