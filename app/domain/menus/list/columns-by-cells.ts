import { dietInCell } from "./cells.ts";
import type { Column, Use } from "./columns.ts";
import { nameKey } from "./name-key.ts";
import { isUnit, sizeNamed } from "./size-words.ts";

const REMARKS = new Set(
  "remark remarks note notes comment comments टिप्पणी टिप्पणियाँ".split(" ").map(nameKey),
);
const QUANTITIES = new Set(
  "qty quantity serving servings pack packing packsize pcs pieces मात्रा".split(" ").map(nameKey),
);
const PACKS = new Set(
  "box boxes tub tubs jar jars pack packs packet packets pouch tray".split(" "),
);
/** "6 pcs", "1 plate", "250ml". */
const QUANTITY = /^\d{1,4}(?:\.\d{1,2})?\s?([\p{L}\p{M}]{1,8})[.]?$/u;

/**
 * The columns, with a use for some that have none by their heads alone: marks in a column such as "Tags", remarks as
 * descriptions, and a "Qty" such as "6 pcs". Each only where no other column has that use, and where all its cells are of
 * that kind.
 */
export function withUsesByCells(columns: Column[], rows: string[][]): Column[] {
  const marked = withUse(columns, ["diet", "isVeg"], ({ at }) => areAll(rows, at, isMarkInWords));
  const described = withUse(marked, ["description"], ({ head }) => REMARKS.has(nameKey(head)));
  return withUse(described, ["quantity", "size"], ({ head, at }) => {
    return QUANTITIES.has(nameKey(head)) && areAll(rows, at, isQuantity);
  });
}

/** The columns, with one of words that had no use as the names if the one taken for the names holds numbers. */
export function withWordsAsNames(columns: Column[], rows: string[][]): Column[] {
  const name = columns.find(({ use }) => use === "name");
  if (!name || !areMost(rows, name.at, isNumber)) return columns;
  const words = columns.find(({ use, at }) => !use && areMost(rows, at, hasLetters));
  if (!words) return columns;
  return columns.map((column) => {
    if (column === words) return { ...column, use: "name" };
    return column === name ? { ...column, use: "serial" } : column;
  });
}

function isNumber(cell: string): boolean {
  return /^[\p{N}\p{P}\s]+$/u.test(cell);
}

function hasLetters(cell: string): boolean {
  return /\p{L}{2}/u.test(cell.replaceAll(/\p{M}/gu, ""));
}

function areMost(rows: string[][], at: number, isOfKind: (cell: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[at] || []);
  return cells.filter(isOfKind).length * 2 > cells.length;
}

/** The first column without a use that is of such a kind gets the first of these uses, unless another has one of them. */
function withUse(
  columns: Column[],
  uses: [Use, ...Use[]],
  isOfKind: (column: Column) => boolean,
): Column[] {
  if (columns.some(({ use }) => use && uses.includes(use))) return columns;
  const found = columns.find((column) => !column.use && column.head !== "" && isOfKind(column));
  return columns.map((column) => (column === found ? { ...column, use: uses[0] } : column));
}

function areAll(rows: string[][], at: number, isOfKind: (cell: string) => boolean): boolean {
  const cells = rows.flatMap((row) => row[at] || []);
  return cells.length > 0 && cells.every(isOfKind);
}

/** "veg", "non-veg"; letters such as "n" may stand for anything. */
function isMarkInWords(cell: string): boolean {
  return cell.length > 2 && dietInCell(cell, false) !== undefined;
}

function isQuantity(cell: string): boolean {
  const word = QUANTITY.exec(cell)?.[1] ?? "";
  return isUnit(word) || sizeNamed(word) !== undefined || PACKS.has(word.toLowerCase());
}
