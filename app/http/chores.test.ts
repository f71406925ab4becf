import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { isNull } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { people, posts } from "#app/db/community-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { cases } from "#app/db/moderation-schema.ts";
import { contactMessages } from "#app/db/enquiries-schema.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { newNeighbour, post } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report } from "#test/reports.ts";
import { visit } from "#test/visit.ts";
import worker from "#workers/app.ts";
import { CRON_LINES } from "./chores.ts";

const configuration = import.meta.glob<string>("/wrangler.toml", {
  query: "?raw",
  import: "default",
  eager: true,
})["/wrangler.toml"];

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 10, 20, 21);

beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(posts);
});
afterEach(() => vi.restoreAllMocks());

const doAt = (cron: string, scheduledTime = NOW) =>
  worker.scheduled(createScheduledController({ cron, scheduledTime }));
const runDay = () => doAt("0 21 * * *");
const sweep = (now: number) => doAt("*/5 * * * *", now);

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

function listen() {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {});
  return () => logged.mock.calls.map(([line]): unknown => JSON.parse(String(line)));
}

it("the lines of wrangler.toml are those for which there are chores", async () => {
  const [, lines = ""] = /^crons = (\[.*\])$/m.exec(configuration ?? "") ?? [];
  expect(JSON.parse(lines)).toEqual(CRON_LINES);
  await expect(doAt("0 0 * * *")).rejects.toThrow("no chores at 0 0 * * *");
});

describe("by itself", () => {
  it("the day removes old enquiries, and logs how many in one line", async () => {
    const lines = listen();
    for (const handledAt of [NOW - 90 * DAY_MS, NOW - 89 * DAY_MS]) {
      const message = { email: "asha@example.com", message: "Hello", createdAt: 1, handledAt };
      await db.insert(contactMessages).values(message);
    }
    await runDay();
    expect(await db.select().from(contactMessages)).toMatchObject([
      { handledAt: NOW - 89 * DAY_MS },
    ]);
    expect(lines()).toEqual([
      { event: "old enquiries removed", messages: 1, requests: 0 },
      { event: "past counts removed", counts: 0 },
      { event: "old answers removed", answers: 0 },
      { event: "gravest reasons of former cases noted", cases: 0 },
      { event: "former bans noted", bans: 0 },
      { event: "decisions of moderators counted", decisions: 0, months: 0 },
      { event: "old cases removed", cases: 0 },
      { event: "stray photos removed", photos: 0 },
      { event: "stray shop images removed", images: 0 },
      { event: "absent neighbours removed", people: 0 },
      { event: "old deletions removed", entries: 0 },
      { event: "old copies removed", objects: 0 },
      { event: "old menu versions removed", versions: 0 },
      { event: "old blocks removed", blocks: 0 },
      { event: "old wishes removed", alerts: 0 },
      { event: "old openings removed", days: 0 },
    ]);
  });

  it("the day removes photos that no post can show any more, and neighbours who have not come for 90 days", async () => {
    const lines = listen();
    await env.IMAGES.put("posts/2026-11-15/left-behind-1.png", png);
    await env.IMAGES.put("posts/2026-11-16/left-behind-1.png", png);
    await newNeighbour(NOW - 90 * DAY_MS);
    const { id } = await newNeighbour(NOW - 89 * DAY_MS);
    await runDay();
    expect(await keysInR2()).toEqual(["posts/2026-11-16/left-behind-1.png"]);
    expect(await db.select({ id: people.id }).from(people)).toEqual([{ id }]);
    expect(lines()).toEqual(
      expect.arrayContaining([
        { event: "stray photos removed", photos: 1 },
        { event: "absent neighbours removed", people: 1 },
      ]),
    );
  });

  it("the day lets go of reports and evidence whose term is over, and of no open ones", async () => {
    listen();
    for (const keepUntil of [NOW, null]) {
      const { publicId } = await post({ files: [png], now: 1 });
      await report({ thread: publicId, now: 1 });
      await db.update(cases).set({ keepUntil }).where(isNull(cases.keepUntil));
    }
    await runDay();
    expect(await db.select().from(cases)).toMatchObject([{ keepUntil: null }]);
    expect((await env.EVIDENCE.list()).objects).toHaveLength(1);
  });

  it("a day on which D1 fails is logged once for each chore that asks it, and the next one makes up for it", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const message = { email: "asha@example.com", message: "Hello", createdAt: 1, handledAt: 1 };
    await db.insert(contactMessages).values(message);
    const failing = vi.spyOn(env.DB, "withSession").mockImplementation(() => {
      throw new Error("D1_ERROR: D1 DB is overloaded.");
    });
    await runDay();
    const chores = [
      "old enquiries",
      "past counts",
      "old answers",
      "gravest reasons of former cases",
      "former bans",
      "decisions of moderators",
      "old cases",
      "stray photos",
      "absent neighbours",
      "old menu versions",
      "old blocks",
      "old wishes",
      "old openings",
    ];
    expect(errors.mock.calls.map(([line]): unknown => JSON.parse(String(line)))).toMatchObject(
      chores.map((at) => ({ event: "error", at, message: "D1_ERROR: D1 DB is overloaded." })),
    );
    failing.mockRestore();
    await runDay();
    expect(await db.select().from(contactMessages)).toEqual([]);
  });
});

it("on Sunday evening the weekly copy is written, and then it is there", async () => {
  const lines = listen();
  const line = "*/5 22-23 * * SUN";
  await doAt(line, NOW + HOUR_MS);
  await doAt(line, NOW + HOUR_MS);
  expect(lines()).toEqual([0, 0].map((pieces) => ({ event: "weekly copy written", pieces })));
  expect(await env.COPIES.head("weekly/2026-11-20/manifest.json")).not.toBeNull();
});

describe("every five minutes", () => {
  it("what has expired is swept away with its photos; it was out of reach before", async () => {
    const end = Date.now();
    const gone = await post({ files: [png, png], hours: 1, now: end - HOUR_MS });
    const live = await post({ files: [png], now: end });
    const statusOf = async (path: string) => (await visit(path)).status;
    expect(await statusOf(`/nearby/posts/${gone.publicId}`)).toBe(404);
    expect(await statusOf(`/images/${gone.publicId}-1.png`)).toBe(404);
    expect(await db.$count(posts)).toBe(2);
    const lines = listen();
    await sweep(end);
    await sweep(end);
    expect(lines()).toEqual([
      { event: "expired posts removed", posts: 1, photos: 2 },
      { event: "former blocks copied", blocks: 0 },
      { event: "what was seen until the full minute removed", posts: 0, takenBack: 0 },
      { event: "old taps removed", taps: 0 },
      { event: "old changes of posts removed", changes: 0 },
      { event: "hidden things noted", things: 0 },
      { event: "neighbours waiting at a corner told", sent: 0, gone: 0, later: 0, refused: 0 },
      { event: "copies of closed menus removed", shops: 0 },
      { event: "bans that are over ended", people: 0, removed: 0 },
      { event: "old addresses removed", ofPeople: 0, ofBanned: 0 },
      { event: "old move codes removed", codes: 0 },
      { event: "old writers of squares removed", writers: 0 },
      { event: "expired posts removed", posts: 0, photos: 0 },
      { event: "former blocks copied", blocks: 0 },
      { event: "what was seen until the full minute removed", posts: 0, takenBack: 0 },
      { event: "old taps removed", taps: 0 },
      { event: "old changes of posts removed", changes: 0 },
      { event: "hidden things noted", things: 0 },
      { event: "neighbours waiting at a corner told", sent: 0, gone: 0, later: 0, refused: 0 },
      { event: "copies of closed menus removed", shops: 0 },
      { event: "bans that are over ended", people: 0, removed: 0 },
      { event: "old addresses removed", ofPeople: 0, ofBanned: 0 },
      { event: "old move codes removed", codes: 0 },
      { event: "old writers of squares removed", writers: 0 },
    ]);
    expect(await db.select({ publicId: posts.publicId }).from(posts)).toEqual([
      { publicId: live.publicId },
    ]);
    expect((await keysInR2()).filter((key) => key.includes(gone.publicId))).toEqual([]);
    expect(await statusOf(`/images/${live.publicId}-1.png`)).toBe(200);
  });

  it("nothing is forgotten where R2 fails: the rows wait with the photos for the next time", async () => {
    const { publicId } = await post({ files: [png], hours: 1, now: NOW });
    listen();
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = vi.spyOn(env.IMAGES, "delete").mockRejectedValue(new Error("R2 is down"));
    await sweep(NOW + HOUR_MS);
    expect(errors.mock.calls).toHaveLength(1);
    const isThere = async () =>
      (await db.select().from(posts)).some((row) => row.publicId === publicId);
    expect(await isThere()).toBe(true);
    failing.mockRestore();
    await sweep(NOW + HOUR_MS);
    expect(await isThere()).toBe(false);
    expect((await keysInR2()).filter((key) => key.includes(publicId))).toEqual([]);
  });
});
