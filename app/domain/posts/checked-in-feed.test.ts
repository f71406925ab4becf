import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { decideTogether } from "#app/domain/reports/decide-together.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import {
  awayFromCorner,
  CORNER,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  stores,
  tileOf,
} from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { report, reportAway, seenCase, settledNeighbour } from "#test/reports.ts";
import { layStarterRules } from "#test/word-rules.ts";
import { countNewPosts, listPostsNear } from "./feed.ts";
import { PAGE_LENGTH } from "./limits.ts";
import type { View } from "./posts-near.ts";
import type { SharedPages } from "./shared-pages.ts";

/* Authors see their posts that are being checked in their own feed, in the same place as before; nobody else does. */

const { db } = stores;
const NOON = Date.UTC(2026, 5, 3, 12);
const LATER = NOON + 2 * MINUTE_MS;
const STEP = { stepMs: MINUTE_MS };

beforeAll(async () => {
  await layStarterRules();
  await env.DB.exec(
    "INSERT INTO accounts (id, username, password_hash, role, created_at) VALUES (1, 'asha', '', 'operator', 1)",
  );
});
beforeEach(async () => {
  for (const table of [reports, cases, posts]) await db.delete(table);
});

interface Looking extends Partial<View> {
  person?: Person;
  now?: number;
  before?: string | undefined;
  pages?: SharedPages;
}

function cachedPages(): SharedPages {
  const pages = new Map<string, string>();
  return {
    find: (key) => Promise.resolve(pages.get(key)),
    store: (key, page) => pages.set(key, page),
  };
}

const viewOf = ({ kind, reach = 10, tile = tileOf(CORNER) }: Looking): View =>
  kind ? { tile, reach, kind } : { tile, reach };
const look = ({ person, now = LATER, before, pages, ...view }: Looking = {}) =>
  listPostsNear(db, { person, secret: SECRET_OF_TESTS }, viewOf(view), {
    before,
    now,
    pages,
    ...STEP,
  });
const shownTo = async (looking: Looking) =>
  (await look(looking)).posts.map(({ text, sight }) => (sight ? `${text}: ${sight}` : text));

/** Three posts, a minute apart; the middle one has a known author. */
async function threePosts(files: Uint8Array[] = []) {
  await post({ text: "old", now: NOON - 2 * MINUTE_MS });
  const mine = await post({ text: "mine", files, now: NOON - MINUTE_MS });
  await post({ text: "new", now: NOON });
  return mine;
}

/** The texts of all pages, in order. */
async function allPages(person: Person, now: number): Promise<string[]> {
  const texts: string[] = [];
  let before: string | undefined;
  do {
    const page = await look({ person, now, before });
    texts.push(...page.posts.map(({ text }) => text));
    before = page.older ?? undefined;
  } while (before !== undefined);
  return texts;
}

it("a post hidden by reports stays in its place for its author, and for nobody else, cached or not", async () => {
  const { author, publicId: thread } = await threePosts();
  const pages = cachedPages();
  const before = await look({ pages });
  await reportAway({ thread, now: NOON });
  for (const each of [undefined, pages, pages]) {
    const looking = each ? { pages: each } : {};
    expect(await shownTo({ ...looking, person: author })).toEqual(["new", "mine: reported", "old"]);
    expect(await shownTo({ ...looking, person: await newNeighbour(NOON) })).toEqual(["new", "old"]);
    expect(await shownTo(looking)).toEqual(["new", "old"]);
  }
  const since = (await look({ now: NOON - 3 * MINUTE_MS })).newest;
  const countFor = (person: Person | undefined) =>
    countNewPosts(db, { person, secret: SECRET_OF_TESTS }, viewOf({}), { since, now: LATER });
  expect([await countFor(author), await countFor(undefined)]).toEqual([2, 2]);
  expect(before.posts).toHaveLength(3);
});

it("a hidden post is shown to its author only within its own reach and kind", async () => {
  const author = await newNeighbour(NOON);
  const { publicId: thread } = await post({
    author,
    text: "mine",
    kind: "help",
    reach: 1,
    now: NOON,
  });
  await reportAway({ thread, now: NOON });
  const at = (km: number) => tileOf(awayFromCorner(km));
  expect(await shownTo({ person: author, kind: "help" })).toEqual(["mine: reported"]);
  expect(await shownTo({ person: author, tile: at(0.7) })).toEqual(["mine: reported"]);
  expect(await shownTo({ person: author, kind: "update" })).toEqual([]);
  expect(await shownTo({ person: author, kind: "plan" })).toEqual([]);
  expect(await shownTo({ person: author, tile: at(5) })).toEqual([]);
});

it.each([
  { where: "in minutes of their own", apart: MINUTE_MS, length: PAGE_LENGTH + 5, each: 5 },
  { where: "in one minute of several pages", apart: 1, length: PAGE_LENGTH * 2 + 3, each: 9 },
])("a hidden post is on one page only, $where", async ({ apart, length, each }) => {
  const author = await settledNeighbour(NOON);
  const own: string[] = [];
  for (let n = 0; n < length; n += 1) {
    const by = n % each === 0 ? { author } : {};
    const { publicId } = await post({ ...by, text: `${n}`, now: NOON + n * apart });
    if (n % each === 0) own.push(publicId);
  }
  const now = NOON + length * MINUTE_MS;
  const before = await allPages(author, now);
  for (const thread of own) await reportAway({ thread, now });
  expect(own).toHaveLength(5);
  expect(await allPages(author, now)).toEqual(before);
  expect(before.toSorted()).toEqual(Array.from({ length }, (_, n) => `${n}`).toSorted());
});

it("a hidden plan is shown to its author among the others, by when it begins", async () => {
  const author = await newNeighbour(NOON);
  for (const [index, by] of [undefined, author, undefined].entries()) {
    const startsAt = NOON + (index + 1) * HOUR_MS;
    const whose = by ? { author: by } : {};
    const { publicId: thread } = await post({
      ...whose,
      kind: "plan",
      text: `at ${index}`,
      startsAt,
      now: NOON - index * MINUTE_MS,
    });
    if (by) await reportAway({ thread, now: NOON });
  }
  expect(await shownTo({ person: author, kind: "plan" })).toEqual([
    "at 0",
    "at 1: reported",
    "at 2",
  ]);
  expect(await shownTo({ kind: "plan" })).toEqual(["at 0", "at 2"]);
});

it("a post held by a word rule is in its author's feed at once, for as long as its author chose", async () => {
  const author = await newNeighbour(NOON);
  const text = "I will kill you if nobody helps";
  await post({ author, text, hours: 6, now: NOON });
  for (const now of [NOON, NOON + HOUR_MS]) {
    const { posts: shown } = await look({ person: author, now });
    expect(shown).toMatchObject([{ text, sight: "checked", endsAt: now + 6 * HOUR_MS }]);
    expect(await shownTo({ now })).toEqual([]);
  }
});

it("a post behind a tap and a hidden photo are marked in their author's feed only", async () => {
  const { author, publicId: thread } = await threePosts([png]);
  await report({
    by: await settledNeighbour(NOON),
    thread,
    of: "photo-1",
    reason: "child-safety",
    now: NOON,
  });
  expect(await shownTo({ person: author })).toEqual(["new", "mine: photo", "old"]);
  expect(await shownTo({})).toEqual(["new", "mine", "old"]);
  await report({ by: await newNeighbour(NOON), thread, reason: "child-safety", now: NOON });
  expect(await shownTo({ person: author })).toEqual(["new", "mine: flagged", "old"]);
  expect(await shownTo({})).toEqual(["new", "mine", "old"]);
});

it("what moderators hide together with something else stands there until that can no longer be undone", async () => {
  const { author, publicId: thread } = await threePosts();
  const { publicId: reported } = await post({ author, text: "worse", now: NOON });
  await report({ thread: reported, now: NOON });
  const ruling = { ...(await seenCase()), decision: "hide", reason: "" } as const;
  await decideTogether(
    stores,
    { ...ruling, moderator: { id: 1, username: "asha" } },
    [{ thread, of: "post", isChildSafety: false, reportCount: 0 }],
    { now: LATER, undoMs: MINUTE_MS },
  );
  const own = await shownTo({ person: author });
  expect(own).toHaveLength(4);
  expect(own).toEqual(expect.arrayContaining(["mine: checked", "worse: reported"]));
  expect(await shownTo({})).toEqual(["new", "old"]);
  expect(await shownTo({ person: author, now: LATER + MINUTE_MS })).toEqual(["new", "old"]);
});

it("so is what was put behind a tap in its first minute, before others see it", async () => {
  const [written, reported, now] = [NOON + 1_000, NOON + 2_000, NOON + 3_000];
  const { author, publicId: thread } = await post({ text: "mine", now: written });
  const by = await newNeighbour(reported);
  await report({ by, thread, reason: "child-safety", now: reported });
  expect(await shownTo({ person: author, now })).toEqual(["mine: flagged"]);
});

it("what moderators have restored is marked no more, though that can still be undone", async () => {
  const { author, publicId: thread } = await threePosts([png]);
  const of = { post: "flagged", "photo-1": "photo" };
  const moderator = { id: 1, username: "asha" };
  for (const [thing, sight] of Object.entries(of)) {
    await db.delete(cases);
    await report({
      by: await newNeighbour(NOON),
      thread,
      of: thing,
      reason: "child-safety",
      now: NOON,
    });
    expect(await shownTo({ person: author })).toEqual(["new", `mine: ${sight}`, "old"]);
    const ruling = { ...(await seenCase()), decision: "restore", reason: "", moderator } as const;
    await decideCase(stores, ruling, { now: LATER, undoMs: MINUTE_MS });
    expect(await shownTo({ person: author })).toEqual(["new", "mine", "old"]);
  }
});

it("a post that moderators have hidden for good is no longer in its author's feed", async () => {
  const { author, publicId: thread } = await threePosts();
  await reportAway({ thread, now: NOON });
  const moderator = { id: 1, username: "asha" };
  const ruling = { ...(await seenCase()), decision: "hide", reason: "", moderator } as const;
  await decideCase(stores, ruling, { now: LATER, undoMs: MINUTE_MS });
  expect(await shownTo({ person: author })).toEqual(["new", "mine: reported", "old"]);
  expect(await shownTo({ person: author, now: LATER + MINUTE_MS })).toEqual(["new", "old"]);
});
