import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import { removePastCounts } from "#app/domain/hourly-counts.ts";
import { HELD_MS } from "#app/domain/posts/limits.ts";
import { publishPost } from "#app/domain/posts/publish.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import { CORNER, newNeighbour, post, stores, tileOf } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { claimNext } from "./claims.ts";
import { listCases } from "./queue.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 6);
const FLOOD = 60;

beforeAll(layStarterRules);
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "hourly_counts"])
    await env.DB.exec(`DELETE FROM ${table}`);
});

let serial = 0;

interface Writing {
  /** For how long its author has been here, in milliseconds. */
  age?: number;
  text?: string;
}

/** Somebody at an address writes what a word rule holds; in a new session, unless it says otherwise. */
async function threaten(
  from: string,
  now: number,
  { age = MINUTE_MS, text = "I will kill you" }: Writing = {},
) {
  const author = await newNeighbour(now - age);
  const written = {
    kind: "update",
    text: `${from}: ${text}`,
    venue: "",
    reach: 10,
  } as const;
  const sending = {
    post: { ...written, hours: 24, tile: tileOf(CORNER), startsAt: null },
    files: [],
    sendKey: `flood-${++serial}`,
    addresses: [from],
  } as const;
  const sent = await publishPost(stores, author, sending, { clock: () => now });
  expect(sent).toMatchObject({ ok: true, value: { isHeld: true } });
}

/** 180 an hour from one address. */
async function flood() {
  for (let n = 0; n < FLOOD; n += 1) await threaten("flood", NOW + Math.floor((n * HOUR_MS) / 180));
}

/** How each case begins that an operator gets, taking one after the other. */
async function take(count: number, now: number): Promise<string[]> {
  const got: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const next = await claimNext(
      db,
      { username: "asha" },
      { reason: undefined, skipped: [] },
      { now: now + n },
    );
    const [found] = await db
      .update(cases)
      .set({ decidedAt: now, decidedBy: "asha" })
      .where(eq(cases.id, next ?? 0))
      .returning();
    got.push(found?.snapshot.text.split(":")[0] ?? "");
  }
  return got;
}

it("of 180 posts an hour that are held from one address, one is at the head of the queue, by an index; their count names no address and is deleted when the day is over", async () => {
  await flood();
  const later = NOW + HOUR_MS;
  for (const neighbour of ["hostel", "family", "cafe"]) await threaten(neighbour, later);
  for (const reason of [
    "spam",
    "harassment",
    "private-information",
    "violence",
    "child-safety",
  ] as const) {
    const { publicId } = await post({ text: `${reason}: reported`, now: later });
    await report({ thread: publicId, reason, now: later });
  }
  const { d1, tally } = meterDatabase(env.DB);
  const urgent = { words: "", page: 1, reason: undefined, state: "urgent", now: later } as const;
  expect((await listCases(openDatabase(d1), urgent)).total).toBe(5);
  // A row of the list and one of its count for each, with what was reported.
  expect(tally.rowsRead).toBeLessThan(40);
  expect(await take(10, later + MINUTE_MS)).toEqual([
    "child-safety",
    "flood",
    "hostel",
    "family",
    "cafe",
    "private-information",
    "violence",
    "flood",
    "flood",
    "harassment",
  ]);
  const counts = await db.select().from(hourlyCounts);
  expect(counts.filter(({ key }) => /flood|hostel|family|cafe/.test(key))).toEqual([]);
  expect(counts.filter(({ key }) => key.startsWith("held "))).toHaveLength(4);
  await removePastCounts(db, { now: NOW + DAY_MS });
  expect(await db.$count(hourlyCounts)).toBe(0);
  // Even the last of them waits no longer than spam.
  expect((await take(FLOOD - 2, later + MINUTE_MS)).at(-1)).toBe("spam");
});

it("a flood of held posts that its sender reports from fresh sessions stays where it was put", async () => {
  await flood();
  const later = NOW + HOUR_MS;
  for (const { publicId } of await db.select().from(posts)) {
    const by = await newNeighbour(later);
    await report({ by, thread: publicId, now: later });
  }
  const urgent = { words: "", page: 1, reason: undefined, state: "urgent", now: later } as const;
  expect((await listCases(db, urgent)).total).toBe(1);
  // Somebody with standing may have seen it before an edit.
  const [last] = await db.select().from(posts).orderBy(desc(posts.id)).limit(1);
  await report({ thread: last?.publicId ?? "", now: later });
  expect((await listCases(db, urgent)).total).toBe(2);
});

describe("at the address of a flood", () => {
  const later = NOW + HOUR_MS;
  const held = async () => (await db.select().from(cases).orderBy(desc(cases.id)).limit(1))[0];

  beforeEach(flood);

  it("a neighbour with standing is put behind by nobody else, only by themselves", async () => {
    await threaten("flood", later, { age: DAY_MS });
    expect(await held()).toMatchObject({ behind: 0 });
  });

  it("a new neighbour is put behind by less than what is held waits", async () => {
    await threaten("flood", later);
    expect((await held())?.behind).toBeLessThanOrEqual(0.75 * HELD_MS);
  });

  it("what may be contact of a child is urgent all the same", async () => {
    await threaten("flood", later, { text: "are you 12? send me your pic, don't tell mummy" });
    const child = await held();
    expect(child).toMatchObject({ isChildSafety: true });
    const urgent = { words: "", page: 1, reason: undefined, state: "urgent", now: later } as const;
    expect((await listCases(db, urgent)).cases.map(({ id }) => id)).toContain(child?.id);
  });
});
