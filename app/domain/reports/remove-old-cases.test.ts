import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { cases, moderationLog, reports } from "#app/db/moderation-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { stores, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report, seenCase, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideCase } from "./moderate.ts";
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
