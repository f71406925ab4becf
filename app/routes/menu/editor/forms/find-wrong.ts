import * as v from "valibot";
import { BoardInput } from "#app/domain/menus/board.ts";
import { NameInput, SizeOptionsFormInput } from "#app/domain/menus/input.ts";
import type { InvalidInput } from "#app/domain/outcome.ts";
import type { Problem } from "#app/domain/problem.ts";
import {
  fieldOf,
  pairsOf,
  rowsOf,
  type Fields,
} from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { BOARD_ROWS } from "#app/routes/menu/editor/operations/places.ts";

/** A field of a form, by its name and its 0-based place among those of that name, and what is wrong with it. */
export interface Wrong {
  name: string;
  row: number;
  problem: Problem;
}

/** The first field for which the server would refuse a form; undefined if it would not. */
export function findWrong(fields: Fields): Wrong | undefined {
  const read = readOperation(fields);
  return read.ok ? undefined : { ...placeOf(fields, read.refusal), problem: read.refusal };
}

/** What the fields of a size are called. */
const OF_SIZE = new Map([
  ["options", "optionName"],
  ["name", "optionName"],
  ["price", "optionPriceRupees"],
]);

/** What they are called on the board. */
const OF_BOARD = new Map([
  ["name", "boardName"],
  ["price", "boardPriceRupees"],
  ["from", "boardFrom"],
]);

function placeOf(fields: Fields, { path, code }: InvalidInput): Omit<Wrong, "problem"> {
  if (fieldOf(fields, "operation") === "edit-shop-board") {
    return { name: OF_BOARD.get(path) ?? path, row: wrongDishOnBoard(fields) };
  }
  const ofSize = OF_SIZE.get(path);
  const isOwn = path === "name" && !v.is(NameInput, fieldOf(fields, "name"));
  if (ofSize && !isOwn) return { name: ofSize, row: wrongSizeIn(fields) };
  if (path === "pricePaise") return { name: "priceRupees", row: 0 };
  const isFromMissing = code === "menu-times-incomplete" && fieldOf(fields, "servedFrom") === "";
  return { name: isFromMissing ? "servedFrom" : path, row: 0 };
}

/** The first size that is wrong by itself or beside those before it. */
function wrongSizeIn(fields: Fields): number {
  const sizes = pairsOf(fields, "optionName", "optionPriceRupees").map(([name, price]) => ({
    name,
    price,
  }));
  return sizes.findIndex((_, row) => !v.is(SizeOptionsFormInput, sizes.slice(0, row + 1)));
}

/** The first row of the board that is wrong; a blank one is none. */
function wrongDishOnBoard(fields: Fields): number {
  return rowsOf(fields, BOARD_ROWS.names).findIndex(
    ([name, word, price, from]) =>
      [name, price, from].some(Boolean) && !v.is(BoardInput, [{ name, word, price, from }]),
  );
}
