import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { SessionStorage } from "react-router";
import { sufficientSecret } from "./secret.ts";

const DAY = 24 * 60 * 60;

/** What a session remembers of the account that logged in. */
export interface LoginSession {
  accountId: number;
  /** Null for an operator. */
  shopId: string | null;
  username: string;
  /** The account's epoch at that time: once the account has another, the session is over. */
  epoch: number;
}

/** What a session remembers of a neighbour. */
export interface NeighbourSession {
  /** The random session id, of which the database knows the hash. */
  key: string;
  /** When the session was made or renewed, in milliseconds UTC. */
  renewedAt: number;
}

/** What the cookie of a login is called: on https a name that binds it to this very host. */
export function sessionCookieName(isHttps: boolean): string {
  return cookieName("session", isHttps);
}

/** Where sessions lie, what signs their cookies, and whether those are sent on https alone. */
interface SessionKeeping {
  kv: KVNamespace;
  secret: string | undefined;
  isHttps: boolean;
}

/** The sessions of logins, which end after 30 days. Throws where the secret is missing or short. */
export function openSessions(keeping: SessionKeeping): SessionStorage<LoginSession> {
  return openKvSessions("session", 30 * DAY, keeping);
}

/** The sessions of neighbours, which end 90 days after they were made or renewed. Throws as openSessions does. */
export function openNeighbourSessions(keeping: SessionKeeping): SessionStorage<NeighbourSession> {
  return openKvSessions("neighbour", 90 * DAY, keeping);
}

/**
 * Sessions that lie in KV for `maxAge` seconds, each known to its browser by a cookie of this name, signed with the
 * secret. On https the cookie is bound to this very host (`__Host-`).
 */
function openKvSessions<Session>(
  name: string,
  maxAge: number,
  { kv, secret, isHttps }: SessionKeeping,
): SessionStorage<Session> {
  return createWorkersKVSessionStorage<Session>({
    kv,
    cookie: {
      name: cookieName(name, isHttps),
      secrets: [sufficientSecret(secret)],
      httpOnly: true,
      secure: isHttps,
      sameSite: "lax",
      path: "/",
      maxAge,
    },
  });
}

function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
