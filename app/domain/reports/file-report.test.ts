import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { newNeighbour, post, stores } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report, settledNeighbour } from "#test/reports.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

beforeEach(async () => {
  for (const table of ["reports", "cases", "posts"]) await env.DB.exec(`DELETE FROM ${table}`);
});

describe("a report for the safety of a child", () => {
  it("counts for the day on which it becomes one, so no more than three of them hide texts that day", async () => {
    const by = await settledNeighbour(NOW);
    const [evening, nextDay] = [NOW + DAY_MS / 4 - MINUTE_MS, NOW + DAY_MS / 4 + MINUTE_MS];
    const threads = await Promise.all(
      [1, 2, 3, 4].map(async () => (await post({ now: evening })).publicId),
    );
    for (const thread of threads) await report({ by, thread, now: evening });
    for (const thread of threads)
      await report({ by, thread, reason: "child-safety", now: nextDay });
    expect(await db.$count(posts, isNotNull(posts.hiddenAt))).toBe(3);
  });

  it("hides no photos once its reporter's reporting has been ended", async () => {
    const { publicId: thread } = await post({ files: [png], now: NOW });
    for (const _ of [1, 2, 3]) await report({ by: await newNeighbour(NOW), thread, now: NOW });
    const photos = async () => (await db.select({ photos: posts.photos }).from(posts))[0]?.photos;
    const before = await photos();
    const by = { ...(await settledNeighbour(NOW)), reportingEndedAt: NOW };
    await db.update(people).set({ reportingEndedAt: NOW }).where(eq(people.id, by.id));
    await report({ by, thread, reason: "child-safety", now: NOW + 1 });
    expect(await photos()).toEqual(before);
  });
});
