import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { REACHES, ringsAround, type Reach } from "#app/domain/places/cover.ts";
import { wholeParent, type PostPlace } from "#app/domain/places/post-place.ts";
import {
  centreOf,
  columnAndRow,
  distanceKm,
  numbered,
  parentOf,
  tileAt,
  type Tile,
} from "#app/domain/places/tiles.ts";
import { DAY_MS } from "#app/durations.ts";
import { newNeighbour, SECRET_OF_TESTS } from "#test/neighbours.ts";
import { listPostsNear } from "./feed.ts";
import { isNear } from "./posts-near.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/* Posts of squares and of their parents, by brute force: tile centre to tile centre, of sixteen the nearest. */

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 5, 1, 12);
const stranger = { person: undefined, secret: SECRET_OF_TESTS };

interface Stored {
  tile: Tile;
  isCoarse: boolean;
  reach: Reach;
  kind: "update" | "plan";
}

const anyTile = fc
  .record({
    latitude: fc.double({ min: -65, max: 65, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  .map((position) => tileAt(position) ?? -1);

/** Posts at most some 13 km away, where it is decided whether they are seen. */
const anyCase = fc.record({
  viewer: anyTile,
  posts: fc.array(
    fc.record({
      east: fc.integer({ min: -20, max: 20 }),
      south: fc.integer({ min: -20, max: 20 }),
      isCoarse: fc.boolean(),
      reach: fc.constantFrom(...REACHES),
      kind: fc.constantFrom("update" as const, "plan" as const),
    }),
    { minLength: 15, maxLength: 19 },
  ),
});

function near(viewer: Tile, { east, south }: { east: number; south: number }): Tile {
  const { x, y } = columnAndRow(viewer);
  return numbered(x + east, y + south);
}

/** Computed here again, tile by tile: the code under test counts with parents. */
function kmBetween(viewer: Tile, { tile, isCoarse }: Pick<Stored, "tile" | "isCoarse">): number {
  const { x, y } = columnAndRow(tile);
  const around = Array.from({ length: 49 }, (_, n) =>
    numbered(x + (n % 7) - 3, y + Math.floor(n / 7) - 3),
  );
  const family = around.filter((other) => parentOf(other) === parentOf(tile));
  expect(family).toHaveLength(16);
  const tiles = isCoarse ? family : [tile];
  return Math.min(...tiles.map((other) => distanceKm(centreOf(viewer), centreOf(other))));
}

const placeOf = ({ tile, isCoarse }: Stored): PostPlace => (isCoarse ? wholeParent(tile) : tile);

async function store(posts: readonly Stored[], personId: number): Promise<void> {
  await env.DB.prepare("DELETE FROM posts").run();
  const startsAt = NOW + 3_600_000;
  const rows = posts.map((post, n) => {
    const { tile, reach, kind } = post;
    return [firstIdAt(NOW - 600_000) + n, `post-${n}`, placeOf(post), parentOf(tile), reach, kind];
  });
  await env.DB.prepare(
    `INSERT INTO posts (id, public_id, person_id, send_key, digest, expires_at, tile, parent_tile, reach, kind, text, starts_at)
     SELECT value->>0, value->>1, ?1, value->>1, '', ?2, value->>2, value->>3, value->>4, value->>5, 'x',
       iif(value->>5 = 'plan', ?3, NULL) FROM json_each(?4)`,
  )
    .bind(personId, NOW + DAY_MS, startsAt, JSON.stringify(rows))
    .run();
}

it("a feed has each post of a square or of a parent that it reaches, once, and no other", async () => {
  const { id } = await newNeighbour(NOW);
  let [seen, coarse] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ viewer, posts: drawn }) => {
      const posts: Stored[] = drawn.map((post) => ({ ...post, tile: near(viewer, post) }));
      await store(posts, id);
      for (const reach of REACHES) {
        const isSeen = (post: Stored) => kmBetween(viewer, post) <= Math.min(reach, post.reach);
        for (const kind of [undefined, "update", "plan"] as const) {
          const view = { tile: viewer, reach, kind };
          const page = await listPostsNear(db, stranger, view, { now: NOW });
          const expected = posts.flatMap((post, n) =>
            isSeen(post) && (kind === undefined || kind === post.kind) ? [`post-${n}`] : [],
          );
          expect(page.posts.map(({ publicId }) => publicId).toSorted()).toEqual(
            expected.toSorted(),
          );
          seen += expected.length;
        }
        for (const post of posts) {
          const own = { tile: placeOf(post), reach: post.reach, kind: post.kind };
          expect(isNear({ tile: viewer, reach }, own)).toBe(isSeen(post));
          if (isSeen(post) && post.isCoarse) coarse += 1;
        }
      }
    }),
    { numRuns: 60 },
  );
  // Enough of them to mean something.
  expect(Math.min(seen, coarse)).toBeGreaterThan(150);
});

it("whoever is told of a post is whoever would see it", () => {
  fc.assert(
    fc.property(anyCase, ({ viewer, posts: drawn }) => {
      for (const post of drawn) {
        const stored = { ...post, tile: near(viewer, post) };
        const rings = ringsAround(placeOf(stored), post.reach);
        const km = kmBetween(viewer, stored);
        const ring = REACHES.find((each) => rings[each].includes(viewer));
        expect(ring).toBe(km <= post.reach ? REACHES.find((each) => km <= each) : undefined);
      }
    }),
    { numRuns: 3 },
  );
});
