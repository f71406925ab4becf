import { env } from "cloudflare:workers";
import { createScheduledController } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { moderationLog, reports } from "#app/db/moderation-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { openDesk, type Desk } from "#test/desk-case.ts";
import { CORNER, settleAll, stores } from "#test/neighbours.ts";
import { newPhone, type Phone } from "#test/phone.ts";
import { png } from "#test/pictures.ts";
import { caseOf, comment, report, reportAway, settledNeighbour, stepNames } from "#test/reports.ts";
import worker from "#workers/app.ts";

const { db } = stores;
const atOnce = env.FEED_STEP_MS;
beforeAll(() => {
  env.FEED_STEP_MS = String(MINUTE_MS);
});
afterAll(() => {
  env.FEED_STEP_MS = atOnce;
});

let author: Phone;
let thread: string;
let desk: Desk;
beforeEach(async () => {
  for (const table of ["reports", "cases", "posts", "people"])
    await env.DB.exec(`DELETE FROM ${table}`);
  author = newPhone();
  await author.goTo(CORNER);
  expect((await author.publish({ text: "Buy my pills", photos: png })).status).toBe(303);
  await settleAll();
  await age();
  thread = (await thePost()).publicId;
  desk = await openDesk();
});

async function thePost(): Promise<typeof posts.$inferSelect> {
  const [row] = await db.select().from(posts);
  if (!row) throw new Error("the post is gone");
  return row;
}

/** The post is some minutes old, so that others see it. */
async function age() {
  await env.DB.exec(`UPDATE posts SET id = id - ${10 * MINUTE_MS * 4096}`);
}

const plain = async (path: string) =>
  (await (await author.get(path)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
const isSeen = async () => (await newPhone().get(`/nearby/posts/${thread}`)).status === 200;
/** The two minutes are over, and the chores of the next have run. */
async function twoMinutesLater() {
  await env.DB.exec(`UPDATE cases SET final_at = final_at - ${2 * MINUTE_MS}`);
  const logged = vi.spyOn(console, "log").mockImplementation(() => {});
  await worker.scheduled(
    createScheduledController({ cron: "* * * * *", scheduledTime: Date.now() }),
  );
  logged.mockRestore();
}
async function undo(by = desk) {
  const decidedAt = String((await caseOf()).decidedAt);
  return by.send("/desk/reports", { act: "undo", decidedAt });
}
const steps = async () =>
  stepNames(await db.select().from(moderationLog)).map((s) => s.split(" ")[0]);
const TOLD = /Your post <q>Buy my pills<\/q> was removed/;

describe("what was removed", () => {
  it("is out of sight at once, and is back with photos and comments if that is undone; its author reads of neither", async () => {
    await comment(await settledNeighbour(Date.now()), thread, "How much?", Date.now());
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    const before = await caseOf();
    expect((await desk.act(id, { act: "remove", reason: "Pills" })).status).toBe(303);
    expect(await isSeen()).toBe(false);
    const offered = await desk.page("/desk/reports");
    expect(offered).toContain("<b>Removed:</b>");
    expect(offered).toMatch(
      /value="undo"[\s\S]*Until \d+:\d\d:\d\d [ap]m; then the author is told/,
    );
    const meanwhile = await plain("/nearby/mine");
    expect(meanwhile).not.toMatch(TOLD);
    expect(meanwhile).not.toContain("Pills are");
    expect(meanwhile).not.toContain("news-badge");
    expect(await plain(`/nearby/posts/${thread}`)).toContain(
      "This post was reported, and our moderators are checking it.",
    );
    const undone = await undo();
    expect([undone.status, undone.headers.get("Location")]).toEqual([303, `/desk/reports/${id}`]);
    expect(await isSeen()).toBe(true);
    const after = await caseOf();
    expect(after).toMatchObject({ claimedBy: desk.account.username });
    const unclaimed = { claimedBy: null, claimedUntil: null };
    expect({ ...after, ...unclaimed }).toEqual({ ...before, ...unclaimed });
    await twoMinutesLater();
    expect((await thePost()).photos).toHaveLength(1);
    expect(await db.select().from(comments)).toMatchObject([{ text: "How much?" }]);
    expect(await plain("/nearby/mine")).not.toMatch(TOLD);
    expect((await steps()).slice(-2)).toEqual(["remove", "undo"]);
  });

  it("goes for good two minutes later, and then its author is told, once", async () => {
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    await desk.act(id, { act: "remove" });
    await twoMinutesLater();
    expect(await db.$count(posts)).toBe(0);
    expect((await env.IMAGES.list({ prefix: thread })).objects).toEqual([]);
    expect(await plain("/nearby")).toMatch(/class="news-badge[^>]*>1</);
    const told = await plain("/nearby/mine");
    expect(told).toMatch(/Your post <q>Buy my pills<\/q> was removed\./);
    expect(await plain("/nearby")).not.toContain("news-badge");
    const late = await undo();
    expect([late.status, await late.text()]).toEqual([
      409,
      expect.stringContaining("can’t be undone any more"),
    ]);
    expect(await desk.page("/desk/reports")).not.toContain('value="undo"');
  });

  it("is tried again a minute later where its photo could not be taken away", async () => {
    await report({ thread, now: Date.now() });
    await desk.act((await caseOf()).id, { act: "remove" });
    const away = vi.spyOn(env.IMAGES, "delete").mockRejectedValue(new Error("R2 is away"));
    await twoMinutesLater();
    away.mockRestore();
    expect(await db.$count(posts)).toBe(1);
    expect((await undo()).status).toBe(409);
    await twoMinutesLater();
    expect(await db.$count(posts)).toBe(0);
  });
});

/** While a decision can be undone, its author reads that this is being checked, and of no decision. */
describe("meanwhile the author of a comment or a photo", () => {
  it.each([
    ["was behind the tap and is shown again", { before: "", act: "restore" }],
    ["was seen by all and is removed", { before: "", act: "remove" }],
    ["was hidden for good and is shown again", { before: "hide", act: "restore" }],
  ])("that %s reads that it is being checked", async (_, { before, act }) => {
    for (const of of ["photo-1", "comment"]) {
      await env.DB.exec("DELETE FROM cases");
      await age();
      const by = await findAuthor();
      const named = of === "comment" ? await comment(by, thread, "And cheap!", Date.now()) : of;
      const reason = act === "remove" ? "spam" : "child-safety";
      await report({ thread, of: named, reason, now: Date.now() });
      const { id } = await caseOf();
      if (before !== "") {
        await desk.act(id, { act: before });
        await twoMinutesLater();
      }
      await desk.act(id, { act });
      const listed = await plain("/nearby/mine");
      expect([of, listed]).toEqual([of, expect.stringContaining("<h2>Being checked</h2>")]);
      expect(await plain(`/nearby/posts/${thread}`)).toContain("our moderators are checking it");
      await twoMinutesLater();
      expect(await plain("/nearby/mine")).not.toContain("<h2>Being checked</h2>");
    }
  });
});

describe("an undo", () => {
  it("hides again what reports had hidden before it was shown, with the weights that they had", async () => {
    await reportAway({ thread, now: Date.now() });
    const { id } = await caseOf();
    const weights = () => db.select({ weight: reports.weight }).from(reports);
    const before = await weights();
    await desk.act(id, { act: "restore" });
    expect([await isSeen(), (await caseOf()).score]).toEqual([true, 0]);
    await undo();
    expect(await isSeen()).toBe(false);
    expect(await weights()).toEqual(before);
    expect(await caseOf()).toMatchObject({ score: 3, decision: null, keepUntil: null });
  });

  it("puts a text and its photos behind the tap where they were", async () => {
    await report({ by: await freshNeighbour(), thread, reason: "child-safety", now: Date.now() });
    const state = async () => {
      const { flaggedAt, hiddenAt, photos } = await thePost();
      return [flaggedAt !== null, hiddenAt !== null, photos[0]?.isHidden];
    };
    expect(await state()).toEqual([true, false, true]);
    await desk.act((await caseOf()).id, { act: "restore" });
    expect(await state()).toEqual([false, false, false]);
    await undo();
    expect(await state()).toEqual([true, false, true]);
  });

  it("leaves a text as it was if only its photos were hidden", async () => {
    await report({ by: await freshNeighbour(), thread, reason: "child-safety", now: Date.now() });
    // As if its reporter's address had put too many behind a tap already.
    await db.update(posts).set({ flaggedAt: null });
    await desk.act((await caseOf()).id, { act: "restore" });
    await undo();
    const { flaggedAt, photos } = await thePost();
    expect([flaggedAt, photos[0]?.isHidden]).toEqual([null, true]);
  });

  it("brings back the decision before", async () => {
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    await desk.act(id, { act: "hide", reason: "The first" });
    await twoMinutesLater();
    await desk.act(id, { act: "restore" });
    expect(await isSeen()).toBe(true);
    await undo();
    expect(await isSeen()).toBe(false);
    expect(await caseOf()).toMatchObject({ decision: "hide", reason: "The first", rule: "spam" });
    expect(await plain("/nearby/mine")).toContain("The first");
  });

  it("is for the operator who decided alone, and for what nobody has decided or reported since", async () => {
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    await desk.act(id, { act: "restore" });
    const other = await openDesk();
    expect(await other.page("/desk/reports")).not.toContain('value="undo"');
    expect((await undo(other)).status).toBe(409);
    const { decidedAt } = await caseOf();
    await report({ thread, now: Date.now() });
    const late = await desk.send("/desk/reports", { act: "undo", decidedAt: String(decidedAt) });
    expect(late.status).toBe(409);
    expect(await caseOf()).toMatchObject({ decidedAt: null, decision: "restore" });
  });

  it("comes before anybody could ask for a second look", async () => {
    await report({ thread, now: Date.now() });
    const { id } = await caseOf();
    await desk.act(id, { act: "hide" });
    const path = `/nearby/mine/appeal?case=${id}`;
    expect((await author.get(path)).status).toBe(404);
    expect((await author.send(path, { words: "Why?" })).status).toBe(404);
    await twoMinutesLater();
    expect((await author.send(path, { words: "Why?" })).status).toBe(303);
  });
});

async function findAuthor(): Promise<Writer> {
  const { personId } = await thePost();
  const [found] = await db.select().from(people).where(eq(people.id, personId));
  if (!found) throw new Error("the author is gone");
  return found as Writer;
}

/** Somebody without standing, whose reports hide no text. */
async function freshNeighbour() {
  const neighbour = await settledNeighbour(Date.now());
  await db.update(people).set({ confirmedAge: null }).where(eq(people.id, neighbour.id));
  return { ...neighbour, confirmedAge: null };
}
