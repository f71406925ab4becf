import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { suggestDrawing } from "#app/domain/menus/dish-drawings.ts";
import { importMenu } from "#app/domain/menus/import.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import cafe from "./demo-cafe.json?raw";
import { DEMO_DETAILS } from "./demo-details.ts";
import dhaba from "./demo-dhaba.json?raw";
import { DEMO_SHOPS } from "./demo-shops.ts";
import { renewDemo, sellOut } from "./renew-demo.ts";

const db = openDatabase(env.DB);
/** A Wednesday at noon in India. */
const WEDNESDAY = Date.parse("2026-11-25T06:30:00Z");

beforeEach(async () => {
  await db.delete(shops).where(inArray(shops.id, DEMO_SHOPS));
  for (const text of [cafe, dhaba]) await importMenu(db, text, { now: WEDNESDAY });
  for (const [id, details] of Object.entries(DEMO_DETAILS)) {
    await db.update(shops).set(details).where(eq(shops.id, id));
  }
});

const openShops = () => db.select().from(shops).where(inArray(shops.id, DEMO_SHOPS));

async function soldOutNow(now: number): Promise<Record<string, string>> {
  const dishes = await db.select().from(items).where(inArray(items.shopId, DEMO_SHOPS));
  const out = dishes.filter((dish) => soldOutAt(dish, now) !== "no");
  return Object.fromEntries(out.map((dish) => [dish.name, soldOutAt(dish, now)]));
}

it("the demo's boards and what is sold out today come back after each night, on pages that are not kept", async () => {
  await sellOut(db, "until-said", { now: WEDNESDAY });
  for (const now of [WEDNESDAY, WEDNESDAY + DAY_MS]) {
    expect(await soldOutNow(now)).toEqual({ "Cold Brew": "until-said" });
    const before = await openShops();
    await renewDemo(db, { now });
    expect(await soldOutNow(now)).toEqual({ "Carrot Cake": "today", "Cold Brew": "until-said" });
    const after = await openShops();
    for (const [place, shop] of after.entries()) {
      expect(boardAt(shop, now)).toHaveLength(3);
      expect(shop.revision).toBeGreaterThan(before[place]?.revision ?? Infinity);
    }
    await renewDemo(db, { now: now + 1 });
    expect(await openShops()).toEqual(after);
  }
});

it("what is sold out until its shop says otherwise is so from the first load alone", async () => {
  await renewDemo(db, { now: WEDNESDAY });
  expect(await soldOutNow(WEDNESDAY)).toEqual({ "Carrot Cake": "today" });
});

it("each board has a dish that is drawn, a price for each and a time", async () => {
  await renewDemo(db, { now: WEDNESDAY });
  for (const shop of await openShops()) {
    const dishes = boardAt(shop, WEDNESDAY);
    expect(dishes.some(({ name }) => suggestDrawing(name) !== undefined)).toBe(true);
    expect(dishes.every(({ pricePaise }) => pricePaise > 0)).toBe(true);
    expect(dishes.some(({ from }) => from !== null)).toBe(true);
  }
});

it.each(Array.from({ length: 7 }, (_, day) => day))(
  "a café loaded %i days later opens otherwise on a Sunday to come, which stays until it is over",
  async (day) => {
    const now = WEDNESDAY + day * DAY_MS;
    await renewDemo(db, { now });
    const otherDates = async () => {
      const [shop] = await db.select().from(shops).where(eq(shops.id, "demo-cafe"));
      return shop?.hours?.exceptions.map(({ date }) => date) ?? [];
    };
    const [date = "", ...more] = await otherDates();
    expect(more).toEqual([]);
    const sunday = Date.parse(`${date}T06:30:00Z`);
    expect(new Date(sunday).getUTCDay()).toBe(0);
    expect(date > localDate(now + DAY_MS) && date <= localDate(now + 8 * DAY_MS)).toBe(true);
    await renewDemo(db, { now: sunday });
    expect(await otherDates()).toEqual([date]);
    await renewDemo(db, { now: sunday + DAY_MS });
    expect(await otherDates()).toEqual([localDate(sunday + 7 * DAY_MS)]);
  },
);
