import { expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { REPORTS_A_DAY } from "#app/domain/reports/limits.ts";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { listChecks } from "./checks.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

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
    { thing: "photo", text: "Look", reasons: [], isCaught: false },
  ]);
  // A report that still counts puts the words behind a tap, too.
  await report({ by: await newNeighbour(NOW), thread, reason: "child-safety", now: NOW });
  expect(await listChecks(db, author, { now: NOW })).toMatchObject([{ thing: "post" }]);
});
