import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { hourlyCounts } from "#app/db/schema.ts";
import { dayOf } from "#app/domain/people/people.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { openDesk } from "#test/desk-case.ts";
import { CORNER, post, stores } from "#test/neighbours.ts";
import { inOneMinute } from "#test/one-minute.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { newAddress } from "#test/visit.ts";

const { db } = stores;
const FLAGGED = "Reported, being checked";
const CHECKED = "This post was reported, and our moderators are checking it.";

/** The clock of the server, half a minute after a full one. */
let now: number;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "hourly_counts"]) {
    await env.DB.exec(`DELETE FROM ${table}`);
  }
  now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS / 2;
  vi.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

/** Lifts the limits of a minute, which are not what is measured. */
const withoutMinutes = () => {
  for (const limiter of [env.REPORTS_PER_ADDRESS, env.NEIGHBOURS_PER_ADDRESS]) {
    vi.spyOn(limiter, "limit").mockResolvedValue({ success: true });
  }
};
const addressOf = () => newAddress()["CF-Connecting-IP"];
/** A page without its scripts, which hold every text of the catalogue. */
const textOf = async (phone: Phone, path: string) =>
  (await (await phone.get(path)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
const reportFrom = (phone: Phone, thread: string, reason = "child-safety", of = "post") =>
  phone.send(`/nearby/posts/${thread}/report?of=${of}`, { of, reason, words: "" });
const isHidden = async (thread: string) =>
  (await newPhone().get(`/nearby/posts/${thread}`)).status === 404;
const isFlagged = async (thread: string) =>
  (await textOf(newPhone(), `/nearby/posts/${thread}`)).includes(`>${FLAGGED}<`);
const newestThread = async () =>
  (await db.select().from(posts).orderBy(desc(posts.id)).limit(1))[0]?.publicId ?? "";
const newestCase = async () =>
  (await db.select().from(cases).orderBy(desc(cases.id)).limit(1))[0]?.id ?? 0;

/** The phone of somebody who has confirmed their age and has been here for so long. */
async function neighbourSince(age: number, address = addressOf()) {
  const phone = newPhone({ address });
  await phone.publish({ text: "Hello" });
  const [person] = await db.select().from(people).orderBy(desc(people.id)).limit(1);
  const { id } = person ?? { id: 0 };
  await db
    .update(people)
    .set({ createdAt: now - age })
    .where(eq(people.id, id));
  return phone;
}
const settled = (address?: string) => neighbourSince(6 * HOUR_MS, address);

/** Posts of as many neighbours, each from its own phone and address. */
async function publishAll(texts: readonly string[]) {
  const published: { author: Phone; thread: string; text: string }[] = [];
  for (const text of texts) {
    const author = newPhone();
    await author.goTo(CORNER);
    await author.publish({ text });
    published.push({ author, thread: await newestThread(), text });
    now += 1;
  }
  now += MINUTE_MS;
  return published;
}

it("five fresh sessions from one address report five posts as child safety: no text is hidden", async () => {
  const street = await publishAll(["Ladder?", "Sugar?", "Drill?", "Rope?", "Kite?"]);
  const address = addressOf();
  await inOneMinute(async () => {
    for (const { thread } of street) {
      const sent = await reportFrom(newPhone({ address }), thread);
      expect(sent.status).toBe(303);
      expect(await textOf(newPhone(), sent.headers.get("Location") ?? "")).toContain(
        "it’s marked as reported and opens only with a tap",
      );
    }
  });
  const reader = newPhone();
  await reader.goTo(CORNER);
  const feed = await textOf(reader, "/nearby");
  expect(feed.split(`>${FLAGGED}<`)).toHaveLength(6);
  for (const { author, thread, text } of street) {
    const veiled = new RegExp(
      `<details class="flagged"><summary[^>]*>.*?</summary>.*?${text}`,
      "s",
    );
    expect(feed).toMatch(veiled);
    expect(await textOf(reader, `/nearby/posts/${thread}`)).toMatch(veiled);
    const mine = await textOf(author, "/nearby/mine");
    expect(mine).toContain(CHECKED);
    expect(mine).toMatch(/Your post <q[^>]*>[^<]*<\/q> was reported\./);
    const own = await textOf(author, `/nearby/posts/${thread}`);
    expect(own).toContain(CHECKED);
    expect(own).not.toMatch(/child|class="flagged"/i);
    const exported = JSON.parse(await textOf(author, "/nearby/mine/export")) as object;
    expect(exported).toMatchObject({
      posts: [{ text, isHidden: false, isBeingChecked: true }],
      beingChecked: [{ thing: "post", text, reportedAs: [] }],
    });
  }
  const desk = await openDesk();
  for (const { id } of await db.select().from(cases)) {
    expect((await desk.act(id, { act: "restore" })).status).toBe(303);
  }
  expect(await textOf(reader, "/nearby")).not.toContain(FLAGGED);
  for (const { author, thread } of street) {
    const mine = await textOf(author, "/nearby/mine");
    expect(mine).toMatch(/was reported\. Our moderators found nothing wrong with it/);
    expect(mine).not.toContain(CHECKED);
    expect(await textOf(author, `/nearby/posts/${thread}`)).not.toContain(CHECKED);
  }
});

it("60 reports in an hour from fresh sessions of one address hide no text, and put 20 behind a tap", async () => {
  withoutMinutes();
  now = dayOf(now) + 12 * HOUR_MS;
  const threads: string[] = [];
  for (let n = 0; n < 60; n += 1) {
    const files = n % 10 === 0 ? [png] : [];
    threads.push((await post({ files, now: now + n })).publicId);
  }
  now += MINUTE_MS;
  const address = addressOf();
  for (const thread of threads) {
    now += (HOUR_MS - MINUTE_MS) / 60;
    const sent = await reportFrom(newPhone({ address }), thread);
    expect(sent.status).toBe(303);
  }
  const shown = await db.select().from(posts);
  expect(shown.filter(({ hiddenAt }) => hiddenAt !== null)).toHaveLength(0);
  expect(shown.filter(({ flaggedAt }) => flaggedAt !== null)).toHaveLength(20);
  // Pictures do harm by being seen, so they are hidden all the same.
  const seen = shown.flatMap(({ photos }) => photos).filter(({ isHidden }) => !isHidden);
  expect([seen, await db.$count(cases)]).toEqual([[], 60]);

  const [last = ""] = threads.slice(-2);
  const thanks = await textOf(newPhone(), `/nearby/posts/${last}/report?of=post&sent=child-safety`);
  expect(thanks).toContain("Our moderators will look at it as soon as possible.");
  expect(thanks).not.toContain("with a tap");
  expect(await textOf(newPhone(), `/nearby/posts/${last}`)).not.toContain(`>${FLAGGED}<`);
  // The desk has all of them first, and a neighbour from elsewhere still puts one behind a tap.
  expect((await db.select().from(cases)).every((each) => each.isChildSafety)).toBe(true);
  await reportFrom(newPhone(), last);
  expect(await isFlagged(last)).toBe(true);
}, 60_000);

it("those who have standing at an address still hide texts, however many strangers reported there", async () => {
  withoutMinutes();
  const address = addressOf();
  const reporter = await settled(address);
  for (let n = 0; n < 21; n += 1) {
    const { publicId } = await post({ now: (now += 1) });
    await reportFrom(newPhone({ address }), publicId);
    expect(await isFlagged(publicId)).toBe(n < 20);
  }
  const { publicId } = await post({ now: (now += 1) });
  await reportFrom(reporter, publicId);
  expect(await isHidden(publicId)).toBe(true);
}, 60_000);

it("other reports than for a child end at 60 a day of an address, and at 20 of a session", async () => {
  withoutMinutes();
  const { publicId } = await post({ now });
  const address = addressOf();
  const statuses: number[] = [];
  for (let n = 0; n < 63; n += 1) {
    const sent = await reportFrom(newPhone({ address }), publicId, "spam");
    statuses.push(sent.status);
    if (n === 62) {
      expect(await sent.text()).toMatch(/as many reports.*112.*1098.*safety@/s);
      expect(Number(sent.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429, 429]);
  // Under a keyed hash, until the day is over.
  const counts = await db.select().from(hourlyCounts);
  expect(counts).not.toEqual([]);
  for (const { key, endsAt } of counts) {
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(endsAt).toBeLessThanOrEqual(now + 24 * HOUR_MS);
  }
  expect([await isHidden(publicId), await isFlagged(publicId)]).toEqual([false, true]);
  expect((await reportFrom(newPhone({ address }), publicId)).status).toBe(303);

  const alone = newPhone();
  for (let n = 0; n < 20; n += 1) {
    const { publicId: thread } = await post({ now: now + n + 1 });
    expect((await reportFrom(alone, thread, "spam")).status).toBe(303);
  }
  const { publicId: next } = await post({ now: now + 99 });
  expect((await reportFrom(alone, next, "spam")).status).toBe(429);
  expect((await reportFrom(alone, next)).status).toBe(303);
}, 60_000);

it("one report a second from fresh sessions of one address: five a minute arrive, and none hides a text", async () => {
  const { publicId } = await post({ now });
  await inOneMinute(async () => {
    const address = addressOf();
    const statuses: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      statuses.push((await reportFrom(newPhone({ address }), publicId)).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });
  expect([await isHidden(publicId), await isFlagged(publicId)]).toEqual([false, true]);
});

describe("a report for the safety of a child", () => {
  it.each([
    ["came six hours ago", 6 * HOUR_MS, true],
    ["came a little later", 6 * HOUR_MS - MINUTE_MS, false],
  ])(
    "hides a text at once where its reporter has confirmed their age and %s",
    async (_, age, hides) => {
      const reporter = await neighbourSince(age);
      const { publicId } = await post({ now });
      await reportFrom(reporter, publicId);
      expect([await isHidden(publicId), await isFlagged(publicId)]).toEqual([hides, !hides]);
    },
  );

  it("hides a text of whoever had two reports found right, however new they are", async () => {
    const reporter = newPhone();
    const desk = await openDesk();
    for (const reason of ["spam", "violence"]) {
      const { publicId } = await post({ now: (now += 1) });
      await reportFrom(reporter, publicId, reason);
      await desk.act(await newestCase(), { act: "hide", reason: "Spam" });
    }
    const { publicId } = await post({ now: (now += 1) });
    await reportFrom(reporter, publicId);
    expect(await isHidden(publicId)).toBe(true);
  });

  it("hides three texts a day of a session, and ten of an address; the next stand behind a tap", async () => {
    withoutMinutes();
    const address = addressOf();
    const reporters = [];
    for (let n = 0; n < 4; n += 1) reporters.push(await settled(address));
    const hidden: boolean[][] = [];
    for (const reporter of reporters) {
      const ofReporter: boolean[] = [];
      for (let n = 0; n < 4; n += 1) {
        const { publicId } = await post({ now: (now += 1) });
        await reportFrom(reporter, publicId);
        ofReporter.push(await isHidden(publicId));
        expect(await isFlagged(publicId)).toBe(!ofReporter.at(-1));
      }
      hidden.push(ofReporter);
    }
    const three = [true, true, true, false];
    expect(hidden).toEqual([three, three, three, [true, false, false, false]]);
  });

  it("hides a photo at once, whoever sends it, and those of a post whose text stands behind a tap", async () => {
    const pictured = await post({ text: "Look", files: [png, png], now });
    const images = [1, 2].map((number) => `/images/${pictured.publicId}-${number}.png`);
    const statuses = () =>
      Promise.all(images.map(async (path) => (await newPhone().get(path)).status));
    await reportFrom(newPhone(), pictured.publicId, "child-safety", "photo-1");
    expect(await statuses()).toEqual([404, 200]);
    expect(await isFlagged(pictured.publicId)).toBe(false);
    await reportFrom(newPhone(), pictured.publicId);
    expect(await statuses()).toEqual([404, 404]);
    expect(await isFlagged(pictured.publicId)).toBe(true);
    const desk = await openDesk();
    await desk.act(await newestCase(), { act: "restore" });
    expect([await statuses(), await isFlagged(pictured.publicId)]).toEqual([[404, 200], false]);
  });

  it("of a comment puts it behind a tap, and tells who wrote it where it stands and on Mine", async () => {
    const { publicId: thread } = await post({ now });
    const author = newPhone();
    const sendKey = crypto.randomUUID();
    const path = `/nearby/posts/${thread}`;
    await author.send(path, {
      operation: "comment",
      text: "Come over",
      sendKey,
      isOldEnough: "yes",
    });
    const of = (await db.select().from(comments))[0]?.publicId ?? "";
    await reportFrom(newPhone(), thread, "child-safety", of);
    expect(await textOf(newPhone(), path)).toMatch(/<details class="flagged">.*Come over/s);
    expect(await textOf(author, path)).toContain("This comment was reported");
    expect(await textOf(author, "/nearby/mine")).toMatch(/Your comment <q[^>]*>Come over/);
    await reportFrom(await settled(), thread, "child-safety", of);
    expect(await textOf(newPhone(), path)).not.toContain("Come over");
    expect(await textOf(author, path)).toMatch(/only you can see it.*Come over/s);
  });
});

it("what stands behind a tap is quoted by no link in a chat, and its author reads why where that may be told", async () => {
  const [first] = await publishAll(["Cheap phones"]);
  const { author, thread } = first ?? { author: newPhone(), thread: "" };
  const path = `/nearby/posts/${thread}`;
  const quoted = async () =>
    [...(await textOf(newPhone(), path)).matchAll(/<meta [^>]*content="([^"]*)"/g)].join();
  expect(await quoted()).toContain("Cheap phones");
  for (const _ of [1, 2, 3]) await reportFrom(newPhone(), thread, "spam");
  expect(await quoted()).not.toContain("Cheap phones");
  expect(await textOf(author, path)).toMatch(/Reported for: Spam or a scam\./);
  await reportFrom(newPhone(), thread);
  expect(await textOf(author, path)).not.toContain("What it was reported for");
});

describe("the desk", () => {
  it("finds a report abusive, which costs its reporter their standing for 90 days", async () => {
    const [reporter, desk] = [await settled(), await openDesk()];
    const { publicId: harmless } = await post({ now });
    await reportFrom(reporter, harmless);
    expect(await isHidden(harmless)).toBe(true);
    const [report] = await db.select().from(reports);
    const page = await desk.page(`/desk/reports/${await newestCase()}`);
    expect(page).toContain("1 in all, 0 right, 0 wrong, 0 abusive; with standing");
    await desk.act(await newestCase(), { act: "restore" });
    const abusive = { act: "abusive", report: String(report?.id) };
    expect((await desk.act(await newestCase(), abusive)).status).toBe(303);
    expect((await desk.act(await newestCase(), abusive)).status).toBe(409);
    const { publicId: next } = await post({ now: (now += 1) });
    await reportFrom(reporter, next);
    expect([await isHidden(next), await isFlagged(next)]).toEqual([false, true]);
    now += 89 * 24 * HOUR_MS;
    const { publicId: meanwhile } = await post({ now });
    await reportFrom(reporter, meanwhile);
    expect(await isHidden(meanwhile)).toBe(false);
    now += 24 * HOUR_MS;
    const { publicId: later } = await post({ now });
    await reportFrom(reporter, later);
    expect(await isHidden(later)).toBe(true);
  });

  it("ends somebody's reporting, which they read, and lets them report again", async () => {
    const [reporter, desk] = [await settled(), await openDesk()];
    const pictured = await post({ files: [png], now });
    await reportFrom(reporter, pictured.publicId, "spam");
    const [report] = await db.select().from(reports);
    const about = { report: String(report?.id) };
    const end = () => newestCase().then((id) => desk.act(id, { act: "end-reporting", ...about }));
    expect([(await end()).status, (await end()).status]).toEqual([303, 409]);
    const first = await newestCase();

    const { publicId } = await post({ files: [png], now: (now += 1) });
    const refused = await reportFrom(reporter, publicId, "spam");
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringMatching(/don’t take reports from you any more.*grievance@/s),
    ]);
    for (const of of ["post", "photo-1"]) {
      const sent = await reportFrom(reporter, publicId, "child-safety", of);
      expect(sent.status).toBe(303);
      expect(await textOf(reporter, sent.headers.get("Location") ?? "")).toContain(
        "We have your report. Our moderators will look at it as soon as possible.",
      );
    }
    expect([await isHidden(publicId), await isFlagged(publicId)]).toEqual([false, false]);
    expect((await newPhone().get(`/images/${publicId}-1.png`)).status).toBe(200);
    expect((await desk.page("/desk/reports")).split("Child safety</span>")).toHaveLength(3);

    expect((await desk.act(first, { act: "allow-reporting", ...about })).status).toBe(303);
    const log = await desk.page("/desk/reports/log");
    expect(log).toContain("stopped taking the reporter’s reports");
    expect(log).toContain("let the reporter report again");
    const { publicId: after } = await post({ now: (now += 1) });
    await reportFrom(reporter, after);
    expect(await isHidden(after)).toBe(true);
  });
});
