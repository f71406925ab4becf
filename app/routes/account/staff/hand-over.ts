import type { RouterContextProvider } from "react-router";
import type { StaffLogin } from "#app/domain/staff/staff-logins.ts";
import { account } from "#app/http/context.ts";
import { queryForDevice } from "#app/http/devices.ts";
import type { HeaderPairs } from "#app/http/sessions.ts";
import { keepShown, readShown, type ShownLogin } from "#app/http/shown-login.ts";

/** What the owner is shown of a new login, for some minutes. */
export interface HandOver {
  name: string;
  username: string;
  password: string;
  /** Added to the login link, so that their phone becomes a known device; empty for a new login. */
  loginQuery: string;
}

export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const PATH = "/shop/staff";

/** The `Set-Cookie` headers that keep a new login in the owner's browser: a refused form or Back would lose it. */
export function keepHandOver({ request, context }: Asked, login: ShownLogin): Promise<HeaderPairs> {
  return keepShown(request, { path: PATH, maker: context.get(account) }, login);
}

/** What this owner is still shown of a login of theirs; undefined if there is none, or it has changed since. */
export async function findHandOver(
  { request, context }: Asked,
  staff: readonly StaffLogin[],
): Promise<HandOver | undefined> {
  const login = await readShown(request, { path: PATH, maker: context.get(account) }, Date.now());
  const member = staff.find(({ username, epoch }) => {
    return username === login?.username && epoch === login.epoch;
  });
  return login && member && writeHandOver(member.name, login);
}

/** What is shown of a login of somebody with this name. */
export function writeHandOver(
  name: string,
  { username, password, news, madeAt }: ShownLogin,
): HandOver {
  const loginQuery = news === "password" ? queryForDevice(username, madeAt) : "";
  return { name, username, password, loginQuery };
}
