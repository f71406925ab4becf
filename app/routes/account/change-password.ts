import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { newPasswordInput } from "#app/domain/accounts/input.ts";
import { account } from "#app/http/context.ts";
import { changePassword, tryLogin } from "#app/http/credentials.ts";
import { rememberDevice } from "#app/http/devices.ts";
import { noteUnavailable } from "#app/http/failures.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { startLogin, type HeaderPairs } from "#app/http/sessions.ts";
import { problemOf, type Problem } from "#app/domain/problem.ts";
import type { AccountFailure } from "./use-account-failure-text.ts";

export interface PasswordAnswer {
  isChanged?: boolean;
  problems?: { isCurrentWrong?: boolean; new?: Problem; form?: AccountFailure };
}

type Problems = NonNullable<PasswordAnswer["problems"]>;

/** Sets the password to `new` if `current` is right; other sessions end, and this browser gets a new one. */
export async function changeOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: Record<string, unknown>,
) {
  const { id, username } = context.get(account);
  const password = v.safeParse(newPasswordInput(username), fields["new"]);
  if (!password.success) {
    return refuse(422, { new: problemOf(password.issues[0]) });
  }
  const tried = await tryLogin(request, context, { username, password: fields["current"] });
  if (!tried.ok) {
    return tried.refusal.reason === "wrong-login"
      ? refuse(422, { isCurrentWrong: true })
      : refuse(429, { form: tried.refusal }, retryHeaders(tried.refusal));
  }
  const changed = await changePassword(context, id, password.output);
  if (!changed) throw new Error("The account went away while its password was changed");
  const device = await rememberDevice(request, changed, Date.now());
  const headers = [...(await stayLoggedIn(changed)), ...device];
  return data<PasswordAnswer>({ isChanged: true }, { headers });

  /** The password is changed by now: if the new session cannot be written, they log in with it. */
  async function stayLoggedIn(changed: Account): Promise<HeaderPairs> {
    try {
      return (await startLogin(request, changed)).headers;
    } catch (error) {
      noteUnavailable(error, { request, context });
      return [];
    }
  }
}

function refuse(status: number, problems: Problems, headers: Record<string, string> = {}) {
  return data<PasswordAnswer>({ problems }, { status, headers });
}
