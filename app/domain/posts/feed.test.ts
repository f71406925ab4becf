import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import {
  awayFromCorner,
  CORNER,
  newNeighbour,
  post,
  SECRET_OF_TESTS,
  tileOf,
} from "#test/neighbours.ts";
import type { Reach } from "#app/domain/places/cover.ts";
import { HOUR_MS, MINUTE_MS } from "#app/durations.ts";
import { PAGE_LENGTH, REACTIONS, type Kind } from "./limits.ts";
import { countNewPosts, listPostsNear } from "./feed.ts";
import type { Reader } from "./live.ts";

const db = openDatabase(env.DB);
const stranger: Reader = { person: undefined, secret: SECRET_OF_TESTS };

/** Each test has a place of its own. */
let placesUsed = 0;
const newPlace = () => awayFromCorner(0, (placesUsed += 60));

const NOW = Date.UTC(2026, 5, 1, 12, 30, 20);
/** When others see what is written now. */
const SOON = NOW + MINUTE_MS;

interface Look {
  at: { latitude: number; longitude: number };
  reach?: Reach;
  kind?: Kind;
  before?: string;
  now?: number;
  reader?: Reader;
}

function look({ at, reach = 10, kind, before, now = SOON, reader = stranger }: Look) {
  return listPostsNear(db, reader, { tile: tileOf(at), reach, kind }, { before, now });
}

const textsAt = async (given: Look) => (await look(given)).posts.map(({ text }) => text);

describe("a feed", () => {
  it("holds the posts within reach, newest first, and none from 20 km away", async () => {
    const at = newPlace();
    const north = (km: number) => ({ ...at, latitude: at.latitude + km / 111.195 });
    for (const [index, km] of [0, 0.7, 2, 7, 20].entries()) {
      await post({ at: north(km), text: `${km} km`, now: NOW - HOUR_MS + index });
    }
    expect(await textsAt({ at, reach: 10 })).toEqual(["7 km", "2 km", "0.7 km", "0 km"]);
    expect(await textsAt({ at, reach: 3 })).toEqual(["2 km", "0.7 km", "0 km"]);
    expect(await textsAt({ at, reach: 1 })).toEqual(["0.7 km", "0 km"]);
    expect(await textsAt({ at: north(20), reach: 10 })).toEqual(["20 km"]);
  });

  it("holds a post for whom the post itself reaches, and nobody else", async () => {
    const at = newPlace();
    const north = (km: number) => ({ ...at, latitude: at.latitude + km / 111.195 });
    for (const reach of [1, 3, 10] as const) await post({ at, reach, text: `${reach}`, now: NOW });
    const seenFrom = async (km: number) => (await textsAt({ at: north(km) })).toSorted();
    expect(await seenFrom(0.7)).toEqual(["1", "10", "3"]);
    expect(await seenFrom(2)).toEqual(["10", "3"]);
    expect(await seenFrom(7)).toEqual(["10"]);
    expect(await seenFrom(11)).toEqual([]);
  });

  it("can be of one kind alone", async () => {
    const at = newPlace();
    for (const kind of ["update", "help", "plan"] as const) {
      await post({ at, kind, text: kind, now: NOW });
      await post({ at, kind, reach: 1, text: `${kind} close by`, now: NOW + 1 });
    }
    for (const kind of ["update", "help", "plan"] as const) {
      const texts = await textsAt({ at, kind });
      expect(texts.toSorted()).toEqual([kind, `${kind} close by`]);
    }
  });

  it("goes on page by page without leaving out or repeating one, whatever is posted meanwhile", async () => {
    const at = newPlace();
    const total = PAGE_LENGTH * 2 + 5;
    for (let n = 0; n < total; n += 1) await post({ at, text: `post ${n}`, now: NOW - total + n });
    const first = await look({ at });
    expect(first.posts).toHaveLength(PAGE_LENGTH);
    await post({ at, text: "meanwhile", now: SOON });
    const second = await look({ at, before: first.older ?? "" });
    const third = await look({ at, before: second.older ?? "" });
    const all = [first, second, third].flatMap(({ posts }) => posts.map(({ text }) => text));
    expect(all).toEqual(Array.from({ length: total }, (_, n) => `post ${total - 1 - n}`));
    expect([first.older === null, second.older === null, third.older]).toEqual([
      false,
      false,
      null,
    ]);
  });

  it("counts the new posts", async () => {
    const at = newPlace();
    const view = { tile: tileOf(at), reach: 3 } as const;
    const empty = await look({ at });
    const countSince = (since: string, reader = stranger) =>
      countNewPosts(db, reader, view, { since, now: SOON + MINUTE_MS });
    expect(await countSince(empty.newest)).toBe(0);
    const { author } = await post({ at, now: SOON });
    expect(await countSince(empty.newest)).toBe(1);
    expect(await countSince(empty.newest, { ...stranger, person: author })).toBe(0);
    const { newest } = await look({ at, now: SOON + MINUTE_MS });
    expect(await countSince(newest)).toBe(0);
    for (let n = 2; n < 5; n += 1) await post({ at, now: SOON + n });
    await post({ at, reach: 1, now: SOON + 5 });
    expect(await countSince(empty.newest)).toBe(5);
    expect(await countSince("not ours")).toBe(0);
  });

  it("shows of a post neither where nor exactly when it was written, nor by whom", async () => {
    const at = newPlace();
    const { author, publicId } = await post({ at, hours: 6, now: NOW });
    const [shown] = (await look({ at })).posts;
    expect(shown).toEqual({
      publicId,
      kind: "update",
      text: "The tea stall at the corner is open again.",
      venue: "",
      photos: [],
      handle: {
        name: expect.stringMatching(/^\w+ \w+$/),
        colour: expect.any(Number),
        pattern: expect.any(Number),
      },
      isMine: false,
      isEdited: false,
      postedAt: Date.UTC(2026, 5, 1, 12, 30),
      endsAt: Date.UTC(2026, 5, 1, 18, 30),
      isResolved: false,
      isFlagged: false,
      startsAt: null,
      joins: { count: 0, isMine: false },
      commentCount: 0,
      reactions: REACTIONS.map((reaction) => ({ reaction, count: 0, isMine: false })),
    });
    const [own] = (await look({ at, reader: { ...stranger, person: author } })).posts;
    expect(own?.isMine).toBe(true);
  });

  it("has nothing of what has expired, whether it was swept or not", async () => {
    const at = newPlace();
    for (const hours of [1, 6, 24] as const)
      await post({ at, hours, text: `${hours} h`, now: NOW });
    const textsAfter = async (ms: number) => (await textsAt({ at, now: NOW + ms })).toSorted();
    // Full minutes after the one in which they were written.
    const hour = HOUR_MS - (NOW % MINUTE_MS);
    expect(await textsAfter(hour - 1)).toEqual(["1 h", "24 h", "6 h"]);
    expect(await textsAfter(hour)).toEqual(["24 h", "6 h"]);
    expect(await textsAfter(hour + 5 * HOUR_MS)).toEqual(["24 h"]);
    expect(await textsAfter(hour + 23 * HOUR_MS)).toEqual([]);
  });
});

it("two neighbours at one corner are two, to each other as to everybody", async () => {
  const [one, other] = [await newNeighbour(NOW), await newNeighbour(NOW)];
  await post({ author: one, at: CORNER, now: NOW });
  await post({ author: other, at: CORNER, now: NOW });
  const { posts } = await look({ at: CORNER });
  expect(new Set(posts.map(({ handle }) => handle.name)).size).toBe(2);
});
