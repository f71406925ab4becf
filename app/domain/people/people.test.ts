import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { people } from "#app/db/community-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { leastAgeIn } from "./age.ts";
import { ADJECTIVES, CREATURES } from "./handle-words.ts";
import { handleIn, handleOfCommenter } from "./handles.ts";
import { isReminderDue, noteReminded } from "./reminders.ts";
import { admitWriter, confirmAge, createPerson, findPerson, newPersonKey } from "./people.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 5, 1);

describe("a neighbour", () => {
  it("is known by their session id, of which the database holds a hash alone", async () => {
    const key = newPersonKey();
    const { id } = await createPerson(db, key, { now: NOW });
    expect((await findPerson(db, key, { now: NOW }))?.id).toBe(id);
    expect(await findPerson(db, newPersonKey(), { now: NOW })).toBeUndefined();
    const { results } = await env.DB.prepare("SELECT * FROM people WHERE id = ?").bind(id).all();
    expect(JSON.stringify(results)).not.toContain(key);
    expect(JSON.stringify(results)).not.toContain(key.slice(0, 12));
  });

  it("is noted to have come once a day, to the day", async () => {
    const key = newPersonKey();
    const { id } = await createPerson(db, key, { now: NOW + DAY_MS / 4 });
    const seenAt = async () =>
      (await db.select().from(people)).find((person) => person.id === id)?.lastSeenAt;
    await findPerson(db, key, { now: NOW + DAY_MS - 1 });
    expect(await seenAt()).toBe(NOW);
    await findPerson(db, key, { now: NOW + DAY_MS + DAY_MS / 8 });
    expect(await seenAt()).toBe(NOW + DAY_MS);
  });

  it("writes only once they have said to be old enough, and not when they are banned", async () => {
    const key = newPersonKey();
    const person = await createPerson(db, key, { now: NOW });
    const asked = { ok: false, refusal: { reason: "age-unknown", leastAge: 13 } };
    expect(admitWriter(person, 13, { now: NOW })).toEqual(asked);
    await confirmAge(db, person, 13);
    const grown = (await findPerson(db, key, { now: NOW })) ?? person;
    expect(admitWriter(grown, 13, { now: NOW }).ok).toBe(true);
    expect(admitWriter(grown, 18, { now: NOW }).ok).toBe(false);
    const end = NOW + 7 * DAY_MS;
    const banned = { ...grown, bannedAt: NOW, bannedUntil: end, banReason: "Threats" };
    const out = { ok: false, refusal: { reason: "banned", because: "Threats", days: 2 } };
    expect(admitWriter(banned, 13, { now: end - DAY_MS - 1 })).toEqual(out);
    expect(admitWriter(banned, 13, { now: end }).ok).toBe(true);
    // As a former release bans.
    const former = { ...banned, bannedUntil: null };
    expect(admitWriter(former, 13, { now: NOW + 365 * DAY_MS - 1 }).ok).toBe(false);
    expect(admitWriter(former, 13, { now: NOW + 365 * DAY_MS }).ok).toBe(true);
  });
});

it("neighbours are reminded of the rules every three months, from when they came", async () => {
  const key = newPersonKey();
  const person = await createPerson(db, key, { now: NOW });
  expect(isReminderDue(person, NOW + 90 * DAY_MS - 1)).toBe(false);
  expect(isReminderDue(person, NOW + 90 * DAY_MS)).toBe(true);
  await noteReminded(db, person, { now: NOW + 90 * DAY_MS });
  const reminded = (await findPerson(db, key, { now: NOW })) ?? person;
  expect(isReminderDue(reminded, NOW + 180 * DAY_MS - 1)).toBe(false);
  expect(isReminderDue(reminded, NOW + 180 * DAY_MS)).toBe(true);
});

it.each([
  [undefined, "13", 13],
  ["IN", "13 IN=18 KR=14", 18],
  ["KR", "13, IN=18, KR=14", 14],
  ["US", "16 IN=18", 16],
  ["IN", "IN=18", 18],
  ["US", "IN=18", 13],
  ["US", "thirteen", 13],
])("in %s, under the rules “%s”, one must be %s", (country, rules, age) => {
  expect(leastAgeIn(country, rules)).toBe(age);
});

describe("a handle", () => {
  it("is the same within a thread, and another in the next", () => {
    const here = handleIn("thread-1", 7, "secret");
    expect(handleIn("thread-1", 7, "secret")).toEqual(here);
    const elsewhere = Array.from({ length: 40 }, (_, n) =>
      handleIn(`thread-${n + 2}`, 7, "secret"),
    );
    expect(elsewhere.filter(({ name }) => name === here.name).length).toBeLessThan(3);
    expect(new Set(elsewhere.map(({ name }) => name)).size).toBeGreaterThan(35);
  });

  it("cannot be worked out without the secret: another one gives other names", () => {
    const names = (secret: string) =>
      Array.from({ length: 40 }, (_, person) => handleIn("thread", person, secret).name);
    const same = names("one").filter((name, index) => names("other")[index] === name);
    expect(same.length).toBeLessThan(3);
  });

  it("is another one for each number that a thread gives out, and none is its author's", () => {
    const names = ADJECTIVES.length * CREATURES.length - 1;
    const handles = Array.from({ length: names }, (_, name) =>
      handleOfCommenter({ thread: "a", authorId: 1, personId: 2, name }, "secret"),
    );
    const all = [handleIn("a", 1, "secret"), ...handles];
    expect(new Set(all.map(({ name }) => name)).size).toBe(names + 1);
    expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(names + 1);
  });
});
