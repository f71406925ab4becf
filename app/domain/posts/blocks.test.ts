import { describe, expect, it } from "vitest";
import { stores, newNeighbour, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { hidePost } from "./hides.ts";
import { openThread } from "./thread.ts";
import { comment } from "#test/reports.ts";
import { blockAuthor, listBlocks, unblock } from "./blocks.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

const open = (person: Person, publicId: string) =>
  openThread(db, { person, secret: SECRET_OF_TESTS }, publicId, { now: NOW });
const block = (person: Person, thread: string, of = "post") =>
  blockAuthor(db, { person, secret: SECRET_OF_TESTS }, { thread, of }, { now: NOW });

describe("a block", () => {
  it("works for all that this person posts, under whatever name, and in both directions", async () => {
    const ravi = await newNeighbour(NOW);
    const { author: mean, publicId } = await post({ now: NOW });
    const another = await post({ author: mean, now: NOW });
    const mine = await post({ author: ravi, now: NOW });
    const elsewhere = await post({ now: NOW });
    await comment(mean, elsewhere.publicId, "Fools!", NOW);
    const [first, second] = [await open(ravi, publicId), await open(ravi, another.publicId)];
    expect(first?.post.handle.name).not.toBe(second?.post.handle.name);
    expect(await block(ravi, publicId)).toEqual({
      ok: true,
      value: { isOfPost: true, block: expect.any(String) },
    });
    for (const thread of [publicId, another.publicId]) {
      expect(await open(ravi, thread)).toBeUndefined();
    }
    expect((await open(ravi, elsewhere.publicId))?.comments).toEqual([]);
    expect(await open(mean, mine.publicId)).toBeUndefined();
  });

  it("of who comments is listed by the name they had there, made once, and can be taken back by who made it", async () => {
    const [ravi, mean] = [await newNeighbour(NOW), await newNeighbour(NOW)];
    const { publicId } = await post({ now: NOW });
    const of = await comment(mean, publicId, "Fools!", NOW);
    const name = (await open(ravi, publicId))?.comments[0]?.handle.name;
    const made = await block(ravi, publicId, of);
    const [listed, ...more] = await listBlocks(db, ravi);
    expect(made).toEqual({ ok: true, value: { isOfPost: false, block: listed?.publicId } });
    // Nothing that could take back a block of before.
    expect(await block(ravi, publicId, of)).toEqual({
      ok: true,
      value: { isOfPost: false, block: undefined },
    });
    expect([listed?.handle, more]).toEqual([name, []]);
    expect(await unblock(db, mean, String(listed?.publicId))).toBeUndefined();
    expect(await unblock(db, ravi, String(listed?.publicId))).toEqual({ isUnblocked: true });
    expect((await open(ravi, publicId))?.comments).toHaveLength(1);
  });

  it("is refused for oneself, and made for nobody who does not exist", async () => {
    const { author, publicId } = await post({ now: NOW });
    const own = { ok: false, refusal: { reason: "own-thing" } };
    expect(await block(author, publicId)).toEqual(own);
    expect(await block(author, "x".repeat(16))).toBeUndefined();
    expect(await block(await newNeighbour(NOW), publicId, "x".repeat(16))).toBeUndefined();
  });
});

it("a post is hidden from who hides it alone, once, and never from its author", async () => {
  const ravi: Writer = await newNeighbour(NOW);
  const { author, publicId } = await post({ now: NOW });
  for (const _ of [1, 2]) {
    expect(await hidePost(db, ravi, publicId, { now: NOW })).toEqual({ isHidden: true });
  }
  expect(await hidePost(db, author, publicId, { now: NOW })).toBeUndefined();
  expect(await open(ravi, publicId)).toBeUndefined();
  expect(await open(author, publicId)).toBeDefined();
});
