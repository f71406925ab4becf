import { and, eq, gt, inArray, isNotNull, lt, lte, sql, type SQL } from "drizzle-orm";
import { bannedAddresses } from "#app/db/banned-addresses-schema.ts";
import { people } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { endOfBan, isBannedAt } from "./ban.ts";
import type { Person } from "./people.ts";
import type { TooNew } from "./refusals.ts";
import { hasStanding } from "./standing.ts";

/*
 * Addresses are stored as keyed hashes, which only the server can make. A family, a hostel or a whole carrier can share
 * one, so nobody is shut out because of theirs. But at an address that somebody banned has used, a person without
 * standing waits an hour, as they may be the banned person with a spare session.
 */

/** How long the address from which somebody last wrote is kept, and one that somebody banned has used. */
const KEPT_MS = DAY_MS;
/** How long people without standing wait there: from their first act, or from the ban if they came before it. */
const WAIT_MS = HOUR_MS;
/** The wait after a ban is counted from the last full step, so that its end tells nobody the moment of the ban or a visit. */
const STEP_MS = 15 * MINUTE_MS;
/** Noted once in this time, so that not every view writes. */
const NOTED_EVERY_MS = HOUR_MS;

function isNoted({ lastAddress, lastAddressAt }: Person, address: string, now: number): boolean {
  return lastAddress === address && (lastAddressAt ?? 0) > now - NOTED_EVERY_MS;
}

/** The statements, for the end of a batch, that note from which address somebody writes; at most once an hour if it stays. */
export function noteAddress(
  db: Database,
  person: Person,
  [address]: readonly string[],
  { now }: { now: number },
) {
  if (address === undefined || isNoted(person, address, now)) return [];
  return [
    db
      .update(people)
      .set({ lastAddress: address, lastAddressAt: now })
      .where(eq(people.id, person.id)),
  ];
}

/**
 * Notes the address from which a banned person comes, so that newcomers there wait. At most once an hour if it stays the
 * same.
 */
export async function noteVisitOfBanned(
  db: Database,
  person: Person,
  address: string,
  { now }: { now: number },
): Promise<void> {
  if (endOfBan(person, now) === null || isNoted(person, address, now)) return;
  await db.batch([
    db
      .update(people)
      .set({ lastAddress: address, lastAddressAt: now })
      .where(eq(people.id, person.id)),
    noteAddressOfBanned(db, person.id, { now }),
  ]);
}

/**
 * The statement that, for a day, makes people without standing wait at the address that this person, who is banned, last
 * used. For those who came before, the hour begins only the first time, however often the address is noted.
 */
export function noteAddressOfBanned(db: Database, personId: number, { now }: { now: number }) {
  const endsAt = now + KEPT_MS;
  const beganAt = Math.floor(now / STEP_MS) * STEP_MS;
  return db
    .insert(bannedAddresses)
    .select(
      sql`SELECT last_address AS address, ${endsAt} AS ends_at, ${beganAt} AS began_at FROM people
        WHERE id = ${personId} AND last_address IS NOT NULL AND ${isBannedAt(now)}`,
    )
    .onConflictDoUpdate({
      target: bannedAddresses.address,
      set: {
        endsAt,
        beganAt: sql`iif(${bannedAddresses.endsAt} > ${now}, ${bannedAddresses.beganAt}, ${beganAt})`,
      },
    });
}

/** The statement by which nobody has to wait any more at the address that this person last used. */
export function forgetAddressOfBanned(
  db: Database,
  personId: number,
  { where }: { where?: SQL | undefined } = {},
) {
  const address = sql`(SELECT last_address FROM people WHERE id = ${personId})`;
  return db.delete(bannedAddresses).where(and(eq(bannedAddresses.address, address), where));
}

/**
 * The query for the reason why somebody without standing has to wait before they can write: a banned person has used
 * their address. `addresses` are its hashes, one for each secret in use.
 */
export function queryBannedAddresses(
  db: Database,
  person: Person,
  addresses: readonly string[],
  { now }: { now: number },
) {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(addresses)}))`;
  const isThere = and(inArray(bannedAddresses.address, listed), gt(bannedAddresses.endsAt, now));
  return db
    .select({ beganAt: bannedAddresses.beganAt })
    .from(bannedAddresses)
    .where(!hasStanding(person, { now }) && addresses.length > 0 ? isThere : sql`0`);
}

/**
 * The refusal for somebody who has to wait because a banned person has used their address, by what that query found;
 * undefined if they don't have to.
 */
export function refusalOfNewcomer(
  { createdAt }: Person,
  found: readonly { beganAt: number | null }[],
  { now }: { now: number },
): TooNew | undefined {
  const ends = found.map(({ beganAt }) => Math.max(createdAt, beganAt ?? 0) + WAIT_MS);
  const wait = Math.max(0, ...ends) - now;
  if (wait <= 0) return undefined;
  return { reason: "too-new", of: "network", retryAfter: Math.ceil(wait / 1000) };
}

/** Forgets the addresses that are a day old, and gives how many. */
export async function removeOldAddresses(
  db: Database,
  { now }: { now: number },
): Promise<{ ofPeople: number; ofBanned: number }> {
  const [ofPeople, ofBanned] = await db.batch([
    db
      .update(people)
      .set({ lastAddress: null, lastAddressAt: null })
      .where(and(isNotNull(people.lastAddressAt), lte(people.lastAddressAt, now - KEPT_MS))),
    db.delete(bannedAddresses).where(lt(bannedAddresses.endsAt, now)),
  ]);
  return { ofPeople: ofPeople.meta.changes, ofBanned: ofBanned.meta.changes };
}
