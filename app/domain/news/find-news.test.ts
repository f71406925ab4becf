import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { cornerAlerts } from "#app/db/conversations-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { askForAlert } from "#app/domain/posts/corner-alerts.ts";
import { noteDecisionsSeen } from "#app/domain/reports/notices-seen.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { CORNER, newNeighbour, post, SECRET_OF_TESTS, stores, tileOf } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { findNews, type ShownHere } from "./find-news.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 10, 20, 6, 30);

let asha: Writer;
beforeEach(async () => {
  await db.delete(people);
  await db.delete(cases);
  asha = await newNeighbour(NOW);
});

async function newsAt(now: number, shown: ShownHere = {}) {
  const reader = { person: await read(asha), secret: SECRET_OF_TESTS };
  return (await findNews(db, reader, shown, { now })).count;
}

async function read({ id }: Person): Promise<Person> {
  const [found] = await db.select().from(people).where(eq(people.id, id));
  if (!found) throw new Error("no such neighbour");
  return found;
}

/** Shows Asha what moderators have decided, as her own page does. */
async function showDecisions() {
  await noteDecisionsSeen(db, await read(asha), { now: NOW });
}

describe("a decision of the moderators", () => {
  beforeEach(async () => {
    const { publicId: thread } = await post({ author: asha, now: NOW });
    await report({ thread, now: NOW });
  });
  const decide = (decidedAt: number) =>
    db.update(cases).set({ decision: "hide", reason: "Spam", decidedAt });

  it("is news to the author until shown, and again once it has changed; a report alone is none", async () => {
    expect(await newsAt(NOW)).toBe(0);
    await decide(NOW + 1);
    expect(await newsAt(NOW + 2)).toBe(1);
    expect(await newsAt(NOW + 2, { decisions: true })).toBe(0);
    await showDecisions();
    expect(await newsAt(NOW + 3)).toBe(0);
    await decide(NOW + 4);
    expect(await newsAt(NOW + 5)).toBe(1);
  });

  it("is no news any more when it is no longer shown", async () => {
    await decide(NOW);
    expect(await newsAt(NOW + 30 * DAY_MS - 1)).toBe(1);
    expect(await newsAt(NOW + 30 * DAY_MS)).toBe(0);
  });

  it("leaves behind when it was made, and not when somebody looked", async () => {
    await decide(NOW + 1);
    await showDecisions();
    expect((await read(asha)).seenDecisionAt).toBe(NOW + 1);
  });
});

it("a ban is news until it is shown", async () => {
  await db.update(people).set({ bannedAt: NOW, banReason: "Spam" });
  expect(await newsAt(NOW)).toBe(1);
  await showDecisions();
  expect(await newsAt(NOW + 1)).toBe(0);
});

it("a post that somebody wanted to be told of is news from the next full minute, but not on that feed", async () => {
  const tile = tileOf(CORNER);
  await askForAlert(db, asha, tile, { now: NOW });
  expect(await newsAt(NOW + DAY_MS)).toBe(0);
  const [author, now] = [await newNeighbour(NOW), NOW + 5 * MINUTE_MS + 1];
  await post({ author, reach: 1, now });
  expect(await newsAt(now)).toBe(0);
  expect(await newsAt(NOW + 6 * MINUTE_MS)).toBe(1);
  expect(await newsAt(NOW + 6 * MINUTE_MS, { tile: tile + 1 })).toBe(1);
  expect(await newsAt(NOW + 6 * MINUTE_MS, { tile })).toBe(0);
  await db.delete(cornerAlerts);
});
