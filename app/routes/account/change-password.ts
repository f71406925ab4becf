import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { newPasswordInput } from "#app/domain/accounts/input.ts";
import { account } from "#app/http/context.ts";
import { changePassword, tryLogin } from "#app/http/credentials.ts";
import { retryHeaders } from "#app/http/replies.ts";
import { startLogin } from "#app/http/sessions.ts";
import { TOO_MANY_TRIES } from "./tries.ts";

/** What came of changing the password: it is changed, or what is wrong with a field or with all of it. */
export interface PasswordAnswer {
  isChanged?: boolean;
  problems?: { current?: string; new?: string; form?: string };
}

type Problems = NonNullable<PasswordAnswer["problems"]>;

/**
 * Changes the password of who is logged in, to the field `new` if `current` is right. Every other session
 * ends, and this browser gets a new one.
 */
export async function changeOwnPassword(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: Record<string, unknown>,
) {
  const { id, username } = context.get(account);
  const password = v.safeParse(newPasswordInput(username), fields["new"]);
  if (!password.success) {
    return refuse(422, { new: `The new password ${password.issues[0].message}` });
  }
  const tried = await tryLogin(request, context, { username, password: fields["current"] });
  if (!tried.ok) {
    return tried.refusal.reason === "wrong-login"
      ? refuse(422, { current: "The current password is not right" })
      : refuse(429, { form: TOO_MANY_TRIES }, retryHeaders(tried.refusal));
  }
  const changed = await changePassword(context, id, password.output);
  if (!changed) throw new Error("The account went away while its password was changed");
  const { headers } = await startLogin(request, changed);
  return data<PasswordAnswer>({ isChanged: true }, { headers });
}

function refuse(status: number, problems: Problems, headers: Record<string, string> = {}) {
  return data<PasswordAnswer>({ problems }, { status, headers });
}
