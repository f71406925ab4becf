import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { cornerAlerts } from "#app/db/conversations-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { appeals, cases, reports } from "#app/db/moderation-schema.ts";
import { people, posts } from "#app/db/community-schema.ts";
import { decideAppeal } from "#app/domain/appeals/decide-appeal.ts";
import { fileAppeal } from "#app/domain/appeals/file-appeal.ts";
import { banAuthor, liftBan } from "#app/domain/reports/bans.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { undoDecision } from "#app/domain/reports/undo.ts";
import { tellNeighbours } from "#app/domain/push/tell-neighbours.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { meterDatabase } from "#test/meter.ts";
import { CORNER, newNeighbour, post, SECRET_OF_TESTS, stores, tileOf } from "#test/neighbours.ts";
import { db, fakePushService, newSubscriber, tileNorth } from "#test/push-rows.ts";
import { seenCase } from "#test/reports.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { askForAlert } from "./corner-alerts.ts";
import { openThread } from "./thread.ts";
import { publishPost } from "./publish.ts";

/** Noon in India. */
const NOON = Date.UTC(2026, 10, 20, 6, 30);
const THREAT = "I will kill you if nobody helps";
const moderator = { id: 1, username: "asha" };

beforeAll(async () => {
  await layStarterRules();
  await env.DB.exec(
    "INSERT INTO accounts (id, username, password_hash, role, created_at) VALUES (1, 'asha', '', 'operator', 1)",
  );
});
beforeEach(async () => {
  for (const table of [reports, cases, posts, cornerAlerts]) await db.delete(table);
});

async function decide(decision: "restore" | "hide", now: number) {
  const decided = await decideCase(
    stores,
    { ...(await seenCase()), decision, reason: "", moderator },
    { now, undoMs: MINUTE_MS },
  );
  expect(decided?.ok).toBe(true);
}

const letThrough = (now: number) => decide("restore", now);

it("what is held is told to nobody, by push or at a corner, until it is let through", async () => {
  await newSubscriber({ tile: tileNorth(0) });
  await askForAlert(db, await newNeighbour(NOON), tileOf(CORNER), { now: NOON });
  const service = fakePushService();
  const metAt = async () => (await db.select().from(cornerAlerts))[0]?.metAt;
  await post({ kind: "help", text: THREAT, now: NOON + 1 });
  await tellNeighbours(service.delivery, { now: NOON + MINUTE_MS, secret: SECRET_OF_TESTS });
  expect([service.sent.length, await metAt()]).toEqual([0, null]);
  await letThrough(NOON + HOUR_MS + 1);
  expect(await metAt()).toBe(NOON + HOUR_MS + MINUTE_MS);
  await tellNeighbours(service.delivery, { now: NOON + HOUR_MS, secret: SECRET_OF_TESTS });
  expect(service.sent).toHaveLength(0);
  await tellNeighbours(service.delivery, {
    now: NOON + HOUR_MS + MINUTE_MS,
    secret: SECRET_OF_TESTS,
  });
  expect(service.sent).toHaveLength(1);
});

it("what is let through of a banned author stays hidden, and no wish at its corner is used up", async () => {
  await askForAlert(db, await newNeighbour(NOON), tileOf(CORNER), { now: NOON });
  const { author, publicId } = await post({ kind: "help", text: THREAT, now: NOON });
  const ban = { bannedAt: NOON, bannedUntil: NOON + 24 * HOUR_MS };
  await db.update(people).set(ban).where(eq(people.id, author.id));
  await letThrough(NOON + HOUR_MS);
  const [row] = await db.select().from(posts).where(eq(posts.publicId, publicId));
  const wishes = await db.select({ metAt: cornerAlerts.metAt }).from(cornerAlerts);
  expect([row?.hiddenAt, wishes]).toEqual([NOON, [{ metAt: null }]]);
});

it("a post let through while its author is banned has its time running when the ban is lifted", async () => {
  const { author, publicId } = await post({ kind: "help", text: THREAT, now: NOON });
  const { caseId } = await seenCase();
  const banning = { caseId, moderator, because: "Insults", days: 7 } as const;
  await banAuthor(db, banning, { now: NOON + 1 });
  await letThrough(NOON + HOUR_MS);
  await liftBan(db, { caseId, moderator }, { now: NOON + 2 * HOUR_MS });
  const reader = { person: undefined, secret: "secret" };
  const at = { now: NOON + 2 * HOUR_MS, asOf: NOON + 2 * HOUR_MS };
  expect((await openThread(db, reader, publicId, at))?.post).toMatchObject({
    postedAt: NOON + HOUR_MS,
    endsAt: NOON + 25 * HOUR_MS,
  });
  const [row] = await db.select().from(posts).where(eq(posts.personId, author.id));
  expect(await db.select().from(cases)).toMatchObject([{ postId: row?.id }]);
});

it("a plan that is held keeps its time", async () => {
  const startsAt = NOON + 2 * HOUR_MS;
  await post({ kind: "plan", text: THREAT, startsAt, now: NOON });
  const end = async () => (await db.select().from(posts))[0]?.expiresAt;
  expect(await end()).toBe(startsAt + 2 * HOUR_MS);
  await letThrough(NOON + HOUR_MS);
  expect(await end()).toBe(startsAt + 2 * HOUR_MS);
});

it("one decision about a held post leaves it where its case finds it", async () => {
  const { publicId } = await post({ text: THREAT, now: NOON });
  await letThrough(NOON + HOUR_MS);
  const [found] = await db.select().from(cases);
  const [row] = await db.select().from(posts);
  expect(found).toMatchObject({ postId: row?.id, subject: `post ${row?.id}`, decision: "restore" });
  const reader = { person: undefined, secret: "secret" };
  const at = { now: NOON + 2 * HOUR_MS, asOf: NOON + 2 * HOUR_MS };
  expect((await openThread(db, reader, publicId, at))?.post.postedAt).toBe(NOON + HOUR_MS);
});

it("a post that was hidden first is let through all the same, and for good", async () => {
  await askForAlert(db, await newNeighbour(NOON), tileOf(CORNER), { now: NOON });
  const { publicId } = await post({ kind: "help", text: THREAT, hours: 24, now: NOON });
  await decide("hide", NOON + HOUR_MS);
  const shownAt = NOON + 3 * HOUR_MS;
  await letThrough(shownAt);
  const reader = { person: undefined, secret: "secret" };
  const shown = await openThread(db, reader, publicId, { now: shownAt, asOf: shownAt + 1 });
  expect(shown?.post).toMatchObject({ postedAt: shownAt, endsAt: shownAt + 24 * HOUR_MS });
  expect((await db.select().from(cornerAlerts))[0]?.metAt).toBe(shownAt + MINUTE_MS);
  const undoing = { operator: moderator, decidedAt: shownAt };
  expect((await undoDecision(db, undoing, { now: shownAt + 1 })).ok).toBe(false);
});

it("a post that an appeal shows for the first time begins its life then, like one that is let through", async () => {
  const { author, publicId } = await post({ kind: "help", text: THREAT, hours: 1, now: NOON });
  await decide("hide", NOON + HOUR_MS);
  const { caseId, seen } = await seenCase();
  const asking = { caseId, isBan: false, words: "It is a line of a song" };
  await fileAppeal(db, author, asking, { now: NOON + HOUR_MS + 1 });
  const [appeal] = await db.select().from(appeals).where(eq(appeals.caseId, caseId));
  const shownAt = NOON + 90 * MINUTE_MS;
  const answered = await decideAppeal(
    db,
    {
      appealId: appeal?.id ?? 0,
      outcome: "reversed",
      answer: "So it is",
      seen: { ...seen, bannedAt: null },
      operator: moderator,
    },
    { now: shownAt },
  );
  expect(answered?.ok).toBe(true);
  const reader = { person: undefined, secret: "secret" };
  expect(await openThread(db, reader, publicId, { now: shownAt, asOf: shownAt })).toBeUndefined();
  const shown = await openThread(db, reader, publicId, { now: shownAt, asOf: shownAt + 1 });
  expect(shown?.post).toMatchObject({ postedAt: shownAt, endsAt: shownAt + HOUR_MS });
  const [row] = await db.select().from(posts);
  expect(await db.select().from(cases)).toMatchObject([{ postId: row?.id, decision: "restore" }]);
});

it("a held post begins its life when it is let through, also where a ban for it was lifted on appeal", async () => {
  const { author, publicId } = await post({ text: THREAT, hours: 1, now: NOON });
  const { caseId } = await seenCase();
  await banAuthor(db, { moderator, because: "Threats", days: 7, caseId }, { now: NOON + 1 });
  await fileAppeal(db, author, { caseId, isBan: true, words: "A song" }, { now: NOON + 2 });
  const [appeal] = await db.select().from(appeals).where(eq(appeals.caseId, caseId));
  const seen = { decision: null, decidedAt: null, bannedAt: NOON + 1 };
  const answering = {
    appealId: appeal?.id ?? 0,
    outcome: "reversed",
    answer: "Sorry",
    seen,
  } as const;
  const lifted = await decideAppeal(db, { ...answering, operator: moderator }, { now: NOON + 3 });
  expect(lifted?.ok).toBe(true);
  const shownAt = NOON + 3 * HOUR_MS;
  await letThrough(shownAt);
  const reader = { person: undefined, secret: "secret" };
  const shown = await openThread(db, reader, publicId, { now: shownAt, asOf: shownAt + 1 });
  expect(shown?.post).toMatchObject({ postedAt: shownAt, endsAt: shownAt + HOUR_MS });
});

it("a post that was let through keeps its place, whatever is decided about it later", async () => {
  const { publicId } = await post({ text: THREAT, now: NOON });
  await letThrough(NOON + HOUR_MS);
  const before = await db.select().from(posts);
  await decide("hide", NOON + 2 * HOUR_MS);
  await letThrough(NOON + 3 * HOUR_MS);
  expect(await db.select().from(posts).where(eq(posts.publicId, publicId))).toEqual(before);
});

it("rules cost a post no round trip, and a row for each that is on", async () => {
  const author = await newNeighbour(NOON);
  const tally = async (text: string) => {
    const { d1, tally } = meterDatabase(env.DB);
    const sending = {
      post: {
        kind: "update",
        text,
        venue: "",
        reach: 3,
        hours: 24,
        tile: tileOf(CORNER),
        startsAt: null,
      },
      files: [],
      sendKey: text.replaceAll(" ", "-"),
    } as const;
    const metered = { ...stores, db: openDatabase(d1) };
    expect((await publishPost(metered, author, sending, { clock: () => NOON })).ok).toBe(true);
    return { trips: tally.trips, rows: tally.rowsRead };
  };
  const ruled = await tally("Tea at five");
  await env.DB.exec("UPDATE word_rules SET is_on = 0");
  const without = await tally("Tea at six");
  await layStarterRules();
  expect(ruled.trips).toBe(without.trips);
  expect(ruled.rows - without.rows).toBeLessThanOrEqual(6);
  vi.restoreAllMocks();
});
