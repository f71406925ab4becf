import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { appeals, cases } from "#app/db/moderation-schema.ts";
import type { Account } from "#app/domain/accounts/accounts.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { listChecks } from "#app/domain/posts/checks.ts";
import { banAuthor, liftBan } from "#app/domain/reports/bans.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { finishDecisions } from "#app/domain/reports/finish-decisions.ts";
import { listNotices } from "#app/domain/reports/notices.ts";
import { findLastDecision, undoDecision } from "#app/domain/reports/undo.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { post, stores } from "#test/neighbours.ts";
import { caseOf, report, settledNeighbour } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { fileAppeal } from "./file-appeal.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

let moderator: Account;
let operator: Account;
let author: Writer;
let thread: string;
let caseId: number;
beforeEach(async () => {
  for (const table of [cases, posts]) await db.delete(table);
  [moderator, operator] = [(await logIn(null)).account, (await logIn(null)).account];
  ({ author, publicId: thread } = await post({ text: "Buy my pills", now: NOW }));
  await report({ thread, now: NOW });
  caseId = (await caseOf()).id;
});

async function appeal(isBan: boolean, at: number): Promise<number> {
  await fileAppeal(db, author, { caseId, isBan, words: "They are cough drops" }, { now: at });
  const [filed] = await db.select().from(appeals).where(eq(appeals.caseId, caseId));
  return filed?.id ?? 0;
}

/** The author is found right, by an operator who sees how things stand. */
async function reverse(appealId: number, at: number) {
  const { decision, decidedAt } = await caseOf(caseId);
  const [person] = await db.select().from(people).where(eq(people.id, author.id));
  const seen = { decision, decidedAt, bannedAt: person?.bannedAt ?? null };
  const answering = { appealId, outcome: "reversed", answer: "Sorry", seen, operator } as const;
  return decideAppeal(db, answering, { now: at });
}

it("an answer about a ban that was lifted leaves a newer one alone", async () => {
  const banning = { moderator, because: "Pills", days: 7 } as const;
  await banAuthor(db, { ...banning, caseId }, { now: NOW });
  const appealId = await appeal(true, NOW + MINUTE_MS);
  await liftBan(db, { caseId, moderator }, { now: NOW + HOUR_MS });
  const other = await post({ author, now: NOW + 2 * HOUR_MS });
  await report({ thread: other.publicId, now: NOW + 2 * HOUR_MS });
  const all = await db.select({ id: cases.id }).from(cases);
  const newest = Math.max(...all.map(({ id }) => id));
  await banAuthor(db, { ...banning, caseId: newest }, { now: NOW + 3 * HOUR_MS });
  expect(await reverse(appealId, NOW + 4 * HOUR_MS)).toMatchObject({ ok: true });
  const [person] = await db.select().from(people).where(eq(people.id, author.id));
  expect(person?.bannedAt).toBe(NOW + 3 * HOUR_MS);
  const hidden = await db.select().from(posts).where(eq(posts.personId, author.id));
  expect(hidden.every(({ hiddenAt }) => hiddenAt !== null)).toBe(true);
});

it("an answer about a case that was reported anew for a child's safety does not close it", async () => {
  const { decision, decidedAt, isChildSafety } = await caseOf(caseId);
  const seen = { decision, decidedAt, isChildSafety, reportCount: 1 };
  const ruling = { caseId, decision: "hide", reason: "Pills", seen, moderator } as const;
  await decideCase(stores, ruling, { now: NOW });
  const appealId = await appeal(false, NOW + MINUTE_MS);
  const by = await settledNeighbour(NOW);
  await db.update(posts).set({ hiddenAt: null });
  await report({ by, thread, reason: "child-safety", now: NOW + HOUR_MS });
  expect(await caseOf(caseId)).toMatchObject({ decidedAt: null, isChildSafety: true });
  expect(await reverse(appealId, NOW + 2 * HOUR_MS)).toMatchObject({ ok: true });
  expect(await caseOf(caseId)).toMatchObject({ decidedAt: null, decision: "hide" });
  const [shown] = await db.select().from(posts).where(eq(posts.publicId, thread));
  expect(shown?.hiddenAt).not.toBeNull();
});

it("an answer that a ban stands is still told when the ban is over, for thirty days", async () => {
  await banAuthor(db, { moderator, because: "Pills", days: 7, caseId }, { now: NOW });
  const appealId = await appeal(true, NOW + MINUTE_MS);
  const seen = { decision: null, decidedAt: null, bannedAt: NOW };
  const answering = { appealId, outcome: "upheld", answer: "You did", seen, operator } as const;
  expect(await decideAppeal(db, answering, { now: NOW + HOUR_MS })).toMatchObject({ ok: true });
  const toldAt = async (now: number) => {
    const [person] = await db.select().from(people).where(eq(people.id, author.id));
    const told = person ? await listNotices(db, person, { now }) : [];
    return told.map(({ decision, isPast, appeal: asked }) => [decision, isPast, asked?.answer]);
  };
  expect(await toldAt(NOW + DAY_MS)).toEqual([["ban", false, "You did"]]);
  expect(await toldAt(NOW + 8 * DAY_MS)).toEqual([["ban", true, "You did"]]);
  expect(await toldAt(NOW + 31 * DAY_MS)).toEqual([]);
});

it("an operator who showed the thing again cannot undo that once another has answered the appeal", async () => {
  const [undoMs, hiddenAt, shownAt] = [2 * MINUTE_MS, NOW, NOW + HOUR_MS];
  const decide = async (decision: "hide" | "restore", now: number) => {
    const { decision: before, decidedAt, isChildSafety } = await caseOf(caseId);
    const seen = { decision: before, decidedAt, isChildSafety, reportCount: 1 };
    const ruling = { caseId, decision, reason: "Pills", seen, moderator };
    return decideCase(stores, ruling, { now, undoMs });
  };
  await decide("hide", hiddenAt);
  await finishDecisions(stores, () => Promise.resolve(), { now: hiddenAt + undoMs });
  const appealId = await appeal(false, hiddenAt + undoMs);
  expect(await decide("restore", shownAt)).toMatchObject({ ok: true });
  const undo = (now: number) =>
    undoDecision(db, { operator: moderator, decidedAt: shownAt }, { now });
  expect(await reverse(appealId, shownAt + 1)).toMatchObject({ ok: true });
  expect(await findLastDecision(db, moderator, { now: shownAt + 2 })).toMatchObject({
    undoableUntil: null,
  });
  expect(await undo(shownAt + 2)).toEqual({ ok: false, refusal: { reason: "stale" } });
  expect(await caseOf(caseId)).toMatchObject({ decision: "restore", decidedAt: shownAt });
  expect((await db.select().from(posts))[0]?.hiddenAt).toBeNull();
  // The author is no longer told that it is being checked.
  expect(await listChecks(db, author, { now: shownAt + 2 })).toEqual([]);
});

it("a refused answer does not extend how long the case is kept", async () => {
  const { isChildSafety } = await caseOf(caseId);
  const seen = { decision: null, decidedAt: null, isChildSafety, reportCount: 1 };
  const ruling = { caseId, decision: "hide", reason: "Pills", seen, moderator } as const;
  await decideCase(stores, ruling, { now: NOW });
  const appealId = await appeal(false, NOW + MINUTE_MS);
  const late = NOW + 170 * DAY_MS;
  const { keepUntil } = await caseOf(caseId);
  const answering = { appealId, outcome: "upheld", answer: "You did", operator } as const;
  const stale = { decision: "remove", decidedAt: 1, bannedAt: null };
  expect(await decideAppeal(db, { ...answering, seen: stale }, { now: late })).toMatchObject({
    ok: false,
  });
  expect((await caseOf(caseId)).keepUntil).toBe(keepUntil);
});
