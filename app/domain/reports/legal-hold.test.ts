import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { moderationLog } from "#app/db/moderation-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { stores, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, report, seenCase, stepNames } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { liftHold, placeHold } from "./legal-hold.ts";
import { decideCase } from "./moderate.ts";
import { removeOldCases } from "./remove-old-cases.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);
const LONG_AFTER = NOW + 1000 * DAY_MS;
const STALE = { ok: false, refusal: { reason: "stale" } };

it("what is being let go cannot be held any more, and goes though that was interrupted", async () => {
  const { account: moderator } = await logIn(null);
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, now: NOW });
  const seen = await seenCase();
  await decideCase(stores, { ...seen, decision: "hide", reason: "Spam", moderator }, { now: NOW });
  const holding = { caseId: seen.caseId, moderator };
  const remove = async () => {
    expect(await placeHold(db, holding, { now: LONG_AFTER })).toEqual(STALE);
    throw new Error("killed");
  };
  const killed = { ...stores, evidence: { ...stores.evidence, remove } };
  await expect(removeOldCases(killed, { now: LONG_AFTER })).rejects.toThrow("killed");
  expect(await removeOldCases(stores, { now: LONG_AFTER })).toEqual({ cases: 1 });
  expect((await env.EVIDENCE.list()).objects).toHaveLength(0);
});

it("what a law or the police ask for is kept beyond its term, until the hold is lifted", async () => {
  const { account: moderator } = await logIn(null);
  const { publicId } = await post({ files: [png], now: NOW });
  await report({ thread: publicId, reason: "child-safety", now: NOW });
  const holding = { caseId: (await caseOf()).id, moderator };
  expect(await liftHold(db, holding, { now: NOW })).toEqual(STALE);
  expect(await placeHold(db, holding, { now: NOW })).toEqual({ ok: true });
  expect(await placeHold(db, holding, { now: NOW + 1 })).toEqual(STALE);
  // A later decision does not shorten a hold.
  const ruling = { ...(await seenCase()), decision: "restore", reason: "", moderator } as const;
  await decideCase(stores, ruling, { now: NOW });
  expect(await removeOldCases(stores, { now: LONG_AFTER })).toEqual({ cases: 0 });
  expect((await env.EVIDENCE.list()).objects).toHaveLength(1);

  expect(await liftHold(db, holding, { now: LONG_AFTER })).toEqual({ ok: true });
  expect(await removeOldCases(stores, { now: LONG_AFTER })).toEqual({ cases: 1 });
  const by = ` by ${moderator.username}`;
  expect(stepNames(await db.select().from(moderationLog))).toEqual(
    expect.arrayContaining([`hold${by}`, `lift-hold${by}`, "let-go"]),
  );
});
