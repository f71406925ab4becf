import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { people } from "#app/db/community-schema.ts";
import { done, refused, type AgeUnknown, type Banned, type Outcome } from "#app/domain/outcome.ts";

/** A neighbour, as far as we know them. */
export type Person = typeof people.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new session id: 256 random bits, base64url. Its browser holds it; of us only a hash of it is kept. */
export function newPersonKey(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a session id: nobody can work it out from this. */
export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** When the day of a time began (UTC): people are not watched any more closely. */
export function dayOf(time: number): number {
  return time - (time % DAY_MS);
}

/** The neighbour with this session id; undefined if there is none. That they came is noted once a day. */
export async function findPerson(
  db: Database,
  key: string,
  { now }: { now: number },
): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.keyHash, hashOfKey(key)));
  if (person && person.lastSeenAt < dayOf(now)) {
    await db
      .update(people)
      .set({ lastSeenAt: dayOf(now) })
      .where(eq(people.id, person.id));
  }
  return person;
}

/** Makes the neighbour who will be known by this session id; asked for twice, there is one. */
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

/** Notes that a neighbour has said to be so old, and gives them as they are now. */
export async function confirmAge(db: Database, person: Person, age: number): Promise<Person> {
  await db.update(people).set({ confirmedAge: age }).where(eq(people.id, person.id));
  return { ...person, confirmedAge: age };
}

declare const admitted: unique symbol;

/** A neighbour who may write. `admitWriter` alone makes one, so that no way of writing can forget to ask. */
export type Writer = Person & { readonly [admitted]: true };

/** Admits a neighbour who is not shut out and has said to have reached `leastAge`. */
export function admitWriter(
  person: Person,
  leastAge: number,
): Outcome<Writer, Banned | AgeUnknown> {
  if (person.bannedAt !== null)
    return refused({ reason: "banned", because: person.banReason ?? "" });
  if ((person.confirmedAge ?? 0) < leastAge) return refused({ reason: "age-unknown", leastAge });
  return done(person as Writer);
}
