import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import type { CountedHour } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome, type Refusal, type TooMany } from "#app/domain/outcome.ts";
import { noteVisitOfBanned } from "#app/domain/people/addresses.ts";
import { leastAgeIn } from "#app/domain/people/age.ts";
import { endOfBan } from "#app/domain/people/ban.ts";
import {
  admitWriter,
  banOf,
  comeBack,
  confirmAge,
  createPerson,
  findPerson,
  newPersonKey,
  type Person,
  type Writer,
} from "#app/domain/people/people.ts";
import type { TooNew, WriterRefusal } from "#app/domain/people/refusals.ts";
import type { Reader } from "#app/domain/posts/live.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { communityLimiters, database, leastAges } from "#app/http/context.ts";
import { addressesOf } from "#app/http/keyed-addresses.ts";
import { countForAddress, type Received } from "#app/http/limits.ts";
import { hourOfNewcomer } from "#app/http/newcomers.ts";
import { openNeighbourSession, type OpenSession } from "#app/http/neighbour-sessions.ts";
import { signaturesOf } from "#app/http/secrets.ts";

/** How often a session in use gets its full lifetime again, in milliseconds. */
const RENEWED_EVERY_MS = 7 * DAY_MS;

/** Whoever sends a request to the community. Reading makes nobody a neighbour. */
export interface Neighbour {
  /** Undefined for somebody who has only read so far. */
  person: Person | undefined;
  /** The age required to write in the country that the request comes from. */
  leastAge: number;
  /** The neighbour that they are or become now; refused after too many new ones at their address in a minute. */
  meet: () => Promise<Outcome<Person, TooMany>>;
  /**
   * As `meet`, for writing; refused for a ban, and until they say they are old enough, as they may in this request. Whoever
   * says so for the first time counts as new, whatever they did before: refused after too many at their address in an hour,
   * but no longer than an hour after they came, as a refusal, too, makes them a neighbour.
   * Whoever becomes a neighbour by what they send is the same one when it is sent again under its `sendKey`.
   */
  meetWriter: (
    saysOldEnough: boolean,
    sendKey?: string,
  ) => Promise<Outcome<Writer, TooMany | TooNew | WriterRefusal>>;
  /** Makes this browser the neighbour whom `claim` finds for a new session id; if refused, they stay who they are. */
  become: <T, R extends Refusal>(
    claim: (key: string) => Promise<Outcome<T, R>>,
  ) => Promise<Outcome<T, R>>;
  /** Ends the session here and in the browser, unless something of them stays; a ban keeps it until the ban ends. */
  forget: (left: "ban" | "check" | null) => Promise<void>;
}

/** Who sends a request to the community, behind meetNeighbour. */
export const neighbour = createContext<Neighbour>();

/** The secret for handles and cursors, behind meetNeighbour. It never leaves the server. */
export const communitySecret = createContext<string>();

/** The one before it; undefined unless the secret is being rotated. */
const formerCommunitySecret = createContext<string | undefined>();

/** Finds a request's sender and renews their session. Throws if KV fails, so that nobody is taken for a stranger. */
export const meetNeighbour: MiddlewareFunction<Response> = async (received, next) => {
  const session = await openNeighbourSession(received);
  received.context.set(neighbour, await neighbourOf(received, session));
  const [newest, former] = signaturesOf("community", []);
  received.context.set(communitySecret, newest);
  received.context.set(formerCommunitySecret, former);
  const reply = await next();
  if (session.setCookie !== undefined) reply.headers.append("Set-Cookie", session.setCookie);
  return reply;
};

/** The reader of this request, for the domain. */
export function readerOf(context: Readonly<RouterContextProvider>): Reader {
  return {
    person: context.get(neighbour).person,
    secret: context.get(communitySecret),
    formerSecret: context.get(formerCommunitySecret),
  };
}

async function neighbourOf(received: Received, session: OpenSession): Promise<Neighbour> {
  const { request, context } = received;
  const [db, now] = [context.get(database), Date.now()];
  const country = request.headers.get("CF-IPCountry") ?? undefined;
  const leastAge = leastAgeIn(country, context.get(leastAges));
  const found = session.key === undefined ? undefined : await findPerson(db, session.key, { now });
  const self: Neighbour = {
    person: found,
    leastAge,
    meet: () => meetAs(newPersonKey()),
    async meetWriter(saysOldEnough, sendKey) {
      // Nobody becomes a neighbour by saying no.
      if (!self.person && !saysOldEnough) return refused({ reason: "age-unknown", leastAge });
      const hour = await hourOfComing(received, self.person, saysOldEnough, now);
      const met = await meetAs(await firstKeyOf(received, sendKey, now));
      if (!met.ok) return met;
      if (!hour.ok) return hour;
      const ban = banOf(met.value, now);
      if (ban) return refused(ban);
      const isNews = saysOldEnough && (met.value.confirmedAge ?? 0) < leastAge;
      self.person = isNews ? await confirmAge(db, met.value, leastAge, hour.value) : met.value;
      return admitWriter(self.person, leastAge, { now });
    },
    async become(claim) {
      const made = newPersonKey();
      const fresh = await session.prepare(made);
      const claimed = await claim(made);
      await (claimed.ok ? fresh.take() : fresh.drop());
      return claimed;
    },
    async forget(left) {
      if (left === null) await session.destroy();
      if (left === "ban") await session.renew(banEnd);
    },
  };
  const banEnd = found ? endOfBan(found, now) : null;
  async function meetAs(key: string): Promise<Outcome<Person, TooMany>> {
    if (self.person) return done((self.person = await comeBack(db, self.person)));
    const counted = await countForAddress(context.get(communityLimiters).join, received);
    if (!counted.ok) return counted;
    const fresh = await session.prepare(key);
    self.person = await createPerson(db, key, { now });
    await fresh.take();
    return done(self.person);
  }
  if (found && now - session.renewedAt > RENEWED_EVERY_MS) await session.renew(banEnd);
  const [address] = addressesOf(received);
  if (found && address !== undefined) await noteVisitOfBanned(db, found, address, { now });
  return self;
}

/** The hourly count that includes somebody who writes for the first time; undefined for everybody else. */
async function hourOfComing(
  received: Received,
  person: Person | undefined,
  saysOldEnough: boolean,
  now: number,
): Promise<Outcome<CountedHour | undefined, TooNew>> {
  const isComing = saysOldEnough && (person?.confirmedAge ?? null) === null;
  const isBanned = person !== undefined && banOf(person, now) !== undefined;
  return isComing && !isBanned
    ? hourOfNewcomer(received, person?.createdAt ?? now, now)
    : done(undefined);
}

/** As forms make their keys: nobody can guess one. */
const GENUINE_KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** For how long a first post or comment may be sent again, in milliseconds, if its answer was lost. */
const SECOND_TRY_MS = 10 * MINUTE_MS;

/** The session id of whoever becomes a neighbour by sending something under this key: the same for each try. */
async function firstKeyOf(
  { context }: Received,
  sendKey: string | undefined,
  now: number,
): Promise<string> {
  if (sendKey === undefined || !GENUINE_KEY.test(sendKey)) return newPersonKey();
  const keys = signaturesOf("who first sends something", [sendKey]);
  for (const key of keys) {
    const before = await findPerson(context.get(database), key, { now });
    if (before) return before.createdAt < now - SECOND_TRY_MS ? newPersonKey() : key;
  }
  return keys[0];
}
