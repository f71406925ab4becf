import { env } from "cloudflare:workers";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { openSessions, type LoginSession } from "#app/platform/sessions.ts";

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
 * `Set-Cookie` header.
 */
export async function startLogin(request: Request, account: Account): Promise<string> {
  await endLogin(request);
  const sessions = sessionsFor(request);
  const session = await sessions.getSession();
  session.set("accountId", account.id);
  session.set("shopId", account.shopId);
  session.set("username", account.username);
  session.set("epoch", account.epoch);
  return sessions.commitSession(session);
}

/** Logs this browser out. Gives the `Set-Cookie` header that clears its cookie. */
export async function endLogin(request: Request): Promise<string> {
  const sessions = sessionsFor(request);
  return sessions.destroySession(await sessions.getSession(request.headers.get("Cookie")));
}

function sessionsFor(request: Request) {
  return openSessions({
    kv: env.SESSIONS,
    secret: env.SESSION_SECRET,
    isHttps: new URL(request.url).protocol === "https:",
  });
}
