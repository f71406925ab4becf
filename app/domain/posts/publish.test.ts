import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import * as v from "valibot";
import { meterDatabase } from "#test/meter.ts";
import { stores, newNeighbour, post, SECRET_OF_TESTS, tileOf, CORNER } from "#test/neighbours.ts";
import {
  baseline,
  BEHIND_JFIF,
  bytes,
  exif,
  fileOf,
  png,
  SECRET,
  segment,
  withPieces,
} from "#test/pictures.ts";
import { openDatabase } from "#app/db/database.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { listPostsNear } from "./feed.ts";
import { PostInput } from "./input.ts";
import { QUOTAS } from "./limits.ts";
import { listOwnPosts } from "./own-posts.ts";
import { findPhoto } from "./photos.ts";
import { publishPost } from "./publish.ts";

const NOW = Date.UTC(2026, 5, 2, 9);

const written = {
  kind: "help",
  text: "Does anybody have a ladder?",
  reach: 10,
  hours: 24,
  venue: "",
  tile: tileOf(CORNER),
  startsAt: null,
} as const;

const keysInR2 = async () => (await env.IMAGES.list()).objects.map(({ key }) => key);

it("a post that is sent twice under one key is there once, with its photos once, also at the same moment", async () => {
  const author = await newNeighbour(NOW);
  const sending = { post: written, files: [fileOf(png)], sendKey: "the-same-key" };
  const before = (await keysInR2()).length;
  const outcomes = await Promise.all([
    publishPost(stores, author, sending, { clock: () => NOW }),
    publishPost(stores, author, sending, { clock: () => NOW }),
  ]);
  const again = await publishPost(stores, author, sending, { clock: () => NOW + HOUR_MS });
  const ids = [...outcomes, again].map((outcome) => outcome.ok && outcome.value.publicId);
  expect(new Set(ids).size).toBe(1);
  const areNew = outcomes.map((outcome) => outcome.ok && outcome.value.isNew);
  expect(new Set(areNew)).toEqual(new Set([false, true]));
  const own = await listOwnPosts(
    stores.db,
    { person: author, secret: SECRET_OF_TESTS },
    { now: NOW },
  );
  expect(own.map(({ publicId }) => publicId)).toEqual([ids[0]]);
  expect((await keysInR2()).length - before).toBe(1);
});

it("a post is as new as it is to others, however long its photos take to be stored", async () => {
  const author = await newNeighbour(NOW);
  let now = NOW;
  const images = {
    ...stores.images,
    async put(...photo: Parameters<typeof stores.images.put>) {
      await stores.images.put(...photo);
      now += 5000;
      quicker = await post({ now: NOW + 1000 });
    },
  };
  let quicker = { publicId: "" };
  const sending = { post: written, files: [fileOf(png)], sendKey: "a-slow-key" };
  await publishPost({ ...stores, images }, author, sending, { clock: () => now });
  const reader = { person: undefined, secret: SECRET_OF_TESTS };
  const view = { tile: written.tile, reach: 1 } as const;
  const { posts } = await listPostsNear(stores.db, reader, view, { now: now + MINUTE_MS });
  expect(posts.map(({ publicId }) => publicId).indexOf(quicker.publicId)).toBe(1);
  expect(posts[0]?.endsAt).toBe(NOW + DAY_MS);
});

it("writes at most 8 rows, indexes included, also where it reaches farthest and has four photos", async () => {
  const author = await newNeighbour(NOW);
  const { d1, tally } = meterDatabase(env.DB);
  const sending = {
    post: written,
    files: [png, png, baseline, baseline].map((photo) => fileOf(photo)),
    sendKey: "a-counted-key",
  };
  const metered = { ...stores, db: openDatabase(d1) };
  const outcome = await publishPost(metered, author, sending, { clock: () => NOW });
  expect(outcome.ok).toBe(true);
  expect(tally.rowsWritten).toBeGreaterThan(0);
  expect(tally.rowsWritten).toBeLessThanOrEqual(8);
});

it("a neighbour may post so often in an hour and in a day, and is told how long to wait", async () => {
  const author = await newNeighbour(NOW - HOUR_MS);
  const tryAt = async (now: number) => {
    const sendKey = `quota-key-${now}`;
    const outcome = await publishPost(
      stores,
      author,
      { post: written, files: [], sendKey },
      { clock: () => now },
    );
    return outcome.ok ? "posted" : outcome.refusal;
  };
  for (let n = 0; n < QUOTAS.posts.hour; n += 1) expect(await tryAt(NOW + n * 1000)).toBe("posted");
  expect(await tryAt(NOW + 60_000)).toEqual({ reason: "too-many", retryAfter: 3540 });
  expect(await tryAt(NOW + HOUR_MS)).toBe("posted");
  const day = QUOTAS.posts.day - QUOTAS.posts.hour - 1;
  for (let n = 0; n < day; n += 1)
    expect(await tryAt(NOW + 2 * HOUR_MS + n * HOUR_MS * 0.5)).toBe("posted");
  const full = await tryAt(NOW + 23 * HOUR_MS);
  expect(full).toEqual({ reason: "too-many", retryAfter: 3600 });
});

it("keeps of a photo the picture alone, under its post's name", async () => {
  const laden = bytes(withPieces(baseline, BEHIND_JFIF, segment(0xe1, exif("MM", 6))), SECRET);
  const { publicId } = await post({ files: [png, laden], now: NOW });
  const found = await findPhoto(stores.db, `${publicId}-2.jpg`, { now: NOW });
  expect(found).toMatchObject({
    key: `posts/2026-06-02/${publicId}-2.jpg`,
    expiresAt: NOW + DAY_MS,
  });
  const kept = await (await env.IMAGES.get(found?.key ?? ""))?.arrayBuffer();
  expect(new TextDecoder("latin1").decode(kept)).not.toContain(SECRET);
  expect(kept?.byteLength).toBeGreaterThan(50);
});

it.each([
  [
    "that lies about what it is",
    [new TextEncoder().encode("<svg onload=alert(1)>")],
    "invalid-input",
  ],
  ["that is a script in a picture's coat", [bytes("GIF89a", "alert(1)")], "invalid-input"],
  ["too many", [png, png, png, png, png], "invalid-input"],
])("refuses a photo %s, and keeps none of them", async (_, files, reason) => {
  const author = await newNeighbour(NOW);
  const before = await keysInR2();
  const sent = files.map((file) => fileOf(file));
  const sending = { post: written, files: sent, sendKey: "a-refused-key" };
  const outcome = await publishPost(stores, author, sending, { clock: () => NOW });
  expect(outcome.ok ? outcome : outcome.refusal.reason).toBe(reason);
  expect(await keysInR2()).toEqual(before);
});

it("a photo is found under its own name alone, and no longer than its post lives", async () => {
  const { publicId } = await post({ files: [png], hours: 1, now: NOW });
  const find = (name: string, now = NOW) => findPhoto(stores.db, name, { now });
  expect(await find(`${publicId}-1.png`, NOW + HOUR_MS - 1)).toBeDefined();
  expect(await find(`${publicId}-1.png`, NOW + HOUR_MS)).toBeUndefined();
  for (const name of ["1.jpg", "2.png", "0.png", "1.png.png", "1", "5.png"]) {
    expect(await find(`${publicId}-${name}`)).toBeUndefined();
  }
});

it.each<[string, Record<string, unknown>]>([
  ["no words", { text: " \n " }],
  ["words that cannot be seen", { text: "\u200B\u2060" }],
  ["501 characters", { text: "x".repeat(501) }],
  ["control characters", { text: "a\u0000b" }],
  ["a venue of two lines", { venue: "The\nstall" }],
  ["an unknown kind", { kind: "advert" }],
  ["another reach", { reach: "5" }],
  ["a longer life", { hours: "25" }],
  ["no place", { tile: "" }],
  ["exact coordinates", { tile: "19.0760,72.8777" }],
])("is refused with %s", (_, change) => {
  const form = { kind: "help", text: "Help!", reach: "3", hours: "6", tile: "16/46027/29258" };
  expect(v.safeParse(PostInput, form).success).toBe(true);
  expect(v.safeParse(PostInput, { ...form, ...change }).success).toBe(false);
});

it("reaches 3 km for 24 hours where nothing else is said", () => {
  const form = { kind: "update", text: "Cricket at five?", tile: "16/46027/29258" };
  expect(v.parse(PostInput, form)).toEqual({
    ...form,
    venue: "",
    reach: 3,
    hours: 24,
    startsAt: null,
    tile: 29_258 * 65_536 + 46_027,
  });
});
