import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { blocks } from "#app/db/blocks-schema.ts";
import { hides, posts } from "#app/db/community-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { HOUR_MS } from "#app/durations.ts";
import { atOnce, stores, newNeighbour, post, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { png } from "#test/pictures.ts";
import { block } from "#test/push-rows.ts";
import { addComment, deleteComment } from "./comments.ts";
import { hidePost } from "./hides.ts";
import { QUOTAS } from "./limits.ts";
import { deleteOwnPost, listOwnPosts, resolvePost } from "./own-posts.ts";
import { setReaction } from "./reactions.ts";
import { removeExpiredPosts } from "./remove-posts.ts";
import { openThread } from "./thread.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 3, 18);

let asha: Writer;
let thread: string;
beforeEach(async () => {
  const posted = await post({ kind: "help", text: "A ladder, anybody?", hours: 6, now: NOW });
  asha = posted.author;
  thread = posted.publicId;
});

const open = (person?: Writer, now = NOW) =>
  openThread(db, { person, secret: SECRET_OF_TESTS }, thread, atOnce(now));
let keys = 0;
const comment = (author: Writer, text = "I have one.", now = NOW, sendKey = `comment-${++keys}`) =>
  addComment(db, author, { thread, text, sendKey }, { now });

describe("names in a thread", () => {
  const namesByText = async () =>
    new Map((await open(asha))?.comments.map(({ text, handle }) => [text, handle.name]));

  it("are never given twice, and stay the same whoever comes and goes", async () => {
    const neighbours = await Promise.all(Array.from({ length: 12 }, () => newNeighbour(NOW)));
    const random = crypto.getRandomValues.bind(crypto);
    vi.spyOn(crypto, "getRandomValues").mockImplementation((numbers) =>
      // Chance offers everybody the same names, in the same order.
      numbers instanceof Uint32Array ? numbers.map((_, at) => at) : random(numbers),
    );
    for (const [at, neighbour] of neighbours.entries()) await comment(neighbour, `from ${at}`);
    await comment(asha, "from the author");
    const before = await namesByText();
    expect(new Set(before.values()).size).toBe(13);

    const [first, second] = neighbours;
    const gone = (await open(first))?.comments.find(({ isMine }) => isMine);
    await deleteComment(stores, first!, String(gone?.publicId), { now: NOW });
    await comment(second!, "again");
    vi.restoreAllMocks();
    before.delete("from 0");
    before.set("again", before.get("from 1")!);
    expect(await namesByText()).toEqual(before);
  });
});

describe("comments", () => {
  it("stand below their post, oldest first, counted, their author marked", async () => {
    const ravi = await newNeighbour(NOW);
    await comment(ravi, "I have one.", NOW + 1);
    await comment(asha, "Wonderful!", NOW + 2);
    const { post, comments } = (await open(ravi, NOW + 2)) ?? {};
    expect(comments?.map(({ text, isMine, isOfAuthor }) => ({ text, isMine, isOfAuthor }))).toEqual(
      [
        { text: "I have one.", isMine: true, isOfAuthor: false },
        { text: "Wonderful!", isMine: false, isOfAuthor: true },
      ],
    );
    expect(post?.commentCount).toBe(2);
    expect(comments?.[1]?.handle).toEqual(post?.handle);
    expect(comments?.[0]?.handle).not.toEqual(post?.handle);
  });

  it("that are sent twice under one key are there once, and counted once", async () => {
    const ravi = await newNeighbour(NOW);
    for (const isNew of [true, false]) {
      const sent = await comment(ravi, "Yes", NOW, "the-key-1");
      expect(sent).toEqual({ ok: true, value: { isNew, isHeld: false } });
    }
    const { post, comments } = (await open()) ?? {};
    expect([post?.commentCount, comments?.length]).toEqual([1, 1]);
  });

  it("can be taken back by who wrote them, and by nobody else", async () => {
    const ravi = await newNeighbour(NOW);
    await comment(ravi);
    const publicId = (await open())?.comments[0]?.publicId ?? "";
    expect(await deleteComment(stores, asha, publicId, { now: NOW })).toBeUndefined();
    expect(await deleteComment(stores, ravi, publicId, { now: NOW })).toEqual({ isDeleted: true });
    expect(await deleteComment(stores, ravi, publicId, { now: NOW })).toBeUndefined();
    const { post, comments } = (await open()) ?? {};
    expect([post?.commentCount, comments]).toEqual([0, []]);
  });

  it("of one millisecond are all there, although some draw the same number", async () => {
    const many = Array.from({ length: QUOTAS.comments.hour }, (_, n) => `${n}`);
    for (const ravi of [await newNeighbour(NOW), await newNeighbour(NOW)]) {
      await Promise.all(many.map((text) => comment(ravi, text, NOW)));
    }
    expect((await open())?.comments).toHaveLength(2 * many.length);
  });

  it("have their quota", async () => {
    const ravi = await newNeighbour(NOW);
    for (let n = 0; n < QUOTAS.comments.hour; n += 1) await comment(ravi, `${n}`, NOW);
    const refused = { ok: false, refusal: { reason: "too-many", retryAfter: 3600 } };
    expect(await comment(ravi, "one more", NOW)).toEqual(refused);
    expect(await comment(ravi, "later", NOW + HOUR_MS)).toMatchObject({ ok: true });
  });
});

it("reactions are given and taken back, and what is sent twice counts once", async () => {
  const ravi = await newNeighbour(NOW);
  const react = (isOn: boolean, person = ravi) =>
    setReaction(db, person, { thread, reaction: "thanks", isOn }, { now: NOW });
  const thanks = async (person?: Writer) =>
    (await open(person))?.post.reactions.find(({ reaction }) => reaction === "thanks");
  for (const _ of [1, 2]) expect(await react(true)).toEqual({ isOn: true });
  await react(true, asha);
  expect(await thanks(ravi)).toEqual({ reaction: "thanks", count: 2, isMine: true });
  for (const _ of [1, 2]) expect(await react(false)).toEqual({ isOn: false });
  expect(await thanks(ravi)).toEqual({ reaction: "thanks", count: 1, isMine: false });
  expect(await thanks()).toEqual({ reaction: "thanks", count: 1, isMine: false });
});

it("help is resolved by who asked for it alone, and a plan never", async () => {
  const ravi = await newNeighbour(NOW);
  const resolve = (person: Writer, publicId = thread, isResolved = true) =>
    resolvePost(db, person, { publicId, isResolved }, { now: NOW });
  expect(await resolve(ravi)).toBeUndefined();
  expect((await open())?.post.isResolved).toBe(false);
  expect(await resolve(asha)).toEqual({ isResolved: true });
  expect((await open())?.post.isResolved).toBe(true);
  await resolve(asha, thread, false);
  expect((await open())?.post.isResolved).toBe(false);
  const plan = await post({ author: asha, kind: "plan", now: NOW });
  expect(await resolve(asha, plan.publicId)).toBeUndefined();
});

describe("who has blocked somebody", () => {
  it("sees nothing of theirs, while they see all as before and are told nothing", async () => {
    const ravi = await newNeighbour(NOW);
    await block(ravi, asha);
    expect(await open(ravi)).toBeUndefined();
    const reaction = { thread, reaction: "sad", isOn: true } as const;
    expect(await comment(ravi)).toBeUndefined();
    expect(await setReaction(db, ravi, reaction, { now: NOW })).toBeUndefined();
    await db.delete(blocks);
    await block(asha, ravi);
    expect(await open(ravi)).toBeDefined();
    expect(await comment(ravi)).toMatchObject({ ok: true });
    expect(await setReaction(db, ravi, reaction, { now: NOW })).toEqual({ isOn: true });
    expect((await open(ravi))?.comments).toHaveLength(1);
    expect(await open(asha)).toMatchObject({ comments: [], post: { commentCount: 0 } });
  });

  it("does not see their comments below the posts of others", async () => {
    const [ravi, mean] = [await newNeighbour(NOW), await newNeighbour(NOW)];
    await comment(mean, "Nonsense.", NOW + 1);
    await comment(ravi, "Mine", NOW + 2);
    await block(ravi, mean);
    const textsFor = async (person?: Writer) =>
      (await open(person, NOW + 2))?.comments.map(({ text }) => text);
    expect(await textsFor(ravi)).toEqual(["Mine"]);
    expect(await textsFor(mean)).toEqual(["Nonsense.", "Mine"]);
    expect(await textsFor()).toEqual(["Nonsense.", "Mine"]);
  });
});

it("who has hidden a post does not see it any more, and everybody else does", async () => {
  const ravi = await newNeighbour(NOW);
  const hide = (person: Writer) => hidePost(db, person, thread, { now: NOW });
  for (const _ of [1, 2]) expect(await hide(ravi)).toEqual({ isHidden: true });
  expect(await open(ravi)).toBeUndefined();
  expect(await open(asha)).toBeDefined();
  expect(await hide(asha)).toBeUndefined();
});

it("nobody hides for themselves what they may not see", async () => {
  const ravi = await newNeighbour(NOW);
  const hide = () => hidePost(db, ravi, thread, { now: NOW });
  await db.update(posts).set({ hiddenAt: NOW });
  expect(await hide()).toBeUndefined();
  await db.update(posts).set({ hiddenAt: null });
  await block(ravi, asha);
  expect(await hide()).toBeUndefined();
  expect(await db.$count(hides, eq(hides.personId, ravi.id))).toBe(0);
});

it("what was hidden is seen by its author alone, who is told, and takes neither comment nor reaction", async () => {
  const ravi = await newNeighbour(NOW);
  const words = { author: asha, text: "My ladder", files: [png], now: NOW };
  thread = (await post(words)).publicId;
  expect((await open(asha))?.post.photos).toHaveLength(1);
  await db.update(posts).set({ hiddenAt: NOW });
  expect([await open(), await open(ravi)]).toEqual([undefined, undefined]);
  // Its photos have no address any more.
  expect(await open(asha)).toMatchObject({
    isHidden: true,
    post: { text: "My ladder", photos: [] },
  });
  expect(await comment(ravi)).toBeUndefined();
  const own = await listOwnPosts(db, { person: asha, secret: SECRET_OF_TESTS }, { now: NOW });
  expect(own.map(({ isHidden, photos }) => [isHidden, photos])).toContainEqual([true, []]);
});

it("with the sweeper off, what has expired is out of everybody's reach, its author's too", async () => {
  const end = NOW + 6 * HOUR_MS;
  await comment(asha, "still here", end - 1);
  expect((await open(asha, end - 1))?.comments).toHaveLength(1);
  expect(await open(asha, end)).toBeUndefined();
  expect(await comment(asha, "late", end)).toBeUndefined();
  const reaction = { thread, reaction: "love", isOn: true } as const;
  expect(await setReaction(db, asha, reaction, { now: end })).toBeUndefined();
  expect(
    await resolvePost(db, asha, { publicId: thread, isResolved: true }, { now: end }),
  ).toBeUndefined();
  const reader = { person: asha, secret: SECRET_OF_TESTS };
  expect(await listOwnPosts(db, reader, { now: end })).toEqual([]);
});

describe("removing", () => {
  const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

  it("takes photos, comments and reactions along, for who wrote it alone", async () => {
    const { author, publicId } = await post({ files: [png], now: NOW });
    const ravi = await newNeighbour(NOW);
    await addComment(
      db,
      ravi,
      { thread: publicId, text: "Nice", sendKey: "a-nice-key" },
      { now: NOW },
    );
    expect(await deleteOwnPost(stores, ravi, publicId, { now: NOW })).toBeUndefined();
    expect((await keysInR2()).some((key) => key.includes(publicId))).toBe(true);
    expect(await deleteOwnPost(stores, author, publicId, { now: NOW })).toEqual({
      isDeleted: true,
    });
    expect((await keysInR2()).some((key) => key.includes(publicId))).toBe(false);
    const { results } = await env.DB.prepare("SELECT * FROM comments WHERE text = 'Nice'").all();
    expect(results).toEqual([]);
  });

  it("of all that has expired can be done twice, and goes on where it was interrupted", async () => {
    await env.DB.prepare("DELETE FROM posts").run();
    for (const hours of [1, 1, 6] as const) await post({ files: [png], hours, now: NOW });
    const now = NOW + 2 * HOUR_MS;
    const before = (await keysInR2()).length;
    const killed = {
      ...stores.images,
      async remove(keys: string[]) {
        await stores.images.remove(keys);
        throw new Error("killed");
      },
    };
    const broken = { ...stores, images: killed };
    await expect(removeExpiredPosts(broken, { now })).rejects.toThrow("killed");
    expect(before - (await keysInR2()).length).toBe(2);
    expect(await removeExpiredPosts(stores, { now })).toEqual({ posts: 2, photos: 2 });
    expect(await removeExpiredPosts(stores, { now })).toEqual({ posts: 0, photos: 0 });
    expect(await db.select().from(posts)).toHaveLength(1);
  });

  it("goes on batch by batch until nothing is left", async () => {
    await env.DB.prepare("DELETE FROM posts").run();
    const author = await newNeighbour(NOW);
    await env.DB.prepare(
      `INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text)
       SELECT value, 'made-' || value, ?, 'made-' || value, '', ?, 1, 1, 1, 'update', 'x'
       FROM json_each(?)`,
    )
      .bind(author.id, NOW, JSON.stringify(Array.from({ length: 450 }, (_, n) => n + 1)))
      .run();
    expect(await removeExpiredPosts(stores, { now: NOW })).toEqual({ posts: 450, photos: 0 });
    expect(await db.select().from(posts)).toEqual([]);
  });
});
