import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { items, shops } from "#app/db/schema.ts";
import type { BoardDish, Period } from "#app/db/shop-columns.ts";
import { boardText } from "#app/domain/menus/board.ts";
import { boardAt } from "#app/domain/shops/board-at.ts";
import { editItem } from "#app/domain/menus/items.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import { setBoard } from "#app/domain/menus/set-board.ts";
import { shopTime } from "#app/domain/menus/shop-time.ts";
import { soldOutAt, soldOutUntil, type SoldOut } from "#app/domain/menus/sold-out.ts";
import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { DEMO_SHOPS } from "./demo-shops.ts";

const BOARDS: Record<string, BoardDish[]> = {
  "demo-cafe": [
    { name: "Hot jalebi", word: "special", pricePaise: 4_000, from: 1020 },
    { name: "Podi masala dosa", word: "new", pricePaise: 13_000, from: null },
    { name: "Mango lassi", word: "back", pricePaise: 9_000, from: null },
  ],
  "demo-dhaba": [
    { name: "सरसों का साग", word: "special", pricePaise: 18_000, from: 720 },
    { name: "Amritsari Kulcha", word: "new", pricePaise: 9_000, from: 1110 },
    { name: "Rabri Jalebi", word: "back", pricePaise: 12_000, from: 1200 },
  ],
};

/** Special hours for one coming Sunday. */
const SPECIAL_SUNDAYS: Record<string, Period[]> = { "demo-cafe": [[600, 960]] };

/** Dishes that cannot be had. */
const SOLD_OUT = [
  ["Carrot Cake", "today"],
  ["Cold Brew", "until-said"],
] as const;

/** Renews what lasts a day in the demo shops: boards, special dates, dishes sold out today. */
export async function renewDemo(db: Database, { now }: { now: number }): Promise<void> {
  const open = await db.select().from(shops).where(inArray(shops.id, DEMO_SHOPS));
  for (const shop of open) {
    if (boardAt(shop, now).length === 0) {
      const dishes = BOARDS[shop.id] ?? [];
      await setBoard(db, shop.id, { dishes, seen: boardText(shop.board) }, { now });
    }
    await renewDates(db, shop, now);
  }
  await sellOut(db, "today", { now });
}

/** Gives a shop with hours one date with others, unless one is not over yet. */
async function renewDates(db: Database, shop: Shop, now: number): Promise<void> {
  const periods = SPECIAL_SUNDAYS[shop.id];
  const isAhead = shop.hours?.exceptions.some(({ date }) => date >= localDate(now));
  if (!periods || !shop.hours || isAhead) return;
  const hours = { ...shop.hours, exceptions: [{ date: sundayAfter(now), periods }] };
  await db
    .update(shops)
    .set({
      hours,
      revision: sql`${shops.revision} + 1`,
      detailsRevision: sql`${shops.detailsRevision} + 1`,
    })
    .where(eq(shops.id, shop.id));
}

/** The first Sunday that is neither today nor tomorrow, whose hours a menu says already. */
function sundayAfter(now: number): string {
  const sunday = now + (7 - localTime(now).weekday) * DAY_MS;
  const isNear = sunday - now < 2 * DAY_MS;
  return localDate(isNear ? sunday + 7 * DAY_MS : sunday);
}

/** Marks the demo's dishes of this kind as sold out, unless they already are. */
export async function sellOut(
  db: Database,
  how: Exclude<SoldOut, "no">,
  { now }: { now: number },
): Promise<void> {
  const names = SOLD_OUT.filter(([, out]) => out === how).map(([name]) => name);
  const dishes = await db
    .select()
    .from(items)
    .where(and(inArray(items.shopId, DEMO_SHOPS), inArray(items.name, names)));
  for (const dish of dishes.filter((each) => soldOutAt(each, now) === "no")) {
    const at = await shopTime(db, dish.shopId, { now, soldOut: [how] });
    const change = { itemId: dish.id, soldOutUntil: soldOutUntil(how, at) };
    await editItem(db, dish.shopId, change);
  }
}
