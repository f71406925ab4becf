import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { REACHES, type Reach } from "#app/domain/places/cover.ts";
import { centreOf, distanceKm, type Position } from "#app/domain/places/tiles.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { sequence } from "#test/city-posts.ts";
import { newNeighbour, post, SECRET_OF_TESTS, tileOf } from "#test/neighbours.ts";
import { listPostsNear } from "./feed.ts";

/*
 * An attacker who may look from anywhere, at every radius, tries to locate posts. Tiles are computed here again
 * (https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames), as tiles.ts itself is under test.
 */

const db = openDatabase(env.DB);
const NOW = Date.UTC(2026, 5, 1, 12);
const SIDE = 2 ** 16;
const POSTS_A_TOWN = 8;
const TOWNS: Position[] = [
  { latitude: 9.93, longitude: 76.26 },
  { latitude: 28.61, longitude: 77.2 },
  { latitude: -33.87, longitude: 151.2 },
];
const random = sequence(16);

/** In tiles from the north-west corner of the world: 46034.25 is a quarter into the 46035th. */
interface Point {
  x: number;
  y: number;
}

function pointOf({ latitude, longitude }: Position): Point {
  const radians = (latitude * Math.PI) / 180;
  const north = Math.asinh(Math.tan(radians)) / Math.PI;
  return { x: ((longitude + 180) / 360) * SIDE, y: ((1 - north) / 2) * SIDE };
}

function positionOf({ x, y }: Point): Position {
  const bend = Math.PI * (1 - (2 * y) / SIDE);
  return {
    latitude: (Math.atan(Math.sinh(bend)) * 180) / Math.PI,
    longitude: (x / SIDE) * 360 - 180,
  };
}

/** Whether the attacker saw the post from a place, at a radius. */
interface Look {
  from: Position;
  reach: Reach;
  isSeen: boolean;
}

/** The true place of a post, and what the attacker has seen of it. */
interface Target {
  exact: Position;
  looks: Look[];
}

const towns: Target[][] = [];

beforeAll(async () => {
  for (const town of TOWNS) {
    const corner = pointOf(town);
    const author = () => newNeighbour(NOW);
    const targets = new Map<string, Target>();
    for (let n = 0; n < POSTS_A_TOWN; n += 1) {
      const inSquare = (at: number) => Math.floor(at) + 0.001 + random() * 0.998;
      const exact = positionOf({ x: inSquare(corner.x), y: inSquare(corner.y) });
      const { publicId } = await post({ author: await author(), at: exact, now: NOW });
      targets.set(publicId, { exact, looks: [] });
    }
    for (const reach of REACHES) {
      for (const from of placesAround(corner, reach)) {
        const view = { tile: tileOf(from), reach };
        const reader = { person: undefined, secret: SECRET_OF_TESTS };
        const { posts } = await listPostsNear(db, reader, view, { now: NOW + MINUTE_MS });
        const seen = new Set(posts.map(({ publicId }) => publicId));
        // Only the middle of the viewer's tile is known.
        const middle = centreOf(tileOf(from));
        for (const [publicId, { looks }] of targets) {
          looks.push({ from: middle, reach, isSeen: seen.has(publicId) });
        }
      }
    }
    towns.push([...targets.values()]);
  }
});

/** Places at about the distance where the post becomes visible: all tiles there, or a sample. */
function placesAround({ x, y }: Point, reach: Reach): Position[] {
  const places: Position[] = [];
  const width = squareKm({ x, y });
  const half = Math.ceil(reach / width) + 2;
  for (let dx = -half; dx <= half; dx += 1) {
    for (let dy = -half; dy <= half; dy += 1) {
      if (Math.abs(Math.hypot(dx, dy) * width - reach) > 1.5 * width) continue;
      if (reach === 10 && random() > 0.35) continue;
      places.push(positionOf({ x: x + dx, y: y + dy }));
    }
  }
  return places;
}

function squareKm({ x, y }: Point): number {
  return distanceKm(positionOf({ x, y }), positionOf({ x: x + 1, y }));
}

/** The best guess: the middle of all points that agree with the most looks, on a fine grid. */
function locate(looks: Look[], around: Point): Position {
  let least = Number.POSITIVE_INFINITY;
  let best: Point[] = [];
  for (let x = around.x - 2; x <= around.x + 2; x += 1 / 8) {
    for (let y = around.y - 2; y <= around.y + 2; y += 1 / 8) {
      const at = positionOf({ x, y });
      const wrong = looks.filter(
        ({ from, reach, isSeen }) => distanceKm(from, at) <= reach !== isSeen,
      ).length;
      if (wrong < least) best = [];
      least = Math.min(least, wrong);
      if (wrong === least) best.push({ x, y });
    }
  }
  const mean = (of: (point: Point) => number) =>
    best.reduce((sum, point) => sum + of(point), 0) / best.length;
  return positionOf({ x: mean(({ x }) => x), y: mean(({ y }) => y) });
}

it("from anywhere, at every radius, posts of one square look the same wherever in it they were written", () => {
  for (const targets of towns) {
    const answers = targets.map(({ looks }) => looks.map(({ isSeen }) => isSeen).join());
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("true");
    expect(answers[0]).toContain("false");
  }
});

it("whoever takes bearings from hundreds of places finds the square, and is as far off as the square is wide", () => {
  const errors = towns.flatMap((targets) => {
    const [first] = targets;
    if (!first) return [];
    const corner = pointOf(first.exact);
    const guess = locate(first.looks, {
      x: Math.floor(corner.x) + 0.5,
      y: Math.floor(corner.y) + 0.5,
    });
    return targets.map(({ exact }) => distanceKm(guess, exact) / squareKm(corner));
  });
  expect(errors).toHaveLength(TOWNS.length * POSTS_A_TOWN);
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  console.info(`the best guess is ${mean.toFixed(2)} squares off on average`);
  // Knowing only the tile would give an average error of 0.38 tiles.
  expect(mean).toBeGreaterThan(0.3);
  // The attack is a real one: it does find the tile.
  expect(mean).toBeLessThan(0.6);
});
