import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  moderationCounts,
  moderationMonths,
  moderationStatements,
} from "#app/db/moderation-counts-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { decideAppeal } from "#app/domain/appeals/decide-appeal.ts";
import { fileAppeal } from "#app/domain/appeals/file-appeal.ts";
import { banAuthor, liftBan } from "#app/domain/reports/bans.ts";
import type { Decision } from "#app/domain/reports/input.ts";
import { fileMatch } from "#app/domain/reports/file-report.ts";
import { decideTogether, type SeenThing } from "#app/domain/reports/decide-together.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { undoDecision } from "#app/domain/reports/undo.ts";
import type { Reason } from "#app/domain/reports/limits.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { post, stores } from "#test/neighbours.ts";
import { caseOf, report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { countDecisions } from "./count-decisions.ts";
import { listMonths, readLog } from "./published.ts";

const { db } = stores;
const NOVEMBER = Date.UTC(2026, 10, 10, 9);
const DECEMBER = Date.UTC(2026, 11, 1, 21);

let moderator: Account;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "moderation_statements"]) {
    await env.DB.exec(`DELETE FROM ${table}`);
  }
  await env.DB.exec("DELETE FROM moderation_counts");
  await env.DB.exec("DELETE FROM moderation_months");
  moderator = (await logIn(null)).account;
});

const run = (now = DECEMBER) => countDecisions(stores, { now });

/**
 * A moment before this time, in a millisecond of its own: within one millisecond, a new post can get the id of one that
 * was removed, and with it that post's case.
 */
const momentBefore = (now: number) => now - (serial += 1);
let serial = 0;

/** A reported post's case. */
async function reported(reason: Reason = "spam", now = NOVEMBER): Promise<number> {
  const { publicId } = await post({ now: momentBefore(now) });
  await report({ thread: publicId, reason, now });
  const all = await db.select({ id: cases.id }).from(cases);
  return Math.max(...all.map(({ id }) => id));
}

async function decide(
  caseId: number,
  decision: Decision,
  now: number,
  { reportCount } = { reportCount: 1 },
) {
  const { decision: before, decidedAt, isChildSafety } = await caseOf(caseId);
  const seen = { decision: before, decidedAt, isChildSafety, reportCount };
  const ruling = { caseId, decision, reason: "Pills", seen, moderator };
  expect(await decideCase(stores, ruling, { now })).toEqual({ ok: true });
}

/** So many cases, each decided some minutes after its report. */
async function decided(times: number, decision: Decision, reason: Reason = "spam") {
  const made: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const caseId = await reported(reason);
    await decide(caseId, decision, NOVEMBER + (n + 1) * 10 * MINUTE_MS);
    made.push(caseId);
  }
  return made;
}

const countsOf = async (month = "2026-11") => {
  const rows = await db.select().from(moderationCounts).where(eq(moderationCounts.month, month));
  return Object.fromEntries(
    rows.map(({ reason, counted, count }) => [`${reason} ${counted}`, count]),
  );
};

describe("a month of moderation", () => {
  it("is public once it has ended, with what was decided, by the gravest reason, and how long it took", async () => {
    await decided(5, "hide", "violence");
    await decided(2, "restore");
    await reported();
    await run(NOVEMBER + 2 * DAY_MS);
    expect(await listMonths(db)).toEqual([]);
    expect(await readLog(db, { month: "2026-11" })).toBeUndefined();
    await run();
    const [november, ...others] = await listMonths(db);
    expect(others).toEqual([]);
    const none = { flag: 0, automatic: 0, restore: 0, hide: 0, remove: 0, ban: 0 };
    const undone = { sum: 0, isAtLeast: false };
    expect(november).toEqual({
      month: "2026-11",
      decisions: { sum: 5, isAtLeast: true },
      median: 20,
      undone,
      appeals: { upheld: 0, reversed: 0 },
      reasons: [
        { reason: "violence", outcomes: { ...none, hide: 5 }, undone, median: 30 },
        { reason: "spam", outcomes: { ...none, restore: null }, undone, median: undefined },
      ],
    });
  });

  it("is the same however often it is counted, and outlives its cases", async () => {
    const ids = await decided(6, "remove");
    await run();
    const before = [await countsOf(), await db.select().from(moderationStatements)];
    await run(DECEMBER + HOUR_MS);
    for (const id of ids) await db.delete(cases).where(eq(cases.id, id));
    await run(DECEMBER + DAY_MS);
    expect([await countsOf(), await db.select().from(moderationStatements)]).toEqual(before);
    expect(await countsOf()).toEqual({ "spam remove": 6 });
  });

  it("counts a child's safety as the reason whatever else was reported, and what went by itself", async () => {
    await decide(await reported("child-safety"), "remove", NOVEMBER + HOUR_MS);
    await run();
    expect(await countsOf()).toEqual({ "child-safety automatic": 1, "child-safety remove": 1 });
  });

  it("counts what a word rule held, for what it did so, and the log tells that a rule found it", async () => {
    await layStarterRules();
    for (let n = 0; n < 5; n += 1) {
      await post({ text: "I will kill you", now: NOVEMBER });
      const all = await db.select({ id: cases.id }).from(cases);
      const caseId = Math.max(...all.map(({ id }) => id));
      await decide(caseId, "hide", NOVEMBER + HOUR_MS, { reportCount: 0 });
    }
    await env.DB.exec("DELETE FROM word_rules");
    await decided(5, "hide", "violence");
    await run();
    expect(await countsOf()).toEqual({ "violence automatic": 5, "violence hide": 10 });
    const log = await readLog(db, { month: "2026-11" });
    const found = (wanted: string) =>
      log?.rows.filter(({ outcome }) => outcome === wanted).map(({ foundBy }) => foundBy);
    expect(new Set(found("automatic"))).toEqual(new Set(["rule"]));
    expect(found("hide")?.filter((by) => by === "rule")).toHaveLength(5);
  });

  it("tells in the log what a scan of photos found, and not that neighbours reported it", async () => {
    for (let n = 0; n < 5; n += 1) {
      const { publicId } = await post({ now: momentBefore(NOVEMBER) });
      await fileMatch(stores, publicId, { now: NOVEMBER + n });
      const all = await db.select({ id: cases.id }).from(cases);
      await decide(Math.max(...all.map(({ id }) => id)), "remove", NOVEMBER + HOUR_MS);
    }
    for (const caseId of await decided(5, "remove", "child-safety"))
      await db.update(cases).set({ isChildSafety: true }).where(eq(cases.id, caseId));
    await run();
    const log = await readLog(db, { month: "2026-11" });
    const found = (wanted: string) =>
      log?.rows.filter(({ outcome }) => outcome === wanted).map(({ foundBy }) => foundBy);
    expect(found("automatic")?.toSorted()).toEqual([
      ...Array(5).fill("reports"),
      ...Array(5).fill("scan"),
    ]);
    expect(found("remove")?.filter((by) => by === "scan")).toHaveLength(5);
  });

  it("stays with what a word rule held it for, and so does the desk, where it is reported for less", async () => {
    await layStarterRules();
    const { publicId } = await post({ text: "I will kill you", now: NOVEMBER });
    await env.DB.exec("DELETE FROM word_rules");
    const { id } = await caseOf();
    await decide(id, "restore", NOVEMBER + HOUR_MS, { reportCount: 0 });
    await report({ thread: publicId, reason: "spam", now: NOVEMBER + 2 * HOUR_MS });
    expect(await caseOf()).toMatchObject({ gravest: "violence", decidedAt: null });
    await decide(id, "hide", NOVEMBER + 3 * HOUR_MS);
    await run();
    const counts = { "violence automatic": 1, "violence restore": 1, "violence hide": 1 };
    expect(await countsOf()).toMatchObject(counts);
  });

  it("shows decisions that were undone later once the next one appears, and leaves out slips undone on the same day", async () => {
    const [undone = 0, slip = 0] = await decided(2, "hide");
    await decide(slip, "restore", NOVEMBER + 2 * HOUR_MS);
    await run();
    expect(await countsOf()).toEqual({ "spam hide": 1, "spam restore": 1 });
    await decide(undone, "restore", DECEMBER + HOUR_MS);
    await run(DECEMBER + DAY_MS);
    expect(await countsOf()).toEqual({ "spam hide": 1, "spam restore": 1 });
    await run(Date.UTC(2027, 0, 1, 21));
    expect(await countsOf()).toEqual({ "spam hide": 1, "spam restore": 1, "spam undone": 1 });
    expect(await countsOf("2026-12")).toEqual({ "spam restore": 1 });
  });

  it("never shows two numbers of undone decisions, one after the other, that differ by fewer than five", async () => {
    const ids = await decided(12, "hide");
    const undo = async (howMany: number, month: number) => {
      const now = Date.UTC(2026, month, 3);
      for (const id of ids.splice(0, howMany)) await decide(id, "restore", now);
      await run(Date.UTC(2026, month + 1, 1, 21));
      return (await countsOf())["spam undone"];
    };
    await run();
    expect(await undo(3, 11)).toBe(3);
    expect(await undo(2, 12)).toBe(5);
    expect(await undo(1, 13)).toBe(5);
    expect(await undo(3, 14)).toBe(5);
    expect(await undo(1, 15)).toBe(10);
  });

  it("counts no decision that was undone, as neither made nor taken back, and ends nothing by it", async () => {
    const [kept = 0, removed = 0] = await decided(2, "hide");
    for (const [caseId, decision] of [
      [kept, "restore"],
      [removed, "remove"],
    ] as const) {
      const now = NOVEMBER + DAY_MS + caseId;
      const { decision: before, decidedAt, isChildSafety } = await caseOf(caseId);
      const seen = { decision: before, decidedAt, isChildSafety, reportCount: 1 };
      const ruling = { caseId, decision, reason: "Pills", seen, moderator };
      await decideCase(stores, ruling, { now, undoMs: 2 * MINUTE_MS });
      // What can still be undone is not counted yet, nor is what came after it.
      await run(now + MINUTE_MS);
      const undoing = { operator: moderator, decidedAt: now };
      expect(await undoDecision(db, undoing, { now: now + MINUTE_MS })).toMatchObject({ ok: true });
    }
    await decide(kept, "remove", NOVEMBER + 3 * DAY_MS);
    await run();
    expect(await countsOf()).toEqual({ "spam hide": 2, "spam remove": 1 });
    const noted = await db.select().from(moderationStatements);
    expect(noted.map(({ outcome, endedBy }) => [outcome, endedBy])).toEqual([
      ["hide", "remove"],
      ["hide", null],
      ["remove", null],
    ]);
  });

  it("has the rule as the reason of what nobody reported, which did not wait", async () => {
    const caseIds = await decided(5, "hide");
    const { author } = await post({ text: "Pills", now: NOVEMBER });
    await db.update(cases).set({ authorId: author.id });
    const also: SeenThing[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { publicId: thread } = await post({ author, now: NOVEMBER + n * HOUR_MS });
      also.push({ thread, of: "post", reportCount: 0, isChildSafety: false });
    }
    const [caseId = 0] = caseIds;
    const { decision, decidedAt, isChildSafety } = await caseOf(caseId);
    const seen = { decision, decidedAt, isChildSafety, reportCount: 1 };
    const ruling = {
      caseId,
      decision: "hide",
      reason: "",
      rule: "violence",
      seen,
      moderator,
    } as const;
    const together = await decideTogether(stores, ruling, also, { now: NOVEMBER + 20 * HOUR_MS });
    expect(together).toEqual({ ok: true, value: { left: 0 } });
    await run();
    expect(await countsOf()).toMatchObject({ "violence hide": 5 });
    const log = await readLog(db, { month: "2026-11" });
    const found = log?.rows.map((row) => `${row.reason} by ${row.foundBy}`);
    expect(new Set(found)).toEqual(new Set(["spam by reports", "violence by moderator"]));
    const [november] = await listMonths(db);
    expect(november?.median).toBe(30);
  });

  it("counts a ban, and that it was lifted, in whatever case of its author", async () => {
    const { author, publicId } = await post({ now: NOVEMBER });
    await report({ thread: publicId, now: NOVEMBER });
    const first = (await caseOf()).id;
    const other = await post({ author, now: NOVEMBER });
    await report({ thread: other.publicId, now: NOVEMBER });
    const because = "Pills";
    await banAuthor(db, { caseId: first, moderator, because, days: 7 }, { now: NOVEMBER });
    await liftBan(db, { caseId: first + 1, moderator }, { now: NOVEMBER + 3 * DAY_MS });
    await run();
    expect(await countsOf()).toEqual({ "spam ban": 1, "spam undone": 1 });
  });

  it("counts an appeal that was answered on the same day, and what it undid", async () => {
    const other = (await logIn(null)).account;
    for (const outcome of ["reversed", "upheld"] as const) {
      const { author, publicId } = await post({ now: NOVEMBER });
      await report({ thread: publicId, now: NOVEMBER });
      const all = await db.select({ id: cases.id }).from(cases);
      const caseId = Math.max(...all.map(({ id }) => id));
      await decide(caseId, "hide", NOVEMBER + MINUTE_MS);
      const asked = { caseId, isBan: false, words: "They are cough drops" };
      await fileAppeal(db, author, asked, { now: NOVEMBER + HOUR_MS });
      const [appeal] = await db.select().from(appeals).where(eq(appeals.caseId, caseId));
      const seen = { decision: "hide", decidedAt: NOVEMBER + MINUTE_MS, bannedAt: null };
      const answer = { appealId: appeal?.id ?? 0, outcome, answer: "So it is", seen };
      const answered = await decideAppeal(
        db,
        { ...answer, operator: other },
        { now: NOVEMBER + 2 * HOUR_MS },
      );
      expect(answered).toMatchObject({ ok: true });
    }
    await run();
    expect(await countsOf()).toEqual({
      "spam hide": 2,
      "spam restore": 1,
      "spam undone": 1,
      "spam appeal-reversed": 1,
      "spam appeal-upheld": 1,
    });
  });

  it("without a decision is public too, once there was one before", async () => {
    await decided(1, "hide");
    await run(Date.UTC(2027, 0, 1, 21));
    expect((await listMonths(db)).map(({ month }) => month)).toEqual(["2026-12", "2026-11"]);
  });

  it("is kept as numbers alone after thirteen months, and no longer shown after twelve", async () => {
    await decided(6, "hide");
    await run();
    for (let month = 0; month <= 12; month += 1) await run(Date.UTC(2027, month, 1, 21));
    expect(await db.select().from(moderationStatements)).toEqual([]);
    expect(await countsOf()).toEqual({ "spam hide": 6 });
    expect((await listMonths(db)).map(({ month }) => month)).not.toContain("2026-11");
    expect(await db.$count(moderationMonths)).toBe(14);
  });
});
