import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { people, posts } from "#app/db/community-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { addComment } from "#app/domain/posts/comments.ts";
import type { FeedPage } from "#app/domain/posts/feed.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { awayFromCorner, CORNER, newNeighbour, post, tileOf } from "#test/neighbours.ts";
import { newcomersCame } from "#test/newcomers.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { newAddress } from "#test/visit.ts";
import worker from "#workers/app.ts";

/* Five squares a minute, one report a second: fresh sessions cost nothing. */

const db = openDatabase(env.DB);
const step = env.FEED_STEP_MS;
const SOON = "visible soon";

let now: number;

function at(time: number): void {
  now = time;
  vi.setSystemTime(time);
}

beforeEach(async () => {
  for (const table of ["posts", "people", "hourly_counts"])
    await env.DB.exec(`DELETE FROM ${table}`);
  env.FEED_STEP_MS = String(MINUTE_MS);
  vi.useFakeTimers({ toFake: ["Date"] });
  // Early in a minute.
  at(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 5_000);
  // Minutes pass here of which the limits of a minute know nothing.
  for (const limiter of [
    env.POSTS_PER_ADDRESS,
    env.COMMENTS_PER_ADDRESS,
    env.NEIGHBOURS_PER_ADDRESS,
  ])
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  env.FEED_STEP_MS = step;
});

async function phoneAtCorner(options = {}): Promise<Phone> {
  const phone = newPhone(options);
  await phone.goTo(CORNER);
  return phone;
}

const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<script.*?<\/script>/gs, "");
const threadOf = async (phone: Phone) =>
  /\/nearby\/posts\/[\w-]{16}(?=")/.exec(await textOf(phone, "/nearby/mine"))?.[0] ?? "";
const comment = (phone: Phone, thread: string, text = "Me too") =>
  phone.send(thread, {
    operation: "comment",
    text,
    isOldEnough: "yes",
    sendKey: crypto.randomUUID(),
  });
const fiveMinuteChores = () =>
  worker.scheduled(createScheduledController({ cron: "*/5 * * * *", scheduledTime: now }));

describe("what a session writes in its first ten minutes", () => {
  it("is seen by nobody else by any address for two minutes longer, and by its author at once", async () => {
    const reader = await phoneAtCorner();
    const waiting = await phoneAtCorner();
    await waiting.send("/nearby/mine", { operation: "ask-alert" });
    const { newest } = await (
      await reader.get("/nearby/older?within=10&before=none")
    ).json<FeedPage>();
    const stranger = await phoneAtCorner();
    const text = "Flood the feed with this";
    const tomorrow = {
      day: new Date(now + 20 * HOUR_MS).toISOString().slice(0, 10),
      time: "12:00",
    };
    expect((await stranger.publish({ kind: "plan", text, ...tomorrow })).status).toBe(303);
    const thread = await threadOf(stranger);
    const paths = [
      "/nearby",
      "/nearby?within=10",
      "/nearby?within=10&kind=plan",
      "/nearby/older?within=10",
      thread,
      `${thread}.data`,
    ];
    const seenBy = async (phone: Phone) => {
      const pages = await Promise.all(paths.map((path) => textOf(phone, path)));
      return paths.filter((_, index) => pages[index]?.includes(text));
    };
    const newer = async () =>
      (await reader.get(`/nearby/fresh?within=10&since=${newest}`)).json<unknown>();
    const alerted = async () => /Somebody has posted/.test(await textOf(waiting, "/nearby/mine"));

    expect(await textOf(stranger, "/nearby")).toContain(SOON);
    expect(await textOf(stranger, thread)).toContain(SOON);
    for (const wait of [0, MINUTE_MS, 2 * MINUTE_MS - 5_001]) {
      at(now + wait - (wait > MINUTE_MS ? MINUTE_MS : 0));
      await fiveMinuteChores();
      expect([wait, await seenBy(reader)]).toEqual([wait, []]);
      expect([await newer(), await alerted()]).toEqual([{ count: 0 }, false]);
    }
    // At the first full minute after those two.
    at(Math.floor(now / MINUTE_MS) * MINUTE_MS + 2 * MINUTE_MS);
    expect(await seenBy(reader)).toEqual(paths.filter((path) => !path.includes("older")));
    expect(await newer()).toEqual({ count: 1 });
    expect(await alerted()).toBe(true);
    expect(await textOf(stranger, "/nearby")).not.toContain(SOON);
  });

  it("as a comment is neither shown, counted nor told to anybody before", async () => {
    const author = await phoneAtCorner();
    await author.publish();
    at(now + 20 * MINUTE_MS);
    const thread = await threadOf(author);
    const stranger = await phoneAtCorner();
    expect((await comment(stranger, thread, "Buy my pills")).status).toBe(303);
    const own = await textOf(stranger, thread);
    expect(own).toContain("Buy my pills");
    expect(own).toContain(SOON);
    const counts = async () => {
      const [feed, mine, page] = [
        await textOf(author, "/nearby"),
        await textOf(author, "/nearby/mine"),
        await textOf(author, thread),
      ];
      return [/1 comment/.test(feed), /1 comment|1 new/.test(mine), page.includes("Buy my pills")];
    };
    at(now + MINUTE_MS + 30_000);
    expect(await counts()).toEqual([false, false, false]);
    at(now + MINUTE_MS + 30_000);
    expect(await counts()).toEqual([true, true, true]);
  });

  it("does not hide from them what others answer meanwhile", async () => {
    const { publicId } = await post({ author: await newNeighbour(now - HOUR_MS), now });
    const thread = `/nearby/posts/${publicId}`;
    at(now + MINUTE_MS);
    const [stranger, settled] = [await phoneAtCorner(), await phoneAtCorner()];
    await settled.publish();
    await db.update(people).set({ createdAt: now - HOUR_MS });
    await comment(stranger, thread, "A question");
    at(now + MINUTE_MS);
    await comment(settled, thread, "An answer");
    at(now + MINUTE_MS);
    expect(await textOf(stranger, "/nearby/mine")).toContain("1 new");
  });

  it("shows at the next full minute once the session is ten minutes old", async () => {
    const [reader, writer] = [await phoneAtCorner(), await phoneAtCorner()];
    await writer.publish({ text: "First" });
    at(now + 10 * MINUTE_MS);
    await writer.publish({ text: "Second" });
    expect(await textOf(writer, "/nearby")).not.toContain(SOON);
    at(now + MINUTE_MS);
    expect(await textOf(reader, "/nearby")).toContain("Second");
  });
});

/** Has somebody write this many comments. */
async function fillThread(by: Writer, path: string, count: number): Promise<void> {
  const thread = path.slice("/nearby/posts/".length);
  for (let n = 0; n < count; n += 1) {
    const said = { thread, text: `Noise ${n}`, sendKey: crypto.randomUUID() };
    expect(await addComment(db, by, said, { now })).toMatchObject({ ok: true });
  }
}

it("fresh sessions cannot close a thread: its author and neighbours with standing can still answer", async () => {
  const [author, neighbour] = [await phoneAtCorner(), await phoneAtCorner()];
  await neighbour.send("/nearby/old-enough", { isOldEnough: "yes" });
  await db.update(people).set({ createdAt: now - 7 * HOUR_MS });
  await author.publish();
  const thread = await threadOf(author);
  at(now + 10 * MINUTE_MS);
  // 200 of the 240 places are taken without the route, which would be slow.
  for (let n = 0; n < 5; n += 1) await fillThread(await newNeighbour(now), thread, 40);
  let taken = 0;
  const stranger = await phoneAtCorner();
  for (let m = 0; m < 41; m += 1)
    if ((await comment(stranger, thread, `Noise ${m}`)).status === 303) taken += 1;
  expect(taken).toBe(40);
  const refused = await comment(await phoneAtCorner(), thread, "More noise");
  expect(refused.status).toBe(429);
  expect((await refused.text()).replaceAll("<!-- -->", "")).toMatch(
    /The last places here are kept [^<]* again in [56] hours/,
  );
  for (const phone of [author, neighbour])
    expect((await comment(phone, thread, "Still here")).status).toBe(303);
});

describe("in its first hour a session", () => {
  const problemOf = async (reply: Response) => [
    reply.status,
    Number(reply.headers.get("Retry-After")),
    /New here\?[^<]*/.exec((await reply.text()).replaceAll("<!-- -->", ""))?.[0],
  ];

  it("posts three times, deleted ones among them, and then as often as everybody", async () => {
    const phone = await phoneAtCorner();
    for (let n = 0; n < 3; n += 1) expect((await phone.publish()).status).toBe(303);
    await phone.send(await threadOf(phone), { operation: "delete" });
    at(now + 20 * MINUTE_MS);
    expect(await problemOf(await phone.publish({ text: "Kept" }))).toEqual([
      429,
      40 * 60,
      "New here? In your first hour you can post three times. You can post again in 40 minutes. What you typed is still here.",
    ]);
    at(now + 40 * MINUTE_MS);
    for (let n = 0; n < 3; n += 1) expect((await phone.publish()).status).toBe(303);
  });

  it("posts from two squares, also where all are sent at once", async () => {
    const phone = await phoneAtCorner();
    const from = (east: number) =>
      phone.publish({ tile: writeTile(tileOf(awayFromCorner(0, east))) });
    expect((await from(0)).status).toBe(303);
    const sent = await Promise.all([from(3), from(6), from(9)]);
    expect(sent.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(new Set((await db.select().from(posts)).map(({ tile }) => tile)).size).toBe(2);
    expect((await problemOf(await from(12)))[2]).toContain("you can post from two places");
    expect((await from(0)).status).toBe(303);
  });
});

it("from one address sixty sessions begin in an hour, and the next one is told when", async () => {
  const address = newAddress()["CF-Connecting-IP"];
  await newcomersCame(address, 55);
  const [first, ...others] = Array.from({ length: 5 }, () => newPhone({ address }));
  for (const phone of [first, ...others]) expect((await phone?.publish())?.status).toBe(303);
  const refused = await newPhone({ address }).publish({ text: "Kept" });
  const page = (await refused.text()).replaceAll("<!-- -->", "");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(3600);
  expect(page).toMatch(
    /New here\? You can write from this network in \d+ minutes?\. What you typed/,
  );
  expect(page).toContain("Kept");
  // Whoever came before goes on.
  expect((await first?.publish())?.status).toBe(303);
  expect((await newPhone().publish()).status).toBe(303);
  at(now + HOUR_MS);
  expect((await newPhone({ address }).publish()).status).toBe(303);
});

it("a newcomer waits for an hour at most, also where somebody begins sixty sessions at their address each hour", async () => {
  const address = newAddress()["CF-Connecting-IP"];
  const begin = async () => {
    await newcomersCame(address, 58);
    for (let n = 0; n < 2; n += 1)
      await newPhone({ address }).send("/nearby/old-enough", { isOldEnough: "yes" });
  };
  // A quarter to the full hour.
  at(Math.floor(now / HOUR_MS) * HOUR_MS + 45 * MINUTE_MS);
  await begin();
  const newcomer = newPhone({ address });
  const waits: [number, string | null][] = [];
  const tries = async () => {
    const { status, headers } = await newcomer.publish();
    waits.push([status, headers.get("Retry-After")]);
  };
  await tries();
  at(now + 15 * MINUTE_MS);
  await begin();
  await tries();
  at(now + 45 * MINUTE_MS);
  await tries();
  expect(waits).toEqual([
    [429, String(15 * 60)],
    [429, String(45 * 60)],
    [303, null],
  ]);
});

it("from one address, 300 posts a day come from people without standing, however many sessions begin; others go on", async () => {
  // Early in a day (UTC), or the count would begin anew.
  at(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + HOUR_MS);
  const address = newAddress()["CF-Connecting-IP"];
  const settled = newPhone({ address });
  expect((await settled.publish()).status).toBe(303);
  await db.update(people).set({ createdAt: now - 6 * HOUR_MS });
  // As if 270 more posts had been sent: sending them would take a minute.
  await env.DB.exec("UPDATE hourly_counts SET count = 271 WHERE key LIKE 'written %'");
  let published = 271;
  for (let n = 0; n < 20; n += 1) {
    const phone = newPhone({ address });
    for (let m = 0; m < 2; m += 1)
      if ((await phone.publish({ text: `Noise ${n} ${m}` })).status === 303) published += 1;
  }
  expect(published).toBe(300);

  const refused = await newPhone({ address }).publish({ text: "Kept" });
  expect(refused.status).toBe(429);
  expect((await refused.text()).replaceAll("<!-- -->", "")).toMatch(
    /New here\? A lot has been written from this network today, so please try again in 6 hours\./,
  );
  expect(Number(refused.headers.get("Retry-After"))).toBe(6 * 3600);
  for (const phone of [settled, newPhone()]) expect((await phone.publish()).status).toBe(303);
  expect((await comment(newPhone({ address }), await threadOf(settled))).status).toBe(303);
});

it("a newcomer at an address whose share of the day others have used up can write once they have standing", async () => {
  at(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + HOUR_MS);
  const address = newAddress()["CF-Connecting-IP"];
  const phone = newPhone({ address });
  expect((await phone.publish()).status).toBe(303);
  await env.DB.exec("UPDATE hourly_counts SET count = 300 WHERE key LIKE 'written %'");
  at(now + 5 * HOUR_MS);
  const refused = await phone.publish();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "3600"]);
  at(now + HOUR_MS);
  expect((await phone.publish()).status).toBe(303);
});
