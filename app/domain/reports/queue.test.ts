import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { meterDatabase } from "#test/meter.ts";
import { stores, post } from "#test/neighbours.ts";
import { report } from "#test/reports.ts";
import { listCases } from "./queue.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(() => env.DB.exec("DELETE FROM cases"));

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
  const { cases: listed, total } = await listCases(db, { isDecided: false, words, page: 1 });
  expect([listed.length, total]).toEqual([found, found]);
});

it("what is read of the queue does not grow with what is decided", async () => {
  const rowsOfQueue = async () => {
    const { d1, tally } = meterDatabase(env.DB);
    await listCases(openDatabase(d1), { isDecided: false, words: "", page: 1 });
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

it("of 5,000 open cases the queue reads a page and counts the first thousand, by an index", async () => {
  await reportPosts(["Buy my pills"]);
  const many = `INSERT INTO cases (subject, thing, post_id, snapshot, opened_at, due_at, is_child_safety)
    WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 4999)
    SELECT 'many ' || n.value, 'post', 0, snapshot, opened_at, due_at + n.value, n.value % 100 = 0
    FROM cases, n`;
  await env.DB.prepare(many).run();
  const { d1, tally } = meterDatabase(env.DB);
  const { cases: listed, total } = await listCases(openDatabase(d1), {
    isDecided: false,
    words: "",
    page: 1,
  });
  const isChildSafety = Array.from({ length: 50 }, (_, index) => index < 49);
  expect(listed.map((each) => each.isChildSafety)).toEqual(isChildSafety);
  expect([total, await db.$count(cases)]).toEqual([1001, 5000]);
  expect(tally.rowsRead).toBeLessThan(1300);
});
