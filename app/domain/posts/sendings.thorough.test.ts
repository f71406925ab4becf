import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { comments, people, posts } from "#app/db/community-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Writer } from "#app/domain/people/people.ts";
import { STANDING_AFTER_MS } from "#app/domain/people/standing.ts";
import type { SentFile } from "#app/domain/photos/photo.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { DAY_MS, HOUR_MS } from "#app/durations.ts";
import { CORNER, stores, newNeighbour, post, tileOf } from "#test/neighbours.ts";
import { baseline, fileOf, png } from "#test/pictures.ts";
import { seenCase, report } from "#test/reports.ts";
import { logIn } from "#test/sessions.ts";
import { addComment, deleteComment } from "./comments.ts";
import { postLimits, QUOTAS } from "./limits.ts";
import { deleteOwnPost } from "./own-posts.ts";
import { publishPost } from "./publish.ts";
import { removeExpiredPosts } from "./remove-posts.ts";

const { db } = stores;
const NOW = Date.UTC(2026, 5, 2, 9);

const written = {
  kind: "help",
  text: "Does anybody have a ladder?",
  reach: 10,
  hours: 24,
  venue: "",
  startsAt: null,
  tile: tileOf(CORNER),
} as const;

let asha: Writer;
let keys = 0;
const newKey = () => `sending-${++keys}`;
beforeEach(async () => {
  await db.delete(posts);
  asha = await newNeighbour(NOW - HOUR_MS);
});

type Change = Partial<Parameters<typeof publishPost>[2]["post"]>;
interface Trial {
  change?: Change;
  files?: SentFile[];
  now?: number;
}

async function publish(sendKey = newKey(), { change, files = [], now = NOW }: Trial = {}) {
  const sending = { post: { ...written, ...change }, files, sendKey };
  const outcome = await publishPost(stores, asha, sending, { clock: () => now });
  return outcome.ok ? outcome.value : outcome.refusal;
}

const own = () => db.select().from(posts).where(eq(posts.personId, asha.id));
const deletePost = async (now: number) => {
  for (const { publicId } of await own()) await deleteOwnPost(stores, asha, publicId, { now });
};

describe("a post that is sent again under its key", () => {
  it.each<[string, Trial]>([
    ["kind", { change: { kind: "plan" } }],
    ["words", { change: { text: "Does anybody have a long ladder?" } }],
    ["venue", { change: { venue: "The tea stall" } }],
    ["reach", { change: { reach: 3 } }],
    ["life", { change: { hours: 6 } }],
    ["area", { change: { tile: written.tile + 4 } }],
    ["hour", { change: { startsAt: NOW + HOUR_MS } }],
    ["photos", { files: [fileOf(baseline)] }],
  ])("with another %s is refused, and the first one stands", async (_, changed) => {
    const first = { files: [fileOf(png)] };
    await publish("one-key-1", first);
    expect(await publish("one-key-1", { ...first, ...changed })).toEqual({ reason: "key-reused" });
    expect(await own()).toMatchObject([{ text: written.text, reach: 10 }]);
    expect(await publish("one-key-1", first)).toMatchObject({ isNew: false });
  });

  it("is not there anew once it was deleted", async () => {
    await publish("one-key-2");
    await deletePost(NOW + HOUR_MS);
    expect(await publish("one-key-2", { now: NOW + HOUR_MS })).toEqual({ reason: "gone" });
    expect(await own()).toEqual([]);
  });

  it("has ended when its time is over, before it is swept away and after", async () => {
    const short = { change: { hours: 1 }, now: NOW + HOUR_MS } as const;
    await publish("one-key-3", { ...short, now: NOW });
    expect(await publish("one-key-3", short)).toEqual({ reason: "gone" });
    await removeExpiredPosts(stores, { now: NOW + HOUR_MS });
    expect(await publish("one-key-3", short)).toEqual({ reason: "gone" });
    expect(await own()).toEqual([]);
  });
});

describe("the quota of posts", () => {
  const tooMany = { reason: "too-many", retryAfter: 3600 };

  it("is not given back by deleting them", async () => {
    for (let n = 0; n < QUOTAS.posts.hour; n += 1) {
      expect(await publish()).toMatchObject({ isNew: true });
      await deletePost(NOW);
    }
    expect(await publish()).toEqual(tooMany);
  });

  it("of a day holds also for posts that live an hour", async () => {
    const at = (n: number) => NOW + Math.floor(n / QUOTAS.posts.hour) * HOUR_MS;
    for (let n = 0; n < QUOTAS.posts.day; n += 1) {
      const now = at(n);
      await removeExpiredPosts(stores, { now });
      expect(await publish(newKey(), { change: { hours: 1 }, now })).toMatchObject({ isNew: true });
    }
    const later = at(QUOTAS.posts.day);
    await removeExpiredPosts(stores, { now: later });
    expect(await own()).toEqual([]);
    expect(await publish(newKey(), { now: later })).toEqual({
      reason: "too-many",
      retryAfter: 20 * 3600,
    });
  });

  it("holds for many that are sent at once", async () => {
    const all = await Promise.all(Array.from({ length: 2 * QUOTAS.posts.hour }, () => publish()));
    expect(await own()).toHaveLength(QUOTAS.posts.hour);
    expect(all.filter((outcome) => "reason" in outcome)).toEqual(
      Array.from({ length: QUOTAS.posts.hour }, () => tooMany),
    );
  });
});

it("somebody who is banned while their photos are stored publishes nothing and is told why", async () => {
  const images = {
    ...stores.images,
    async put(...photo: Parameters<typeof stores.images.put>) {
      await stores.images.put(...photo);
      await db
        .update(people)
        .set({ bannedAt: NOW, bannedUntil: NOW + DAY_MS, banReason: "Spam" })
        .where(eq(people.id, asha.id));
    },
  };
  const sending = { post: written, files: [fileOf(png)], sendKey: newKey() };
  const outcome = await publishPost({ db, images }, asha, sending, { clock: () => NOW });
  expect(outcome).toEqual({ ok: false, refusal: { reason: "banned", because: "Spam", days: 1 } });
  expect(await own()).toEqual([]);
});

describe("a comment", () => {
  let thread: string;
  beforeEach(async () => {
    thread = (await post({ now: NOW })).publicId;
  });
  const comment = async (sendKey = newKey(), text = "I have one", now = NOW) => {
    const added = await addComment(db, asha, { thread, text, sendKey }, { now });
    return added?.ok ? added.value : added?.refusal;
  };
  const written = () => db.select().from(comments).where(eq(comments.personId, asha.id));

  it("that is sent again with other words, or elsewhere, is refused", async () => {
    await comment("a-key-1");
    expect(await comment("a-key-1", "I have two")).toEqual({ reason: "key-reused" });
    thread = (await post({ now: NOW })).publicId;
    expect(await comment("a-key-1")).toEqual({ reason: "key-reused" });
    expect(await written()).toHaveLength(1);
  });

  it("that used up the quota may be sent again", async () => {
    for (let n = 0; n < QUOTAS.comments.hour; n += 1) await comment(`last-key-${n}`);
    expect(await comment(`last-key-${QUOTAS.comments.hour - 1}`)).toMatchObject({ isNew: false });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "its author",
      async () => {
        for (const { publicId } of await written())
          await deleteComment(stores, asha, publicId, { now: NOW });
      },
    ],
    [
      "a moderator",
      async () => {
        const [{ publicId: of } = { publicId: "" }] = await written();
        await report({ thread, of, now: NOW });
        const { account: moderator } = await logIn(null);
        const ruling = {
          ...(await seenCase()),
          decision: "remove",
          reason: "Spam",
          moderator,
        } as const;
        await decideCase(stores, ruling, { now: NOW });
      },
    ],
  ])("that was removed by %s counts all the same, and is not there anew", async (_, remove) => {
    await comment("a-key-2");
    await remove();
    expect(await written()).toEqual([]);
    expect(await comment("a-key-2")).toEqual({ reason: "gone" });
    expect(await db.select().from(tombstones).where(eq(tombstones.personId, asha.id))).toHaveLength(
      1,
    );
    for (let n = 1; n < QUOTAS.comments.hour; n += 1) await comment();
    expect(await comment()).toMatchObject({ reason: "too-many" });
  });

  it("that went with its post counts all the same", async () => {
    const { author, publicId } = await post({ now: NOW });
    thread = publicId;
    for (let n = 0; n < QUOTAS.comments.hour; n += 1) await comment();
    await deleteOwnPost(stores, author, thread, { now: NOW });
    thread = (await post({ now: NOW })).publicId;
    expect(await comment()).toMatchObject({ reason: "too-many" });
  });

  it("by somebody with standing is refused on a post that has 300", async () => {
    asha = { ...asha, createdAt: NOW - STANDING_AFTER_MS };
    await db.update(posts).set({ commentCount: postLimits.comments - 1 });
    expect(await comment("a-key-3")).toMatchObject({ isNew: true });
    expect(await comment()).toEqual({ reason: "full", most: 300 });
    expect(await comment("a-key-3")).toMatchObject({ isNew: false });
    expect(await written()).toHaveLength(1);
  });
});

it("tombstones go when they are a day old", async () => {
  await publish();
  await deletePost(NOW + HOUR_MS);
  const left = async (now: number) => {
    await removeExpiredPosts(stores, { now });
    return db.$count(tombstones, eq(tombstones.personId, asha.id));
  };
  expect(await left(NOW + DAY_MS - 1)).toBe(1);
  expect(await left(NOW + DAY_MS + 1)).toBe(0);
});
