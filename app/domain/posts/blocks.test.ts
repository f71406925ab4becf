import { beforeEach, describe, expect, it } from "vitest";
import { blocks } from "#app/db/blocks-schema.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { DAY_MS, MINUTE_MS } from "#app/durations.ts";
import { CORNER, newNeighbour, post, SECRET_OF_TESTS, stores, tileOf } from "#test/neighbours.ts";
import { comment, settledNeighbour } from "#test/reports.ts";
import { blockAuthor, listBlocks, removeOldBlocks, unblock } from "./blocks.ts";
import { listPostsNear } from "./feed.ts";
import { hidePost } from "./hides.ts";
import { BLOCKS_A_DAY } from "./limits.ts";
import { listOwnPosts } from "./own-posts.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
/** Twenty seconds into a minute. */
const NOW = Date.UTC(2026, 5, 3, 18, 0, 20);
const BEFORE = NOW - MINUTE_MS;
const LATER = NOW + 5 * MINUTE_MS;

const readerOf = (person: Person) => ({ person, secret: SECRET_OF_TESTS });
const open = (person: Person, publicId: string, now = LATER) =>
  openThread(db, readerOf(person), publicId, { now });
const block = (person: Person, thread: string, of = "post", now = NOW) =>
  blockAuthor(db, readerOf(person), { thread, of }, { now });
const textsIn = async (person: Person, publicId: string) =>
  (await open(person, publicId))?.comments.map(({ text }) => text);

let ravi: Writer;
let mean: Writer;
beforeEach(async () => {
  await db.delete(blocks);
  [ravi, mean] = [await settledNeighbour(BEFORE), await settledNeighbour(BEFORE)];
});

/** The block that was made, by which it is taken back. */
async function made(...args: Parameters<typeof block>): Promise<string> {
  const outcome = await block(...args);
  return (outcome?.ok && outcome.value.block) || "none";
}

describe("a block", () => {
  it("hides its thread and what is written from the full minute on, and nothing that stood elsewhere", async () => {
    const { publicId } = await post({ author: mean, now: BEFORE });
    const another = await post({ author: mean, now: BEFORE });
    expect(await block(ravi, publicId)).toEqual({
      ok: true,
      value: { isOfPost: true, block: expect.any(String) },
    });
    // It could not be seen yet when the block was made.
    const late = await post({ author: mean, now: NOW - 10_000 });
    const next = await post({ author: mean, now: NOW + DAY_MS / 2 });
    for (const hidden of [publicId, late.publicId, next.publicId])
      expect(await open(ravi, hidden)).toBeUndefined();
    expect(await open(ravi, another.publicId)).toBeDefined();
  });

  it("is seen by nobody else, and the blocked see what its maker writes", async () => {
    const { publicId } = await post({ author: mean, now: BEFORE });
    const mine = await post({ author: ravi, now: BEFORE });
    await block(ravi, publicId);
    expect(await open(mean, mine.publicId)).toBeDefined();
    expect(await open(await newNeighbour(NOW), publicId)).toBeDefined();
    const [shown] = (await listOwnPosts(db, readerOf(mean), { now: LATER })) ?? [];
    expect(shown?.publicId).toBe(publicId);
  });

  it("of who comments hides all of theirs there, and leaves the thread", async () => {
    const { publicId } = await post({ now: BEFORE });
    const of = await comment(mean, publicId, "Fools!", BEFORE);
    await comment(ravi, publicId, "Please", BEFORE);
    expect(await block(ravi, publicId, of)).toMatchObject({ value: { isOfPost: false } });
    await comment(mean, publicId, "All of you", NOW + MINUTE_MS);
    expect(await textsIn(ravi, publicId)).toEqual(["Please"]);
  });

  it("hides later comments elsewhere, but for threads in which their writer had a name before", async () => {
    const { publicId } = await post({ author: mean, now: BEFORE });
    const theirs = await post({ author: mean, now: BEFORE });
    const joined = await post({ now: BEFORE });
    const fresh = await post({ now: BEFORE });
    await comment(mean, joined.publicId, "Before", BEFORE);
    await block(ravi, publicId);
    for (const each of [theirs, joined, fresh])
      await comment(mean, each.publicId, "After", NOW + MINUTE_MS);
    expect(await textsIn(ravi, theirs.publicId)).toEqual(["After"]);
    expect(await textsIn(ravi, joined.publicId)).toEqual(["Before", "After"]);
    expect(await textsIn(ravi, fresh.publicId)).toEqual([]);
  });

  it("is counted in: a card has as many comments as its thread, in the feed and among one's own", async () => {
    const { publicId } = await post({ author: mean, now: BEFORE });
    const mine = await post({ author: ravi, now: BEFORE });
    await block(ravi, publicId);
    await comment(mean, mine.publicId, "Fools!", NOW + MINUTE_MS);
    await comment(await newNeighbour(NOW), mine.publicId, "Not at all", NOW + MINUTE_MS);
    const view = { tile: tileOf(CORNER), reach: 3 } as const;
    const countFor = async (person: Person) => {
      const { posts } = await listPostsNear(db, readerOf(person), view, { now: LATER });
      return posts.find((each) => each.publicId === mine.publicId)?.commentCount;
    };
    const [own] = await listOwnPosts(db, readerOf(ravi), { now: LATER });
    const opened = await open(ravi, mine.publicId);
    expect([await countFor(ravi), own?.commentCount, opened?.post.commentCount]).toEqual([1, 1, 1]);
    expect(await countFor(mean)).toBe(2);
  });
});

describe("blocks of one person who was met under two names", () => {
  it("are listed as two, by the names they had, and each is taken back by itself", async () => {
    const first = await post({ author: mean, now: BEFORE });
    const second = await post({ author: mean, now: BEFORE });
    const names = [first, second].map(
      async ({ publicId }) => (await open(ravi, publicId))?.post.handle.name,
    );
    const expected = await Promise.all(names);
    const [one, two] = [
      await made(ravi, first.publicId),
      await made(ravi, second.publicId, "post", NOW + MINUTE_MS),
    ];
    const listed = await listBlocks(db, ravi);
    expect(listed.map(({ handle }) => handle)).toEqual(expected.toReversed());
    expect(listed.map(({ publicId }) => publicId)).toEqual([two, one]);
    const late = await post({ author: mean, now: NOW });
    const later = await post({ author: mean, now: NOW + 3 * MINUTE_MS });
    expect(await unblock(db, mean, one, { now: NOW })).toBeUndefined();
    expect(await unblock(db, ravi, one, { now: NOW })).toEqual({ isUnblocked: true });
    expect(await unblock(db, ravi, one, { now: NOW })).toBeUndefined();
    // The other hides from its own moment on.
    const seen = [first, second, late, later].map(({ publicId }) => open(ravi, publicId));
    expect((await Promise.all(seen)).map(Boolean)).toEqual([true, false, true, false]);
  });

  it("are made once in a thread, and nothing could take back one of before", async () => {
    const { publicId } = await post({ now: BEFORE });
    const of = await comment(mean, publicId, "Fools!", BEFORE);
    await block(ravi, publicId, of);
    const again = { ok: true, value: { isOfPost: false, block: undefined } };
    expect(await block(ravi, publicId, of)).toEqual(again);
    expect(await listBlocks(db, ravi)).toHaveLength(1);
  });
});

it("ten new blocks a day are made, those taken back included, and then told when the next may come", async () => {
  const posted = [];
  for (let n = 0; n <= BLOCKS_A_DAY; n += 1) posted.push(await post({ now: BEFORE }));
  const [first, ...others] = posted.map(({ publicId }) => publicId);
  for (const thread of others) {
    const one = await made(ravi, thread);
    expect(one).not.toBe("none");
    await unblock(db, ravi, one, { now: NOW });
  }
  expect(await listBlocks(db, ravi)).toEqual([]);
  // To the minute: those of 18:00 count until 18:00 of the next day.
  const refusal = { reason: "too-many-blocks", most: 10, retryAfter: 24 * 60 * 60 - 20 };
  expect(await block(ravi, String(first))).toEqual({ ok: false, refusal });
  expect(await removeOldBlocks(db, { now: NOW + DAY_MS / 2 })).toEqual({ blocks: 0 });
  expect(await block(ravi, String(first), "post", NOW + DAY_MS / 2)).toMatchObject({
    ok: false,
  });
  // Those were ended long before they stop counting.
  expect(await removeOldBlocks(db, { now: NOW + DAY_MS })).toEqual({ blocks: 10 });
  expect(await db.$count(blocks)).toBe(0);
});

it("nobody blocks themselves, nor somebody who does not exist", async () => {
  const { author, publicId } = await post({ now: BEFORE });
  const own = { ok: false, refusal: { reason: "own-thing" } };
  expect(await block(author, publicId)).toEqual(own);
  expect(await block(author, "x".repeat(16))).toBeUndefined();
  expect(await block(ravi, publicId, "x".repeat(16))).toBeUndefined();
});

it("a post is hidden from who hides it alone, once, and never from its author", async () => {
  const { author, publicId } = await post({ now: BEFORE });
  for (const _ of [1, 2]) {
    expect(await hidePost(db, ravi, publicId, { now: NOW })).toEqual({ isHidden: true });
  }
  expect(await hidePost(db, author, publicId, { now: NOW })).toBeUndefined();
  expect(await open(ravi, publicId)).toBeUndefined();
  expect(await open(author, publicId)).toBeDefined();
});
