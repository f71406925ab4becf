import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#app/db/database.ts";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { meterDatabase } from "#test/meter.ts";
import { stores, post } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { claimNext } from "./claims.ts";
import { noteGravest } from "./gravest.ts";
import type { Reason } from "./limits.ts";
import { openCase } from "./open-case.ts";
import { listCases } from "./queue.ts";
import { findLastDecision } from "./undo.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

const OPEN = { state: "open", reason: undefined, words: "", page: 1, now: NOW } as const;

beforeEach(async () => {
  for (const table of ["cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

const threadOf = async (text: string) =>
  (await db.select().from(posts).where(eq(posts.text, text)))[0]?.publicId ?? "";

async function reportPosts(texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const { publicId } = await post({ text, venue: "Bus stop", now: NOW });
    await report({ thread: publicId, now: NOW });
  }
}

it.each([
  ['a "cheap" phone', 1],
  ["CHEAP", 1],
  ["bus STOP", 2],
  ["text", 0],
  ["tile", 0],
  ['"', 1],
])("cases are found by what their things say: %s", async (words, found) => {
  await reportPosts(['Buy a "cheap" phone', "Buy my pills"]);
  const { cases: listed, total } = await listCases(db, { ...OPEN, words });
  expect([listed.length, total]).toEqual([found, found]);
});

it("a case that the previous release or its backup knew no gravest reason of is found by it again", async () => {
  await reportPosts(["Buy my pills", "Come to my house"]);
  await report({ thread: await threadOf("Come to my house"), reason: "violence", now: NOW });
  await env.DB.exec("UPDATE cases SET gravest = NULL");
  const found = async (reason: Reason) => (await listCases(db, { ...OPEN, reason })).total;
  expect(await noteGravest(db)).toEqual({ cases: 2 });
  expect([await found("violence"), await found("spam")]).toEqual([1, 1]);
  expect(await noteGravest(db)).toEqual({ cases: 0 });
});

it("what is read of the queue does not grow with what is decided", async () => {
  const rowsOfQueue = async () => {
    const { d1, tally } = meterDatabase(env.DB);
    await listCases(openDatabase(d1), OPEN);
    return tally.rowsRead;
  };
  await reportPosts(["Decided", "Decided too", "Decided as well"]);
  await db.update(cases).set({ decision: "hide", decidedAt: NOW });
  await reportPosts(["Open"]);
  const before = await rowsOfQueue();
  await db.update(cases).set({ decision: "hide", decidedAt: NOW });
  await reportPosts(["Open"]);
  expect(await rowsOfQueue()).toBe(before);
});

describe("of 5,000 open cases", () => {
  beforeEach(async () => {
    await reportPosts(["Buy my pills"]);
    const many = `INSERT INTO cases
        (subject, thing, post_id, snapshot, opened_at, due_at, is_child_safety, gravest, author_id)
      WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 4999)
      SELECT 'many ' || n.value, 'post', 0, snapshot, opened_at, due_at + n.value, n.value % 100 = 0,
        iif(n.value % 100 = 0, 'child-safety', iif(n.value % 25 = 7, 'violence', 'spam')), NULL
      FROM cases, n`;
    await env.DB.prepare(many).run();
  });

  /** The rows that D1 reads for this. */
  async function rowsOf(read: (metered: Database) => Promise<unknown>): Promise<number> {
    const { d1, tally } = meterDatabase(env.DB);
    await read(openDatabase(d1));
    return tally.rowsRead;
  }

  it("the queue reads a page and counts the first thousand, by an index", async () => {
    const rows = await rowsOf(async (metered) => {
      const { cases: listed, total } = await listCases(metered, OPEN);
      const isChildSafety = Array.from({ length: 50 }, (_, index) => index < 49);
      expect(listed.map((each) => each.isChildSafety)).toEqual(isChildSafety);
      expect([total, await db.$count(cases)]).toEqual([1001, 5000]);
    });
    expect(rows).toBeLessThan(1300);
  });

  it.each([
    [{ state: "urgent", reason: undefined }, 49],
    [{ state: "open", reason: "violence" }, 200],
    [{ state: "urgent", reason: "child-safety" }, 49],
    [{ state: "urgent", reason: "violence" }, 0],
    [{ state: "open", reason: "harassment" }, 0],
  ] as const)("a filter reads what it shows and counts: %o", async (filter, found) => {
    const rows = await rowsOf(async (metered) => {
      const { cases: listed, total } = await listCases(metered, { ...OPEN, ...filter });
      expect([listed.length, total]).toEqual([Math.min(found, 50), found]);
    });
    expect(rows).toBeLessThanOrEqual(3 * found + 110);
  });

  it("and of as many decided ones, each filter reads what it shows and counts", async () => {
    await env.DB.exec(
      `UPDATE cases SET decided_at = id, decided_by = 'somebody',
      decision = iif(id % 50 = 3, 'remove', iif(id % 2 = 0, 'hide', 'restore'))`.replaceAll(
        "\n",
        " ",
      ),
    );
    for (const [filter, most] of [
      [{ state: "decided", reason: undefined }, 1300],
      [{ state: "remove", reason: undefined }, 450],
      [{ state: "decided", reason: "violence" }, 600],
      [{ state: "hide", reason: "violence" }, 500],
      [{ state: "restore", reason: "child-safety" }, 110],
    ] as const) {
      const rows = await rowsOf(async (metered) => {
        const { cases: listed } = await listCases(metered, { ...OPEN, ...filter });
        const ids = listed.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      });
      expect([filter, rows]).toEqual([filter, Math.min(rows, most)]);
    }
  });

  it("the next one is found by a few rows, however many others have or have skipped", async () => {
    const claims: number[] = [];
    const nobody = { reason: undefined, skipped: [] };
    for (let n = 0; n < 5; n += 1) {
      claims.push((await claimNext(db, { username: `operator-${n}` }, nobody, { now: NOW })) ?? 0);
    }
    expect(new Set(claims).size).toBe(5);
    const skipped = await db
      .select({ id: cases.id })
      .from(cases)
      .where(eq(cases.isChildSafety, true))
      .orderBy(cases.dueAt)
      .limit(20);
    const asked = { reason: undefined, skipped: skipped.map(({ id }) => id) };
    const rows = await rowsOf(async (metered) => {
      const next = await claimNext(metered, { username: "asha" }, asked, { now: NOW });
      expect([...claims, ...asked.skipped]).not.toContain(next);
    });
    expect(rows).toBeLessThan(100);
    const byReason = await rowsOf((metered) =>
      claimNext(metered, { username: "ravi" }, { reason: "violence", skipped: [] }, { now: NOW }),
    );
    expect(byReason).toBeLessThan(20);
  });

  it("one is opened, and the last decision of an operator found, by rows of its own", async () => {
    const [first] = await db.select({ id: cases.id }).from(cases).orderBy(cases.id).limit(1);
    expect(await rowsOf((metered) => openCase(metered, first?.id ?? 0, { now: NOW }))).toBeLessThan(
      60,
    );
    const last = (metered: Database) =>
      findLastDecision(metered, { username: "asha" }, { now: NOW });
    expect(await rowsOf(last)).toBeLessThan(5);
  });
});
