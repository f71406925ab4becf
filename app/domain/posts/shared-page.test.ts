import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#app/db/community-schema.ts";
import { postChanges } from "#app/db/post-changes-schema.ts";
import { openDatabase } from "#app/db/database.ts";
import { deleteOwnData } from "#app/domain/own-data/delete-own-data.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { changeShop, storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { meterDatabase } from "#test/meter.ts";
import {
  awayFromCorner,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  stores,
  tileOf,
} from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { blockAuthor } from "./blocks.ts";
import { addComment } from "./comments.ts";
import { countNewPosts, listPostsNear } from "./feed.ts";
import { hidePost } from "./hides.ts";
import { PAGE_LENGTH } from "./limits.ts";
import { deleteOwnPost, resolvePost } from "./own-posts.ts";
import { removeOldChanges } from "./post-changes.ts";
import { setReaction } from "./reactions.ts";
import { removeExpiredPosts } from "./remove-posts.ts";
import type { SharedPages } from "./shared-pages.ts";
import { listShopsNear } from "./shops-near.ts";

/*
 * What all readers share of a feed, in the caches of two data centres. The database's own clock tells whether a deleted
 * post would have ended anyway, so these posts are of now.
 */

const { db } = stores;
/** Twenty seconds into a minute. */
const NOW = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 20_000;
const EARLIER = NOW - 10 * MINUTE_MS;

/** Each test has a place of its own. */
let placesUsed = 0;
let at = awayFromCorner(0);
beforeEach(() => {
  at = awayFromCorner(120, (placesUsed += 60));
});

/** The cache of a data centre, and all that was ever put into it. */
function dataCentre() {
  const kept = new Map<string, string>();
  const stored: string[] = [];
  const pages: SharedPages = {
    find: async (key) => kept.get(key),
    store(key, page) {
      kept.set(key, page);
      stored.push(page);
    },
  };
  return { pages, stored };
}

/** Forgets everything. */
const nowhere: { pages: SharedPages } = {
  pages: { find: async () => undefined, store: () => {} },
};
const mumbai = dataCentre();
const delhi = dataCentre();

interface Viewing {
  person?: Writer | undefined;
  pages?: SharedPages;
  now?: number;
  before?: string;
}

const readerOf = (person?: Writer) => ({ person, secret: SECRET_OF_TESTS });

function look({ person, pages = mumbai.pages, now = NOW, ...others }: Viewing = {}) {
  const view = { tile: tileOf(at), reach: 3 } as const;
  return listPostsNear(db, readerOf(person), view, { now, pages, ...others });
}

const textsSeen = async (viewing?: Viewing) => (await look(viewing)).posts.map(({ text }) => text);

/** What a view asks of D1: the round trips, the rows read, and those of them that statements about posts read. */
async function askedBy(viewing: Viewing & { hasShops?: boolean }) {
  const { d1, tally } = meterDatabase(env.DB);
  const session = d1.withSession("first-primary");
  const asked: string[] = [];
  let rowsOfPosts = 0;
  const watched = {
    prepare(query: string) {
      asked.push(query);
      return session.prepare(query);
    },
    async batch(statements: D1PreparedStatement[]) {
      const results = await session.batch(statements);
      for (const [index, { meta }] of results.entries())
        if (readsPosts(asked[index])) rowsOfPosts += meta.rows_read;
      return results;
    },
  };
  const metered = openDatabase({ withSession: () => watched as unknown as D1DatabaseSession });
  const { person, pages = mumbai.pages, now = NOW, hasShops = false } = viewing;
  const view = { tile: tileOf(at), reach: 3 } as const;
  const shown = hasShops
    ? await listShopsNear(metered, { person }, view.tile, { now, pages })
    : (await listPostsNear(metered, readerOf(person), view, { now, pages })).posts;
  if (asked.length === 1 && readsPosts(asked[0])) rowsOfPosts = tally.rowsRead;
  return { shown, trips: tally.trips, rowsRead: tally.rowsRead, rowsOfPosts };
}

/** But for a look-up of the post below which somebody blocked has commented. */
const readsPosts = (statement = "") => /\b(from|join) "?posts\b(?! own)/i.test(statement);

describe("a square that somebody has just looked at", () => {
  it("is shown to the next without reading a row of posts, whoever they are", async () => {
    for (let n = 0; n < 30; n += 1) await post({ at, now: EARLIER + n });
    const neighbour = await newNeighbour(NOW);
    const cold = await askedBy({});
    expect(cold.rowsOfPosts).toBeGreaterThan(2 * PAGE_LENGTH);
    const warm = await askedBy({});
    expect(warm).toEqual({ shown: cold.shown, trips: 1, rowsRead: 1, rowsOfPosts: 0 });
    // Whether they have just written something themselves is one look-up in an index.
    const known = await askedBy({ person: neighbour });
    expect(known).toMatchObject({ shown: cold.shown, trips: 1 });
    // Whether they have written something since, and whether something of theirs is being checked.
    expect(known.rowsOfPosts).toBeLessThanOrEqual(2);
    expect(known.rowsRead).toBeLessThan(4 * PAGE_LENGTH);
    const counted = await countNewPosts(
      openDatabase(meterDatabase(env.DB).d1),
      readerOf(),
      { tile: tileOf(at), reach: 3 },
      { since: (await look({ now: NOW - 20 * MINUTE_MS })).newest, now: NOW, pages: mumbai.pages },
    );
    expect(counted).toBe(PAGE_LENGTH + 1);
  });

  it("has its shops without reading any again, boards hidden meanwhile aside", async () => {
    const shop = await storeShop(at);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    await askedBy({ hasShops: true });
    const warm = await askedBy({ hasShops: true });
    expect(warm.shown).toMatchObject([{ id: shop, dishes: [{ name: "Jalebi" }] }]);
    expect([warm.trips, warm.rowsRead, warm.rowsOfPosts]).toEqual([1, 1, 0]);
    await db.update(posts).set({ hiddenAt: NOW }).where(eq(posts.shopId, shop));
    const { shown } = await askedBy({ hasShops: true });
    expect(shown).toMatchObject([{ id: shop, dishes: [] }]);
  });

  it("shows nothing beyond its end, though it is cached", async () => {
    await post({ at, text: "Short", hours: 1, now: EARLIER });
    await post({ at, text: "Long", hours: 6, now: EARLIER + 1 });
    const asOf = NOW - (NOW % MINUTE_MS);
    const end = EARLIER - (EARLIER % MINUTE_MS) + HOUR_MS;
    const before = { asOf, pages: mumbai.pages };
    const view = { tile: tileOf(at), reach: 3 } as const;
    const textsAt = async (now: number) =>
      (await listPostsNear(db, readerOf(), view, { ...before, now })).posts.map(({ text }) => text);
    expect(await textsAt(end - 1)).toEqual(["Long", "Short"]);
    expect(await textsAt(end)).toEqual(["Long"]);
  });
});

describe("what is no longer to be seen is gone from every data centre's next view", () => {
  const gone: [string, (author: Writer, publicId: string) => Promise<unknown>][] = [
    [
      "a post that was hidden",
      (_, publicId) => db.update(posts).set({ hiddenAt: NOW }).where(eq(posts.publicId, publicId)),
    ],
    [
      "a post that its author deleted",
      (author, publicId) => deleteOwnPost(stores, author, publicId, { now: NOW }),
    ],
    [
      "a post of somebody who deleted all their data",
      (author) => deleteOwnData(stores, author, { now: NOW }),
    ],
  ];
  it.each(gone)("%s", async (_, act) => {
    const { author, publicId } = await post({ at, text: "Going", now: EARLIER });
    await post({ at, text: "Staying", now: EARLIER - 1 });
    const others = [{ pages: mumbai.pages }, { pages: delhi.pages }];
    for (const viewing of others) expect(await textsSeen(viewing)).toEqual(["Going", "Staying"]);
    await act(author, publicId);
    for (const viewing of others) expect(await textsSeen(viewing)).toEqual(["Staying"]);
  });

  it("a photo that was hidden in its post", async () => {
    const { publicId } = await post({ at, files: [png, png], now: EARLIER });
    const photosIn = async ({ pages }: { pages: SharedPages }) =>
      (await look({ pages })).posts[0]?.photos.map(({ number }) => number);
    for (const { pages } of [mumbai, delhi]) expect(await photosIn({ pages })).toEqual([1, 2]);
    const [stored] = await db.select().from(posts).where(eq(posts.publicId, publicId));
    const photos = stored?.photos.map((photo, index) => ({ ...photo, isHidden: index === 0 }));
    await db.update(posts).set({ photos }).where(eq(posts.publicId, publicId));
    for (const { pages } of [mumbai, delhi]) expect(await photosIn({ pages })).toEqual([2]);
  });

  it.each([
    ["of a shop that closed for good", { closedAt: NOW }],
    ["of a shop that does not want to be listed any more", { isListedNearby: false }],
    ["of a shop that has left its place", { latitude: null, longitude: null }],
    ["that was wiped", { board: null }],
  ])("a board %s", async (_, change) => {
    const shop = await storeShop(at);
    await writeOnBoard(shop, ["Jalebi"], NOW);
    const boardsIn = async (pages: SharedPages) =>
      (await look({ pages })).posts.map(({ board }) => board?.shopId);
    for (const { pages } of [mumbai, delhi]) expect(await boardsIn(pages)).toEqual([shop]);
    await changeShop(shop, change);
    for (const { pages } of [mumbai, delhi]) expect(await boardsIn(pages)).toEqual([]);
  });

  it("and not what only ended: the sweeper leaves no changes, and takes old ones away", async () => {
    await db.delete(postChanges);
    await post({ at, hours: 1, now: NOW - 2 * HOUR_MS });
    const { author, publicId } = await post({ at, now: EARLIER });
    await removeExpiredPosts(stores, { now: NOW });
    expect(await db.$count(postChanges)).toBe(0);
    await deleteOwnPost(stores, author, publicId, { now: NOW });
    expect(await db.$count(postChanges)).toBe(1);
    expect(await removeOldChanges({ db }, { now: Date.now() })).toEqual({ changes: 0 });
    expect(await removeOldChanges({ db }, { now: Date.now() + HOUR_MS })).toEqual({ changes: 1 });
  });
});

describe("what is shared", () => {
  it("is the same whoever reads it first, and nobody's mark is on another's page", async () => {
    const [asha, ravi] = [await newNeighbour(NOW), await newNeighbour(NOW)];
    const { publicId: thread, author } = await post({ at, text: "Loved", now: EARLIER });
    const { publicId: hidden } = await post({ at, text: "Hidden", now: EARLIER });
    const { publicId: of } = await post({ at, text: "Blocked", now: EARLIER });
    await post({ at, author: asha, text: "Asha's", now: EARLIER });
    await setReaction(db, asha, { thread, reaction: "love", isOn: true }, { now: EARLIER });
    await hidePost(db, asha, hidden, { now: NOW });
    const blocker = { person: asha, secret: SECRET_OF_TESTS };
    await blockAuthor(db, blocker, { thread: of, of: "post" }, { now: NOW });
    const readers = [undefined, asha, ravi, author];
    const first = dataCentre();
    const unshared = await Promise.all(readers.map((person) => look({ person, ...nowhere })));
    for (const [index, person] of readers.entries()) {
      const alone = dataCentre();
      await look({ person, pages: alone.pages });
      await look({ person, pages: first.pages });
      expect(alone.stored).toEqual(first.stored);
      // From a page that somebody else has filled, they see what they would see without a cache.
      expect((await look({ person, pages: first.pages })).posts).toEqual(unshared[index]?.posts);
    }
    expect(first.stored).toHaveLength(1);
    const ofAsha = unshared[1]?.posts ?? [];
    expect(ofAsha.map(({ text, isMine }) => [text, isMine])).toEqual(
      expect.arrayContaining([
        ["Asha's", true],
        ["Loved", false],
      ]),
    );
    expect(ofAsha).toHaveLength(2);
    // But for their own marks all read the same.
    const [nobody = [], , ofRavi] = unshared.map((page) => page.posts);
    expect(ofRavi).toEqual(nobody);
    expect(JSON.stringify(nobody)).not.toContain('"isMine":true');
    expect(Object.keys(JSON.parse(first.stored[0] ?? "[]")[0].post).toSorted()).toEqual(
      [
        ["id", "publicId", "personId", "kind", "text", "venue", "photos", "expiresAt", "hiddenAt"],
        ["resolvedAt", "editedAt", "commentCount", "reactionCounts", "freshReactions"],
        ["former", "lostReactions"],
        ["startsAt", "joinCount", "flaggedAt"],
      ]
        .flat()
        .toSorted(),
    );
  });

  it("goes on from the last that was looked at, where its reader wants to see few of them, or none", async () => {
    const reader = await newNeighbour(NOW);
    const blocker = { person: reader, secret: SECRET_OF_TESTS };
    await post({ at, text: "Quiet", now: EARLIER - 1 });
    for (let n = 0; n <= PAGE_LENGTH; n += 1) {
      const { publicId } = await post({ at, text: `${n}`, now: EARLIER + n });
      if (n === 7) continue;
      if (n < 10) await blockAuthor(db, blocker, { thread: publicId, of: "post" }, { now: NOW });
      else await hidePost(db, reader, publicId, { now: NOW });
    }
    const { posts: first, older } = await look({ person: reader });
    expect(first.map(({ text }) => text)).toEqual(["7"]);
    expect(await textsSeen({ person: reader, before: older ?? "" })).toEqual(["Quiet"]);
  });
});

describe("somebody who looks each second", () => {
  it("sees what others do at full minutes alone, to the last sign", async () => {
    const watcher = await newNeighbour(NOW);
    const { publicId: thread, author } = await post({
      at,
      kind: "help",
      text: "Old",
      now: EARLIER,
    });
    const start = NOW - 20_000;
    const acts: Record<number, () => Promise<unknown>> = {
      7: () => post({ at, text: "New", now: start + 7_000 }),
      13: () =>
        addComment(
          db,
          watcher,
          { thread, text: "Me too", sendKey: "a-comment" },
          { now: start + 13_000 },
        ),
      19: () =>
        setReaction(
          db,
          watcher,
          { thread, reaction: "thanks", isOn: true },
          { now: start + 19_000 },
        ),
      31: () =>
        resolvePost(db, author, { publicId: thread, isResolved: true }, { now: start + 31_000 }),
    };
    const changedAt: number[] = [];
    let seen = "";
    for (let second = 0; second <= 130; second += 1) {
      await acts[second]?.();
      const now = start + second * 1000;
      // Nobody else looks, and nothing is cached, so that each look is as fresh as can be.
      const { posts: shown, older } = await look({ now, ...nowhere });
      const all = JSON.stringify({ shown, older });
      if (all !== seen) changedAt.push(second);
      seen = all;
    }
    expect(changedAt).toEqual([0, 60]);
    expect(JSON.parse(seen).shown).toMatchObject([
      { text: "New" },
      { text: "Old", commentCount: 1, isResolved: true, reactions: [{ count: 1 }, {}, {}, {}, {}] },
    ]);
  });

  it("has what they do themselves before their eyes at once", async () => {
    const { publicId: thread } = await post({ at, text: "Old", now: EARLIER });
    const asha = await newNeighbour(NOW);
    await look({});
    await post({ at, author: asha, text: "Mine", now: NOW });
    await post({ at, author: asha, text: "Mine, of elsewhere", kind: "help", now: NOW });
    await setReaction(db, asha, { thread, reaction: "love", isOn: true }, { now: NOW });
    await addComment(db, asha, { thread, text: "Me too", sendKey: "a-comment" }, { now: NOW });
    const view = { tile: tileOf(at), reach: 3, kind: "update" } as const;
    const options = { now: NOW, pages: mumbai.pages };
    const { posts: own } = await listPostsNear(db, readerOf(asha), view, options);
    expect(own.map(({ text, isMine }) => [text, isMine])).toEqual([
      ["Mine", true],
      ["Old", false],
    ]);
    expect(own[1]).toMatchObject({ commentCount: 1 });
    expect(own[1]?.reactions[1]).toEqual({ reaction: "love", count: 1, isMine: true });
    expect(await textsSeen()).toEqual(["Old"]);
    expect((await look()).posts[0]).toMatchObject({ commentCount: 0 });
    const far = { ...view, tile: tileOf(awayFromCorner(400)) };
    expect((await listPostsNear(db, readerOf(asha), far, options)).posts).toEqual([]);
  });
});
