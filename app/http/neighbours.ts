import { env } from "cloudflare:workers";
import type { MiddlewareFunction, Session } from "react-router";
import {
  done,
  refused,
  type AgeUnknown,
  type Banned,
  type Outcome,
  type TooMany,
} from "#app/domain/outcome.ts";
import { leastAgeIn } from "#app/domain/people/age.ts";
import {
  admitWriter,
  confirmAge,
  createPerson,
  findPerson,
  newPersonKey,
  type Person,
  type Writer,
} from "#app/domain/people/people.ts";
import { openNeighbourSessions, type NeighbourSession } from "#app/platform/sessions.ts";
import { signatureOf } from "#app/platform/signature.ts";
import { communitySecret, database, neighbour, requestId } from "./context.ts";
import { countForAddress, type Received } from "./limits.ts";
import { logError, pathOf } from "./log.ts";

/** So often, in milliseconds, a session that is used is given its whole term anew. */
const RENEWED_EVERY_MS = 7 * 24 * 60 * 60 * 1000;

/** Whoever sends a request to the community. Nobody becomes a neighbour before they do something there. */
export interface Neighbour {
  /** Undefined for who has only read so far. */
  person: Person | undefined;
  /** The age that one must have reached to write where the request comes from. */
  leastAge: number;
  /** The neighbour that they are, or become now; refused where too many become one at their address. */
  meet: () => Promise<Outcome<Person, TooMany>>;
  /**
   * As meet, for who wants to write and perhaps says just now to be old enough; refused where they may not, or have
   * not said so.
   */
  meetWriter: (saysOldEnough: boolean) => Promise<Outcome<Writer, TooMany | Banned | AgeUnknown>>;
  /** Has this browser be the neighbour of this session id, as after moving from another phone. */
  become: (key: string) => Promise<void>;
  /** Forgets here and in the browser who they are. */
  forget: () => Promise<void>;
}

/** Finds out which neighbour sends a request, puts them in the context, and keeps their session. */
export const meetNeighbour: MiddlewareFunction<Response> = async (received, next) => {
  const kept = await openKeptSession(received);
  received.context.set(neighbour, await neighbourOf(received, kept));
  received.context.set(communitySecret, signatureOf(env.SESSION_SECRET, "community", []));
  const reply = await next();
  if (kept.setCookie !== undefined) reply.headers.append("Set-Cookie", kept.setCookie);
  return reply;
};

async function neighbourOf(received: Received, kept: KeptSession): Promise<Neighbour> {
  const { request, context } = received;
  const [db, now] = [context.get(database), Date.now()];
  const leastAge = leastAgeIn(request.headers.get("CF-IPCountry") ?? undefined, env.LEAST_AGE);
  const key = kept.session?.get("key");
  const found = key === undefined ? undefined : await findPerson(db, key, { now });
  const self: Neighbour = {
    person: found,
    leastAge,
    async meet() {
      if (self.person) return done(self.person);
      const counted = await countForAddress(env.NEIGHBOURS_PER_ADDRESS, received);
      if (!counted.ok) return counted;
      const made = newPersonKey();
      // First, so that nothing is written by somebody whom their browser does not know.
      await kept.write(made);
      self.person = await createPerson(db, made, { now });
      return done(self.person);
    },
    async meetWriter(saysOldEnough) {
      // Nobody becomes a neighbour by saying no.
      if (!self.person && !saysOldEnough) return refused({ reason: "age-unknown", leastAge });
      const met = await self.meet();
      if (!met.ok) return met;
      const isNews = saysOldEnough && (met.value.confirmedAge ?? 0) < leastAge;
      self.person = isNews ? await confirmAge(db, met.value, leastAge) : met.value;
      return admitWriter(self.person, leastAge);
    },
    become: kept.write,
    forget: kept.destroy,
  };
  if (found && key !== undefined && now - kept.renewedAt > RENEWED_EVERY_MS) await kept.write(key);
  return self;
}

/** A neighbour's session, and the `Set-Cookie` header that tells the browser what has become of it. */
interface KeptSession {
  session: Session<NeighbourSession> | undefined;
  renewedAt: number;
  setCookie: string | undefined;
  write: (key: string) => Promise<void>;
  destroy: () => Promise<void>;
}

async function openKeptSession({ request, context }: Received): Promise<KeptSession> {
  const sessions = openNeighbourSessions({
    kv: env.SESSIONS,
    secret: env.SESSION_SECRET,
    isHttps: new URL(request.url).protocol === "https:",
  });
  const cookie = request.headers.get("Cookie");
  const session = await sessions.getSession(cookie).catch((error: unknown) => {
    // Without KV nobody is known, and everybody may read.
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return undefined;
  });
  const kept: KeptSession = {
    session,
    renewedAt: session?.get("renewedAt") ?? 0,
    setCookie: undefined,
    async write(key) {
      kept.session ??= await sessions.getSession();
      kept.session.set("key", key);
      kept.session.set("renewedAt", Date.now());
      kept.setCookie = await sessions.commitSession(kept.session);
    },
    async destroy() {
      kept.session ??= await sessions.getSession();
      kept.setCookie = await sessions.destroySession(kept.session);
    },
  };
  return kept;
}
