import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { people } from "#app/db/community-schema.ts";
import { countStep, type CountedHour } from "#app/domain/hourly-counts.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { DAY_MS } from "#app/durations.ts";
import { daysLeft, endOfBan } from "./ban.ts";
import type { Banned, WriterRefusal } from "./refusals.ts";

export type Person = typeof people.$inferSelect;

/** A new session id: 256 random bits, base64url. We store only its hash. */
export function newPersonKey(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** The start of the day on which somebody came, as a column of a query of people: what stays of a ban tells no more. */
export const dayOfCreation = sql`created_at - created_at % ${DAY_MS}`;

/** The start of the day (UTC). Visits are not recorded any more precisely. */
export function dayOf(time: number): number {
  return time - (time % DAY_MS);
}

/**
 * The neighbour with this session id; undefined if there is none, or nothing is left of them but a ban that has ended.
 * Records the day of the visit.
 */
export async function findPerson(
  db: Database,
  key: string,
  { now }: { now: number },
): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.keyHash, hashOfKey(key)));
  const isOver = person && person.bannedAt !== null && endOfBan(person, now) === null;
  if (isOver && person.emptiedAt !== null) return undefined;
  if (person && person.lastSeenAt < dayOf(now)) {
    await db
      .update(people)
      .set({ lastSeenAt: dayOf(now) })
      .where(eq(people.id, person.id));
  }
  return person;
}

/** Records that somebody who had deleted their data is active again, unless they are banned; gives the updated neighbour. */
export async function comeBack(db: Database, person: Person): Promise<Person> {
  if (person.emptiedAt === null || person.bannedAt !== null) return person;
  await db.update(people).set({ emptiedAt: null }).where(eq(people.id, person.id));
  return { ...person, emptiedAt: null };
}

/** Creates the neighbour of this session id. Calling it twice creates one. */
export async function createPerson(
  db: Database,
  key: string,
  { now }: { now: number },
): Promise<Person> {
  const [person] = await db
    .insert(people)
    .values({ keyHash: hashOfKey(key), createdAt: now, lastSeenAt: dayOf(now) })
    .onConflictDoUpdate({ target: people.keyHash, set: { lastSeenAt: dayOf(now) } })
    .returning();
  if (!person) throw new Error("no neighbour was made");
  return person;
}

/**
 * Records the age that a neighbour says they have reached, and gives the updated neighbour. Adds one to the count of `hour`,
 * if given.
 */
export async function confirmAge(
  db: Database,
  person: Person,
  age: number,
  hour?: CountedHour,
): Promise<Person> {
  await db.batch([
    db.update(people).set({ confirmedAge: age }).where(eq(people.id, person.id)),
    ...(hour ? [countStep(db, hour)] : []),
  ]);
  return { ...person, confirmedAge: age };
}

declare const admitted: unique symbol;

/** A neighbour who may write. Only `admitWriter` makes one, so that no caller can forget the check. */
export type Writer = Person & { readonly [admitted]: true };

/** Admits a neighbour who is not banned at `now` and says they have reached `leastAge`. */
export function admitWriter(
  person: Person,
  leastAge: number,
  { now }: { now: number },
): Outcome<Writer, WriterRefusal> {
  const ban = banOf(person, now);
  if (ban) return refused(ban);
  if ((person.confirmedAge ?? 0) < leastAge) return refused({ reason: "age-unknown", leastAge });
  return done(person as Writer);
}

/** The refusal of all that somebody writes who is banned at `now`; undefined if they are not. */
export function banOf(
  person: Pick<Person, "bannedAt" | "bannedUntil" | "banReason">,
  now: number,
): Banned | undefined {
  const end = endOfBan(person, now);
  if (end === null) return undefined;
  return { reason: "banned", because: person.banReason ?? "", days: daysLeft(end, now) };
}
