import { env } from "cloudflare:workers";
import type { Session } from "react-router";
import {
  NEIGHBOUR_SESSION_S,
  openNeighbourSessions,
  type NeighbourSession,
} from "#app/platform/sessions.ts";
import { requestId } from "./context.ts";
import type { Received } from "./limits.ts";
import { logError, pathOf } from "./log.ts";
import { sessionSecrets } from "./secrets.ts";

/** A neighbour's session while a request is answered. */
export interface OpenSession {
  /** The person's key in the tables; undefined without a session. */
  key: string | undefined;
  /** In milliseconds UTC; 0 without a session. */
  renewedAt: number;
  /** The `Set-Cookie` header for the reply, if the session changed. */
  setCookie: string | undefined;
  /**
   * Stores this key in a new session before the person is made, so that every person's browser knows them. The id is
   * new because KV may answer with old content for a minute. `take` moves the browser to it, `drop` undoes it.
   */
  prepare: (key: string) => Promise<{ take: () => Promise<void>; drop: () => Promise<void> }>;
  /** Gives the session its full lifetime again, if KV answers: until `end` (ms UTC) if that is later. */
  renew: (end?: number | null) => Promise<void>;
  destroy: () => Promise<void>;
}

/** Reads the session of a request. Throws if KV fails, so that nobody is taken for a stranger. */
export async function openNeighbourSession({ request, context }: Received): Promise<OpenSession> {
  const sessions = openNeighbourSessions({
    kv: env.SESSIONS,
    secrets: sessionSecrets(),
    isHttps: new URL(request.url).protocol === "https:",
  });
  const session = await sessions.getSession(request.headers.get("Cookie"));
  const failed = (error: unknown) => {
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return undefined;
  };
  const opened: OpenSession = {
    key: session.get("key"),
    renewedAt: session.get("renewedAt") ?? 0,
    setCookie: undefined,
    async prepare(key) {
      const setCookie = await sessions.commitSession(begin(await sessions.getSession(), key));
      return {
        async take() {
          opened.setCookie = setCookie;
          if (session.id) await sessions.destroySession(session).catch(failed);
        },
        async drop() {
          await sessions.destroySession(await sessions.getSession(setCookie)).catch(failed);
        },
      };
    },
    async renew(end = null) {
      if (opened.key === undefined) return;
      const left = Math.ceil(((end ?? 0) - Date.now()) / 1000);
      const options = left > NEIGHBOUR_SESSION_S ? { maxAge: left } : {};
      const begun = begin(session, opened.key);
      opened.setCookie = await sessions.commitSession(begun, options).catch(failed);
    },
    async destroy() {
      opened.setCookie = await sessions.destroySession(session);
    },
  };
  return opened;
}

function begin(session: Session<NeighbourSession>, key: string): Session<NeighbourSession> {
  session.set("key", key);
  session.set("renewedAt", Date.now());
  return session;
}
