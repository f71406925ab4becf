import * as v from "valibot";
import { BOARD_WORDS } from "#app/db/closed-lists.ts";
import type { Board, BoardDish } from "#app/db/shop-columns.ts";
import { TimeInput, timeText } from "#app/domain/shops/time-input.ts";
import { NameInput, PriceOrNoneFormInput } from "./input.ts";
import { decimalRupees } from "./prices.ts";

export { BOARD_WORDS };
export type { BoardDish };

/** So many dishes a board can hold. */
export const MOST_DISHES = 3;

/** Today's board from its form, each dish with a name. Prices in rupees are read into paise. */
export const BoardInput = v.pipe(
  v.array(
    v.object(
      {
        name: NameInput,
        word: v.picklist(BOARD_WORDS, "form-unreadable"),
        price: PriceOrNoneFormInput,
        from: TimeInput,
      },
      "form-unreadable",
    ),
    "form-unreadable",
  ),
  v.maxLength(MOST_DISHES, "menu-list-too-long"),
  v.transform((rows) =>
    rows.map(({ price, ...row }): BoardDish => ({ ...row, pricePaise: price })),
  ),
);

/** What is written on a board, by which a change to it is told; it may be of another day. */
export function boardText(board: Board | null): string {
  return JSON.stringify(board?.dishes ?? null);
}

const NO_DISH: BoardDish = { name: "", word: BOARD_WORDS[0], pricePaise: 0, from: null };

/** The fields of the board's form, which has a row for each dish that there can be. */
export function boardFormTexts(dishes: BoardDish[]): [field: string, text: string][] {
  const rows = Array.from({ length: MOST_DISHES }, (_, index) => dishes[index] ?? NO_DISH);
  return rows.flatMap(({ name, word, pricePaise, from }): [string, string][] => [
    ["boardName", name],
    ["boardWord", word],
    ["boardPriceRupees", pricePaise > 0 ? decimalRupees(pricePaise) : ""],
    ["boardFrom", timeText(from)],
  ]);
}
