import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { eq } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { shops } from "#app/db/schema.ts";
import { fileReport } from "#app/domain/reports/file-report.ts";
import { storeShop, writeOnBoard } from "#test/corner-shops.ts";
import { meterDatabase } from "#test/meter.ts";
import { CORNER, newNeighbour, SECRET_OF_TESTS, stores, tileOf } from "#test/neighbours.ts";
import { awayFrom } from "#test/positions.ts";
import { blockAuthor, listBlocks } from "./blocks.ts";
import { hidePost } from "./hides.ts";
import { listShopsNear } from "./shops-near.ts";

const db = openDatabase(env.DB);
/** A Wednesday, 5:30 pm in India. */
const stranger = { person: undefined };
const NOW = Date.UTC(2026, 10, 25, 12);
const ALWAYS = { week: Array.from({ length: 7 }, () => [[480, 1320] as [number, number]]) };

beforeEach(() => db.delete(shops));

const namesAt = async (at = CORNER) =>
  (await listShopsNear(db, stranger, tileOf(at), { now: NOW })).map(({ name }) => name);

it("shops stand nearest first, with their distance, whether they are open and what they have today", async () => {
  const far = await storeShop(awayFrom(CORNER, { north: 2, east: 1 }), { name: "Far" });
  await storeShop(awayFrom(CORNER, { north: -0.7, east: 0 }), {
    name: "Near",
    hours: { ...ALWAYS, exceptions: [] },
  });
  await writeOnBoard(far, ["Jalebi"], NOW);
  const found = await listShopsNear(db, stranger, tileOf(CORNER), { now: NOW });
  expect(found.map(({ name }) => name)).toEqual(["Near", "Far"]);
  expect(found[0]?.open).toEqual({ isOpen: true, until: Date.UTC(2026, 10, 25, 16, 30) });
  expect(found[1]?.open).toBeUndefined();
  expect(found[1]?.dishes.map(({ name }) => name)).toEqual(["Jalebi"]);
  // The middle of the tile is up to 0.4 km from the corner.
  expect(Math.abs((found[1]?.km ?? 0) - Math.hypot(2, 1))).toBeLessThan(0.5);
});

it("a shop that is closed for good, has no place or does not want it is not shown", async () => {
  await storeShop(CORNER, { name: "Closed", closedAt: 1 });
  await storeShop(undefined, { name: "Nowhere" });
  await storeShop(CORNER, { name: "Private", isListedNearby: false });
  expect(await namesAt()).toEqual([]);
});

it("a board that its reader or moderators have hidden is not said here either, and a blocked shop not shown", async () => {
  const shop = await storeShop(CORNER);
  await writeOnBoard(shop, ["Jalebi"], NOW);
  const [hider, blocker] = [await newNeighbour(NOW), await newNeighbour(NOW)];
  const seenBy = async (person?: typeof hider) =>
    (await listShopsNear(db, { person }, tileOf(CORNER), { now: NOW })).map(({ dishes }) =>
      dishes.map(({ name }) => name),
    );
  const [post] = await db.select().from(posts).where(eq(posts.shopId, shop));
  const thread = post?.publicId ?? "";
  await hidePost(db, hider, thread, { now: NOW });
  const named = { thread, of: "post" };
  const secret = SECRET_OF_TESTS;
  await blockAuthor(db, { person: blocker, secret }, named, { now: NOW });
  expect([await seenBy(hider), await seenBy(blocker), await seenBy()]).toEqual([
    [[]],
    [],
    [["Jalebi"]],
  ]);
  expect(await listBlocks(db, blocker)).toMatchObject([{ handle: "Corner Cafe" }]);
  const report = { ...named, reason: "child-safety", words: "" } as const;
  await fileReport(stores, hider, report, { now: NOW });
  expect(await seenBy()).toEqual([[]]);
});

it("only where no shop is within 3 km, those within 10 km are shown", async () => {
  await storeShop(awayFrom(CORNER, { north: 8, east: 0 }), { name: "Ride" });
  await storeShop(awayFrom(CORNER, { north: 12, east: 0 }), { name: "Too far" });
  expect(await namesAt()).toEqual(["Ride"]);
  await storeShop(awayFrom(CORNER, { north: 0, east: 2 }), { name: "Walk" });
  expect(await namesAt()).toEqual(["Walk"]);
});

it.each([
  ["south and west of zero", { latitude: -33.4489, longitude: -70.6693 }],
  ["beside the equator and Greenwich", { latitude: 0.001, longitude: -0.001 }],
  ["beside the date line", { latitude: 65, longitude: 179.999 }],
  ["in the far north", { latitude: 79.9, longitude: 20 }],
])("shops around are found %s", async (_, at) => {
  const around = [
    [2.5, 0],
    [-2.5, 0],
    [0, 2.5],
    [0, -2.5],
  ] as const;
  for (const [north, east] of around) {
    const { latitude, longitude } = awayFrom(at, { north, east });
    const name = `${north} ${east}`;
    await storeShop({ latitude, longitude: ((longitude + 540) % 360) - 180 }, { name });
  }
  expect((await namesAt(at)).toSorted()).toEqual(["-2.5 0", "0 -2.5", "0 2.5", "2.5 0"]);
});

it("reads the shops of the neighbourhood, not those of the town", async () => {
  await storeShop(CORNER);
  const town = Array.from({ length: 400 }, (_, index) => ({
    north: 15 + (index % 20) * 2,
    east: Math.floor(index / 20) * 2 - 20,
  }));
  for (const away of town) await storeShop(awayFrom(CORNER, away));
  const { d1, tally } = meterDatabase(env.DB);
  expect(
    await listShopsNear(openDatabase(d1), stranger, tileOf(CORNER), { now: NOW }),
  ).toHaveLength(1);
  expect(tally.rowsRead).toBeLessThan(15);
});
