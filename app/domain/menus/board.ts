import { sql } from "drizzle-orm";
import * as v from "valibot";
import { BOARD_WORDS } from "#app/db/closed-lists.ts";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Board, BoardDish, Hours } from "#app/db/shop-columns.ts";
import { endOfDay } from "#app/domain/shops/hours.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import { TimeInput, timeText } from "#app/domain/shops/time-input.ts";
import { NameInput, RupeesInput } from "./input.ts";
import type { Shop } from "./menus.ts";
import { decimalRupees, paiseFromRupees } from "./prices.ts";

export { BOARD_WORDS };
export type { BoardDish };

export const BOARD_DISHES = 3;

/** Today's board from its form: the rows with a name. Prices in rupees are read into paise. */
export const BoardInput = v.pipe(
  v.array(
    v.object(
      {
        name: NameInput,
        word: v.picklist(BOARD_WORDS, "form-unreadable"),
        price: v.pipe(RupeesInput, v.transform(paiseFromRupees)),
        from: TimeInput,
      },
      "form-unreadable",
    ),
    "form-unreadable",
  ),
  v.maxLength(BOARD_DISHES, "menu-list-too-long"),
  v.transform((rows) =>
    rows.map(({ price, ...row }): BoardDish => ({ ...row, pricePaise: price })),
  ),
);

/** Writes today's board, or wipes it if it has no dishes. Undefined if there is no such open shop. */
export async function setBoard(
  db: Database,
  shopId: string,
  dishes: BoardDish[],
  { now }: { now: number },
): Promise<Shop | undefined> {
  const board = dishes.length > 0 ? { setAt: now, dishes } : null;
  const [edited] = await db
    .update(shops)
    .set({ board, revision: sql`${shops.revision} + 1` })
    .where(isOpenShop(shopId))
    .returning();
  return edited;
}

/** The dishes on a shop's board at `now`; none once its day is over. */
export function boardAt(
  { board, hours }: { board: Board | null; hours: Hours | null },
  now: number,
): BoardDish[] {
  return board && now < endOfDay(hours, board.setAt) ? board.dishes : [];
}

/** The fields of the board's form. */
export function boardFormTexts(dishes: BoardDish[]): [field: string, text: string][] {
  return dishes.flatMap(({ name, word, pricePaise, from }): [string, string][] => [
    ["boardName", name],
    ["boardWord", word],
    ["boardPriceRupees", pricePaise > 0 ? decimalRupees(pricePaise) : ""],
    ["boardFrom", timeText(from)],
  ]);
}
