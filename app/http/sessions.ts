import { env } from "cloudflare:workers";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { openSessions, sessionCookieName, type LoginSession } from "#app/platform/sessions.ts";
import { sessionSecrets } from "./secrets.ts";
import { isXsrfTokenFor, xsrfTokenFor } from "./xsrf.ts";

/** Reply headers, of which several may have one name. */
export type HeaderPairs = [name: string, value: string][];

/** The login in a request's session; undefined without a session cookie, or after a logout. */
export async function readLogin(
  request: Request,
): Promise<Omit<LoginSession, "username"> | undefined> {
  const session = await sessionsFor(request).getSession(request.headers.get("Cookie"));
  const accountId = session.get("accountId");
  const epoch = session.get("epoch");
  if (accountId === undefined || epoch === undefined) return undefined;
  return { accountId, epoch, shopId: session.get("shopId") ?? null };
}

/** Replaces the request's session. Gives its `Set-Cookie`, that of XSRF-TOKEN (readable by scripts), and that token. */
export async function startLogin(
  request: Request,
  account: Account,
): Promise<{ headers: HeaderPairs; token: string }> {
  const sessions = sessionsFor(request);
  const before = await sessions.getSession(request.headers.get("Cookie"));
  const session = await sessions.getSession();
  session.set("accountId", account.id);
  session.set("shopId", account.shopId);
  session.set("username", account.username);
  session.set("epoch", account.epoch);
  const cookie = await sessions.commitSession(session);
  // Only now: if the new session cannot be stored, the old login stays.
  await sessions.destroySession(before);
  const [, value = "", attributes = ""] = /^[^=]*=([^;]*)(.*)/s.exec(cookie) ?? [];
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

/** Whether `X-XSRF-TOKEN` proves that the caller can read the session's cookies. True for calls without a session. */
export function provesItsSession(request: Request): boolean {
  const cookie = sessionCookieOf(request);
  if (cookie === undefined) return true;
  return isXsrfTokenFor(cookie, request.headers.get("X-XSRF-TOKEN") ?? "");
}

/** The name of the cookie that holds a login at this address. */
export function loginCookieName({ protocol }: URL): string {
  return sessionCookieName(protocol === "https:");
}

function sessionCookieOf(request: Request): string | undefined {
  const name = loginCookieName(new URL(request.url));
  const cookies = request.headers.get("Cookie")?.split(";") ?? [];
  const pairs = cookies.map((cookie) => cookie.split(/=(.*)/s).map((part) => part.trim()));
  return pairs.find(([other]) => other === name)?.[1];
}

function sessionsFor(request: Request) {
  return openSessions({
    kv: env.SESSIONS,
    secrets: sessionSecrets(),
    isHttps: isHttps(request),
  });
}

function isHttps({ url }: Request): boolean {
  return new URL(url).protocol === "https:";
}
