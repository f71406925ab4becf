import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { SessionStorage } from "react-router";
import { sufficientSecret } from "./secret.ts";

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** What a session remembers of the account that logged in. */
export interface LoginSession {
  accountId: number;
  /** Null for an operator. */
  shopId: string | null;
  username: string;
  /** The account's epoch at that time: once the account has another, the session is over. */
  epoch: number;
}

/** What the cookie is called: on https a name that binds it to this very host. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-session" : "session";
}

/**
 * The sessions that lie in `kv` for 30 days, each known to its browser by a cookie signed with `secret`. On
 * https the cookie is bound to this very host (`__Host-`). Throws where the secret is missing or short.
 */
export function openSessions({
  kv,
  secret,
  isHttps,
}: {
  kv: KVNamespace;
  secret: string | undefined;
  isHttps: boolean;
}): SessionStorage<LoginSession> {
  return createWorkersKVSessionStorage<LoginSession>({
    kv,
    cookie: {
      name: sessionCookieName(isHttps),
      secrets: [sufficientSecret(secret)],
      httpOnly: true,
      secure: isHttps,
      sameSite: "lax",
      path: "/",
      maxAge: THIRTY_DAYS,
    },
  });
}
