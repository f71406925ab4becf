import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import type { SessionStorage } from "react-router";
import { DAY_S } from "#app/durations.ts";
import { sufficientSecret, type Secrets } from "./secret.ts";
import { withinLimit } from "./unavailable.ts";

export interface LoginSession {
  accountId: number;
  shopId: string | null;
  username: string;
  /** The account's epoch at login. The session ends when the account moves on to another. */
  epoch: number;
}

export interface NeighbourSession {
  /** The database stores only a hash of it. */
  key: string;
  /** In milliseconds UTC. */
  renewedAt: number;
}

/** The name of the login cookie. On https its prefix binds it to this very host. */
export function sessionCookieName(isHttps: boolean): string {
  return cookieName("session", isHttps);
}

interface SessionSettings {
  kv: KVNamespace;
  secrets: Secrets;
  isHttps: boolean;
}

/** Sessions of accounts, which last 30 days. Throws where the secret is missing or too short. */
export function openSessions(settings: SessionSettings): SessionStorage<LoginSession> {
  return openKvSessions("session", 30 * DAY_S, settings);
}

/** How long a neighbour's session lasts, in seconds. */
export const NEIGHBOUR_SESSION_S = 90 * DAY_S;

/** Sessions of neighbours, which last 90 days after they were made or renewed. Throws as openSessions does. */
export function openNeighbourSessions(settings: SessionSettings): SessionStorage<NeighbourSession> {
  return openKvSessions("neighbour", NEIGHBOUR_SESSION_S, settings);
}

/** Sessions in KV, which last `maxAge` seconds, with a signed cookie. Calls throw Unavailable where KV fails. */
function openKvSessions<Session>(
  name: string,
  maxAge: number,
  { kv, secrets, isHttps }: SessionSettings,
): SessionStorage<Session> {
  return createWorkersKVSessionStorage<Session>({
    kv: limitKv(kv),
    cookie: {
      name: cookieName(name, isHttps),
      secrets: secrets.map(sufficientSecret),
      httpOnly: true,
      secure: isHttps,
      sameSite: "lax",
      path: "/",
      maxAge,
    },
  });
}

function limitKv(kv: KVNamespace): KVNamespace {
  const limit = <T>(call: () => Promise<T>) => withinLimit("kv", call);
  const limited = {
    get: (key: string, type: "json") => limit(() => kv.get(key, type)),
    put: (key: string, value: string, options?: KVNamespacePutOptions) =>
      limit(() => kv.put(key, value, options)),
    delete: (key: string) => limit(() => kv.delete(key)),
  };
  return limited as Partial<KVNamespace> as KVNamespace;
}

function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}
