import { env } from "cloudflare:workers";
import type { MiddlewareFunction, Session } from "react-router";
import {
  done,
  refused,
  type AgeUnknown,
  type Banned,
  type Outcome,
  type Refusal,
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
   * not said so. Who becomes a neighbour by what they send is the same one when it is sent again, by its `sendKey`.
   */
  meetWriter: (
    saysOldEnough: boolean,
    sendKey?: string,
  ) => Promise<Outcome<Writer, TooMany | Banned | AgeUnknown>>;
  /**
   * Has this browser be the neighbour whom `claim` makes one of a new session id, as in moving from another phone. Where
   * that is refused it stays who it is.
   */
  become: <R extends Refusal>(
    claim: (key: string) => Promise<Outcome<undefined, R>>,
  ) => Promise<Outcome<undefined, R>>;
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
  const found = kept.key === undefined ? undefined : await findPerson(db, kept.key, { now });
  const self: Neighbour = {
    person: found,
    leastAge,
    meet: () => meetAs(newPersonKey()),
    async meetWriter(saysOldEnough, sendKey) {
      // Nobody becomes a neighbour by saying no.
      if (!self.person && !saysOldEnough) return refused({ reason: "age-unknown", leastAge });
      const met = await meetAs(await firstKeyOf(received, sendKey, now));
      if (!met.ok) return met;
      const isNews = saysOldEnough && (met.value.confirmedAge ?? 0) < leastAge;
      self.person = isNews ? await confirmAge(db, met.value, leastAge) : met.value;
      return admitWriter(self.person, leastAge);
    },
    async become(claim) {
      const made = newPersonKey();
      const fresh = await kept.prepare(made);
      const claimed = await claim(made);
      await (claimed.ok ? fresh.take() : fresh.drop());
      return claimed;
    },
    forget: kept.destroy,
  };
  async function meetAs(key: string): Promise<Outcome<Person, TooMany>> {
    if (self.person) return done(self.person);
    const counted = await countForAddress(env.NEIGHBOURS_PER_ADDRESS, received);
    if (!counted.ok) return counted;
    const fresh = await kept.prepare(key);
    self.person = await createPerson(db, key, { now });
    await fresh.take();
    return done(self.person);
  }
  if (found && now - kept.renewedAt > RENEWED_EVERY_MS) await kept.renew();
  return self;
}

/** As forms make their keys: nobody can guess one of these. */
const GENUINE_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** So long, in milliseconds, who never got the reply to what made them a neighbour may try once more. */
const SECOND_TRY_MS = 10 * 60 * 1000;

/** The session id of who becomes a neighbour by sending something under this key: the same when it is sent again. */
async function firstKeyOf(
  { context }: Received,
  sendKey: string | undefined,
  now: number,
): Promise<string> {
  if (sendKey === undefined || !GENUINE_KEY.test(sendKey)) return newPersonKey();
  const key = signatureOf(env.SESSION_SECRET, "who first sends something", [sendKey]);
  const before = await findPerson(context.get(database), key, { now });
  return before && before.createdAt < now - SECOND_TRY_MS ? newPersonKey() : key;
}

/** A neighbour's session, and the `Set-Cookie` header that tells the browser what has become of it. */
interface KeptSession {
  key: string | undefined;
  renewedAt: number;
  setCookie: string | undefined;
  /**
   * Keeps this key in a session of a new id, before anybody is known by it: nobody is made whose browser does not know
   * them. The id is new because elsewhere KV may say for a minute what the one before held. Once it is taken the browser
   * goes on with it; dropped, all is as it was.
   */
  prepare: (key: string) => Promise<{ take: () => Promise<void>; drop: () => Promise<void> }>;
  /** Gives the session its whole term anew, if that can be done just now. */
  renew: () => Promise<void>;
  destroy: () => Promise<void>;
}

async function openKeptSession({ request, context }: Received): Promise<KeptSession> {
  const sessions = openNeighbourSessions({
    kv: env.SESSIONS,
    secret: env.SESSION_SECRET,
    isHttps: new URL(request.url).protocol === "https:",
  });
  // Without KV nobody is known, and everybody may read.
  const failed = (error: unknown) => {
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return undefined;
  };
  const session = await sessions.getSession(request.headers.get("Cookie")).catch(failed);
  const kept: KeptSession = {
    key: session?.get("key"),
    renewedAt: session?.get("renewedAt") ?? 0,
    setCookie: undefined,
    async prepare(key) {
      const setCookie = await sessions.commitSession(begin(await sessions.getSession(), key));
      return {
        async take() {
          kept.setCookie = setCookie;
          if (session?.id) await sessions.destroySession(session).catch(failed);
        },
        async drop() {
          await sessions.destroySession(await sessions.getSession(setCookie)).catch(failed);
        },
      };
    },
    async renew() {
      if (!session || kept.key === undefined) return;
      kept.setCookie = await sessions.commitSession(begin(session, kept.key)).catch(failed);
    },
    async destroy() {
      kept.setCookie = await sessions.destroySession(session ?? (await sessions.getSession()));
    },
  };
  return kept;
}

function begin(session: Session<NeighbourSession>, key: string): Session<NeighbourSession> {
  session.set("key", key);
  session.set("renewedAt", Date.now());
  return session;
}
