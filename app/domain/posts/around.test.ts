import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { HOUR_MS } from "#app/durations.ts";
import { awayFromCorner, post, SECRET_OF_TESTS, tileOf } from "#test/neighbours.ts";
import { listPostsAround } from "./around.ts";
import type { Reader } from "./live.ts";

const db = openDatabase(env.DB);
const stranger: Reader = { person: undefined, secret: SECRET_OF_TESTS };
const NOW = Date.UTC(2026, 5, 1, 12, 30, 20);

/** Each test has a place of its own. */
let placesUsed = 0;
const newPlace = () => awayFromCorner(60, (placesUsed += 60));

/** Stores so many posts, so many kilometres north of a place. */
async function store(
  at: { latitude: number; longitude: number },
  posts: [km: number, n: number][],
) {
  for (const [km, n] of posts) {
    const there = { ...at, latitude: at.latitude + km / 111.195 };
    for (let each = 0; each < n; each++) await post({ at: there, now: NOW - HOUR_MS + each });
  }
}

it.each([
  [
    "five within 1 km",
    [
      [0.3, 5],
      [2, 9],
    ],
    1,
    5,
  ],
  [
    "four within 1 km and one within 3",
    [
      [0.3, 4],
      [2, 1],
      [7, 9],
    ],
    3,
    5,
  ],
  [
    "four within 3 km and one within 10",
    [
      [0.3, 1],
      [2, 3],
      [7, 1],
    ],
    10,
    5,
  ],
  [
    "fewer than five at all",
    [
      [0.3, 2],
      [7, 1],
    ],
    10,
    3,
  ],
  ["none at all", [[20, 9]], 10, 0],
] as [string, [number, number][], number, number][])(
  "with %s posts the feed looks as far as it takes",
  async (_, posts, reach, shown) => {
    const at = newPlace();
    await store(at, posts);
    const page = await listPostsAround(db, stranger, { tile: tileOf(at) }, { now: NOW });
    expect([page.reach, page.posts.length]).toEqual([reach, shown]);
  },
);

it("what has ended, or is of another kind, does not count", async () => {
  const at = newPlace();
  await store(at, [[0, 4]]);
  await post({ at, hours: 1, now: NOW - 2 * HOUR_MS });
  await post({ at, kind: "plan", now: NOW - HOUR_MS });
  const around = { tile: tileOf(at) };
  expect((await listPostsAround(db, stranger, around, { now: NOW })).reach).toBe(1);
  const plans = await listPostsAround(db, stranger, { ...around, kind: "plan" }, { now: NOW });
  expect([plans.reach, plans.posts.length]).toEqual([10, 1]);
});
