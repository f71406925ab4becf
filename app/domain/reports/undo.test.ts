import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { post, stores } from "#test/neighbours.ts";
import { caseOf, report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { decideTogether } from "./decide-together.ts";
import { fileMatch } from "./file-report.ts";
import { findLastDecision, undoDecision } from "./undo.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(async () => {
  for (const table of [cases, posts]) await db.delete(table);
});

it("several things decided at once can still be undone if a scan has recognised one of them since", async () => {
  const moderator = (await logIn(null)).account;
  const first = await post({ text: "One", now: NOW });
  const { author } = first;
  const second = await post({ author, text: "Two", now: NOW });
  await report({ thread: first.publicId, reason: "child-safety", now: NOW });
  const { id: caseId } = await caseOf();
  const seen = { decision: null, decidedAt: null, isChildSafety: true, reportCount: 1 };
  const also = [{ thread: second.publicId, of: "post", isChildSafety: false, reportCount: 0 }];
  const ruling = { caseId, decision: "remove", reason: "Spam", seen, moderator } as const;
  const undoMs = 2 * MINUTE_MS;
  expect(await decideTogether(stores, ruling, also, { now: NOW, undoMs })).toMatchObject({
    value: { left: 0 },
  });
  await fileMatch(stores, first.publicId, { now: NOW + 1 });
  expect((await caseOf(caseId)).beforeDecision).toEqual({});
  expect(await findLastDecision(db, moderator, { now: NOW + 2 })).toMatchObject({
    undoableUntil: NOW + undoMs,
  });
  const undone = await undoDecision(db, { operator: moderator, decidedAt: NOW }, { now: NOW + 3 });
  expect(undone).toMatchObject({ ok: true });
});
