import { beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { REPORTS_A_DAY } from "#app/domain/reports/limits.ts";
import { atOnce, newNeighbour, post, SECRET_OF_TESTS, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { caseOf, comment, report } from "#test/reports.ts";
import { decideTogether } from "#app/domain/reports/decide-together.ts";
import { undoDecision } from "#app/domain/reports/undo.ts";
import { logIn } from "#test/sessions.ts";
import { listChecks } from "./checks.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(async () => {
  for (const table of [cases, posts]) await db.delete(table);
});

it("the author of a post of which only the photos are hidden reads about those, and not that its text is behind a tap", async () => {
  const { author, publicId: thread } = await post({ text: "Look", files: [png], now: NOW });
  const by = await newNeighbour(NOW);
  for (let n = 0; n < REPORTS_A_DAY; n += 1) {
    const { publicId } = await post({ now: NOW + n + 1 });
    await report({ by, thread: publicId, now: NOW });
  }
  await report({ by, thread, reason: "child-safety", now: NOW });
  const [shown] = await db.select().from(posts).orderBy(posts.id).limit(1);
  expect(shown).toMatchObject({ flaggedAt: null, hiddenAt: null, photos: [{ isHidden: true }] });
  expect(await listChecks(db, author, { now: NOW })).toEqual([
    { thing: "photo", text: "Look", reasons: [], broughtUpBy: "reports" },
  ]);
  // A report that still counts puts the words behind a tap, too.
  await report({ by: await newNeighbour(NOW), thread, reason: "child-safety", now: NOW });
  expect(await listChecks(db, author, { now: NOW })).toMatchObject([{ thing: "post" }]);
});

it("what moderators hide together with something that was reported is being checked until that can no longer be undone", async () => {
  const moderator = (await logIn(null)).account;
  const { author, publicId: reported } = await post({ text: "One", now: NOW });
  const { publicId: second } = await post({ author, text: "Two", now: NOW });
  const { publicId: others } = await post({ text: "Ladder?", now: NOW });
  const answer = await comment(author, others, "Three", NOW);
  await report({ thread: reported, now: NOW });
  const { id: caseId } = await caseOf();
  const seen = { decision: null, decidedAt: null, isChildSafety: false, reportCount: 1 };
  const ruling = { caseId, decision: "hide", reason: "", seen, moderator } as const;
  const also = [
    { thread: second, of: "post" },
    { thread: others, of: answer },
  ].map((each) => ({ ...each, isChildSafety: false, reportCount: 0 }));
  const undoMs = 2 * MINUTE_MS;
  expect(await decideTogether(stores, ruling, also, { now: NOW, undoMs })).toMatchObject({
    value: { left: 0 },
  });
  const checkedAt = async (now: number) =>
    (await listChecks(db, author, { now })).map(({ text, broughtUpBy }) => [text, broughtUpBy]);
  const inThread = async (now: number) =>
    (await openThread(db, { person: author, secret: SECRET_OF_TESTS }, others, atOnce(now)))
      ?.comments;
  expect(await checkedAt(NOW)).toEqual([
    ["Three", "nobody"],
    ["Two", "nobody"],
    ["One", "reports"],
  ]);
  expect(await inThread(NOW)).toMatchObject([
    { text: "Three", isHidden: true, check: { thing: "comment", broughtUpBy: "nobody" } },
  ]);
  expect(await checkedAt(NOW + undoMs)).toEqual([]);
  const undoing = { operator: moderator, decidedAt: NOW };
  expect(await undoDecision(db, undoing, { now: NOW + 1 })).toMatchObject({ ok: true });
  expect(await checkedAt(NOW + 1)).toEqual([]);
  expect(await inThread(NOW + 1)).toMatchObject([{ isHidden: false, check: undefined }]);
});
