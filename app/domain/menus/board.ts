import { and, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { BOARD_WORDS } from "#app/db/closed-lists.ts";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import type { Board, BoardDish, Hours } from "#app/db/shop-columns.ts";
import { done, refused, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { endOfDay } from "#app/domain/shops/hours.ts";
import { isOpenShop } from "#app/domain/shops/open.ts";
import { TimeInput, timeText } from "#app/domain/shops/time-input.ts";
import { NameInput, RupeesInput } from "./input.ts";
import type { Shop } from "./menus.ts";
import { decimalRupees, paiseFromRupees } from "./prices.ts";

export { BOARD_WORDS };
export type { BoardDish };

const BOARD_DISHES = 3;

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

interface BoardEdit {
  dishes: BoardDish[];
  /** The dishes that its writer saw, as boardText has them. */
  seen: string;
}

/**
 * Writes today's board, or wipes it if it has no dishes. Refuses if it is no longer as `seen`, nor as wanted; undefined
 * if there is no such open shop.
 */
export async function setBoard(
  db: Database,
  shopId: string,
  { dishes, seen }: BoardEdit,
  { now }: { now: number },
): Promise<Outcome<Shop, Stale> | undefined> {
  const board = dishes.length > 0 ? { setAt: now, dishes } : null;
  const written = sql`coalesce(${shops.board}->'$.dishes', 'null')`;
  const [[edited], [current]] = await db.batch([
    db
      .update(shops)
      .set({ board, revision: sql`${shops.revision} + 1` })
      .where(and(isOpenShop(shopId), inArray(written, [seen, boardText(board)])))
      .returning(),
    db.select().from(shops).where(isOpenShop(shopId)),
  ]);
  if (edited) return done(edited);
  return current && refused({ reason: "stale" });
}

/** What is written on a board, by which a change to it is told; it may be of another day. */
export function boardText(board: Board | null): string {
  return JSON.stringify(board?.dishes ?? null);
}

/** The dishes on a shop's board at `now`; none once its day is over. */
export function boardAt(
  { board, hours }: { board: Board | null; hours: Hours | null },
  now: number,
): BoardDish[] {
  return board && now < endOfDay(hours, board.setAt) ? board.dishes : [];
}

const NO_DISH: BoardDish = { name: "", word: BOARD_WORDS[0], pricePaise: 0, from: null };

/** The fields of the board's form, which has a row for each dish that there can be. */
export function boardFormTexts(dishes: BoardDish[]): [field: string, text: string][] {
  const rows = Array.from({ length: BOARD_DISHES }, (_, index) => dishes[index] ?? NO_DISH);
  return rows.flatMap(({ name, word, pricePaise, from }): [string, string][] => [
    ["boardName", name],
    ["boardWord", word],
    ["boardPriceRupees", pricePaise > 0 ? decimalRupees(pricePaise) : ""],
    ["boardFrom", timeText(from)],
  ]);
}
