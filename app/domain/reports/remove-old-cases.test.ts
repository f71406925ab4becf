import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { people } from "#app/db/community-schema.ts";
import { cases, moderationLog, reports } from "#app/db/moderation-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { stores, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report, seenCase, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { banAuthor, endBans, liftBan } from "./bans.ts";
import { decideCase } from "./moderate.ts";
import { listNotices } from "./notices.ts";
import { openCase } from "./open-case.ts";
import { removeOldCases } from "./remove-old-cases.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(() => env.DB.exec("DELETE FROM cases"));

const keptPhotos = async () => (await env.EVIDENCE.list()).objects.length;

/** A case with a photo, decided unless `keepUntil` is null. */
async function makeCase(keepUntil: number | null): Promise<void> {
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, now: NOW });
  const { id } = (await db.select().from(cases)).at(-1) ?? { id: 0 };
  await env.DB.prepare("UPDATE cases SET keep_until = ? WHERE id = ?").bind(keepUntil, id).run();
}

it("cases go with their reports and the evidence once their term is over, and open ones stay", async () => {
  for (const keepUntil of [NOW, NOW + 1, null]) await makeCase(keepUntil);
  expect(await keptPhotos()).toBe(3);
  expect(await removeOldCases(stores, { now: NOW })).toEqual({ cases: 1 });
  expect([await keptPhotos(), await db.$count(cases), await db.$count(reports)]).toEqual([2, 2, 2]);
  expect(stepNames(await db.select().from(moderationLog))).toContain("let-go");
  expect(await removeOldCases(stores, { now: NOW })).toEqual({ cases: 0 });
});

it("letting go can be interrupted, and is done again", async () => {
  await makeCase(NOW);
  const killed = {
    ...stores,
    evidence: {
      ...stores.evidence,
      async remove(keys: string[]) {
        await stores.evidence.remove(keys);
        throw new Error("killed");
      },
    },
  };
  await expect(removeOldCases(killed, { now: NOW })).rejects.toThrow("killed");
  expect(await db.$count(cases)).toBe(1);
  expect(await removeOldCases(stores, { now: NOW })).toEqual({ cases: 1 });
});

it("evidence of a child's safety is kept for a year, whatever it was reported for", async () => {
  const { account: moderator } = await logIn(null);
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, reason: "spam", now: NOW });
  const ruling = { decision: "hide", rule: "child-safety", reason: "", moderator } as const;
  await decideCase(stores, { ...(await seenCase()), ...ruling }, { now: NOW });
  expect(await removeOldCases(stores, { now: NOW + 364 * DAY_MS })).toEqual({ cases: 0 });
  expect(await removeOldCases(stores, { now: NOW + 366 * DAY_MS })).toEqual({ cases: 1 });
});

it("of a case from which a ban still runs, nothing that anybody wrote is left, and the case goes with the ban", async () => {
  const { account: moderator } = await logIn(null);
  const ofOthers = await keptPhotos();
  const { publicId, author } = await post({ text: "You fools", files: [png], now: NOW });
  await report({ thread: publicId, words: "They mean me", now: NOW });
  const ruling = { decision: "hide", rule: "harassment", reason: "“Fools”", moderator } as const;
  await decideCase(stores, { ...(await seenCase()), ...ruling }, { now: NOW });
  const { id: caseId } = await caseOf();
  const banned = NOW + 100 * DAY_MS;
  const ban = { caseId, moderator, because: "Stop it", days: 365 } as const;
  expect(await banAuthor(db, ban, { now: banned })).toMatchObject({ ok: true });
  // What a ban is about is kept as long as that of any decision.
  expect(await removeOldCases(stores, { now: banned + 179 * DAY_MS })).toEqual({ cases: 0 });
  const over = banned + 181 * DAY_MS;
  expect(await removeOldCases(stores, { now: over })).toEqual({ cases: 1 });
  expect(await removeOldCases(stores, { now: over })).toEqual({ cases: 0 });
  expect([await keptPhotos(), await db.$count(reports)]).toEqual([ofOthers, 0]);
  const left = await caseOf();
  expect(JSON.stringify(left)).not.toMatch(/fools|photos":\[\{/i);
  expect(left).toMatchObject({ id: caseId, decision: "hide", rule: "harassment" });
  expect(await openCase(db, caseId, { now: over })).toMatchObject({
    isEmptied: true,
    author: { ban: { because: "Stop it" } },
  });
  const [person] = await db.select().from(people).where(eq(people.id, author.id));
  const reader = person ?? author;
  expect(await listNotices(db, reader, { now: over })).toMatchObject([{ decision: "ban", caseId }]);
  const end = banned + 366 * DAY_MS;
  expect(await removeOldCases(stores, { now: end })).toEqual({ cases: 0 });
  await endBans(db, { now: end });
  expect(await removeOldCases(stores, { now: end })).toEqual({ cases: 1 });
  expect(await db.$count(cases)).toBe(0);
  const ofCase = eq(moderationLog.caseId, caseId);
  const steps = stepNames(await db.select().from(moderationLog).where(ofCase));
  expect(steps.filter((step) => /let-go|ban-over/.test(step))).toEqual(["let-go", "ban-over"]);
});

it("a case that waits for its ban to end goes once that is lifted", async () => {
  const { account: moderator } = await logIn(null);
  await makeCase(NOW + DAY_MS);
  const { id: caseId } = await caseOf();
  const ban = { caseId, moderator, because: "Stop it", days: 365 } as const;
  await banAuthor(db, ban, { now: NOW });
  const over = NOW + 181 * DAY_MS;
  expect(await removeOldCases(stores, { now: over })).toEqual({ cases: 1 });
  expect(await db.$count(cases)).toBe(1);
  expect(await liftBan(db, { caseId, moderator }, { now: over })).toMatchObject({ ok: true });
  expect(await removeOldCases(stores, { now: over })).toEqual({ cases: 1 });
  expect(await db.$count(cases)).toBe(0);
});
