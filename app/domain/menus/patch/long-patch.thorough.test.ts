import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { openMenu, type Item, type Menu } from "#app/domain/menus/menus.ts";
import { meterDatabase } from "#test/meter.ts";
import { storeMenu } from "#test/stored-menus.ts";
import { repriceItems } from "./item-patches.ts";
import type { MenuPatch } from "./menu-patch.ts";
import { patchMenu } from "./patch-menu.ts";

const DISHES = 2999;
const A_SECTION = 300;
const db = openDatabase(env.DB);

async function storeLongMenu(): Promise<string> {
  const sections = Array.from({ length: Math.ceil(DISHES / A_SECTION) }, (_, section) => ({
    section: `S${section}`,
    items: Array.from(
      { length: Math.min(A_SECTION, DISHES - section * A_SECTION) },
      (__, item) => ({
        item: `Dish ${section}.${item}`,
        price: 100,
        submenu: { Half: 60, Full: 110 },
        metadata: {},
      }),
    ),
  }));
  return storeMenu({ menu: { shop: { name: "Long" }, sections } });
}

async function menuNow(shopId: string): Promise<Menu> {
  const menu = await openMenu(db, shopId);
  if (!menu) throw new Error("no menu");
  return menu;
}

const itemsOf = ({ sections }: Menu): Item[] => sections.flatMap(({ items }) => items);

/** Makes a patch of all dishes, counts what that asks of D1, and gives the dishes before and after. */
async function patched(patchOf: (items: Item[]) => MenuPatch) {
  const shopId = await storeLongMenu();
  const before = itemsOf(await menuNow(shopId));
  const { d1, tally } = meterDatabase(env.DB);
  expect((await patchMenu(openDatabase(d1), shopId, patchOf(before)))?.ok).toBe(true);
  return { tally, before, after: itemsOf(await menuNow(shopId)) };
}

it("new prices for 2,999 dishes are a few statements that read each dish a few times, and touch no index", async () => {
  const { tally, before, after } = await patched((items) =>
    repriceItems(items, { by: "rupees", amount: 10_00, roundTo: 1_00 }),
  );
  expect(before).toHaveLength(DISHES);
  expect(after).toEqual(
    before.map((item) => ({
      ...item,
      revision: item.revision + 1,
      pricePaise: 110_00,
      options: [
        { name: "Half", pricePaise: 70_00 },
        { name: "Full", pricePaise: 120_00 },
      ],
    })),
  );
  // Of which five read the menu.
  expect(tally.statements).toBeLessThan(10);
  expect(tally.rowsRead).toBeLessThan(6 * DISHES);
  expect(tally.rowsWritten).toBe(DISHES + 1);
});

it("long descriptions of 2,999 dishes in Hindi fit into what D1 takes for a value", async () => {
  const description = "क".repeat(200);
  const { tally, after } = await patched((items) => ({
    sections: [],
    items: items.map(({ id }) => ({ id, values: { description, spicy: 3, isFeatured: true } })),
    deletedSections: [],
    deletedItems: [],
  }));
  expect(
    after.every((item) => item.description === description && item.spicy === 3 && item.isFeatured),
  ).toBe(true);
  expect(tally.statements).toBeLessThan(12);
});
