import { env } from "cloudflare:workers";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { openSessions, sessionCookieName, type LoginSession } from "#app/platform/sessions.ts";
import { isXsrfTokenFor, xsrfTokenFor } from "./xsrf.ts";

/** Headers of a reply, of which there may be several of one name. */
export type HeaderPairs = [name: string, value: string][];

/** What the request's cookie says about its login; undefined without a cookie of ours, or after a logout. */
export async function readLogin(
  request: Request,
): Promise<Pick<LoginSession, "accountId" | "epoch"> | undefined> {
  const session = await sessionsFor(request).getSession(request.headers.get("Cookie"));
  const accountId = session.get("accountId");
  const epoch = session.get("epoch");
  return accountId === undefined || epoch === undefined ? undefined : { accountId, epoch };
}

/**
 * Logs the account in: a session of a new id takes the place of the one that the request came with. Gives the
 * `Set-Cookie` headers, of the session and of XSRF-TOKEN, which scripts may read; and what the latter says.
 */
export async function startLogin(
  request: Request,
  account: Account,
): Promise<{ headers: HeaderPairs; token: string }> {
  await endLogin(request);
  const sessions = sessionsFor(request);
  const session = await sessions.getSession();
  session.set("accountId", account.id);
  session.set("shopId", account.shopId);
  session.set("username", account.username);
  session.set("epoch", account.epoch);
  const cookie = await sessions.commitSession(session);
  const [, value = "", attributes = ""] = /^[^=]*=([^;]*)(.*)$/.exec(cookie) ?? [];
  const token = xsrfTokenFor(value);
  const readable = attributes.replace(/; HttpOnly/i, "");
  return {
    token,
    headers: [
      ["Set-Cookie", cookie],
      ["Set-Cookie", `XSRF-TOKEN=${token}${readable}`],
    ],
  };
}

/** Logs this browser out. Gives the `Set-Cookie` headers that clear its cookies. */
export async function endLogin(request: Request): Promise<HeaderPairs> {
  const sessions = sessionsFor(request);
  const session = await sessions.getSession(request.headers.get("Cookie"));
  return [
    ["Set-Cookie", await sessions.destroySession(session)],
    ["Set-Cookie", "XSRF-TOKEN=; Path=/; Max-Age=0"],
  ];
}

/**
 * Whether a call that carries a session was sent by who can read its cookies: it says in `X-XSRF-TOKEN` what the
 * cookie XSRF-TOKEN says. True for every call without a session.
 */
export function provesItsSession(request: Request): boolean {
  const cookie = sessionCookieOf(request);
  if (cookie === undefined) return true;
  return isXsrfTokenFor(cookie, request.headers.get("X-XSRF-TOKEN") ?? "");
}

/** The value of the cookie that holds the session, as it is written. */
function sessionCookieOf(request: Request): string | undefined {
  const name = sessionCookieName(isHttps(request));
  const cookies = request.headers.get("Cookie")?.split(";") ?? [];
  const pairs = cookies.map((cookie) => cookie.split(/=(.*)/s).map((part) => part.trim()));
  return pairs.find(([other]) => other === name)?.[1];
}

function sessionsFor(request: Request) {
  return openSessions({
    kv: env.SESSIONS,
    secret: env.SESSION_SECRET,
    isHttps: isHttps(request),
  });
}

function isHttps({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
