import {
  dietInCell,
  isLeftEmpty,
  markInName,
  moneyIn,
  namesInCell,
  saysAsk,
  saysFree,
  saysGone,
  saysYes,
} from "./cells.ts";
import { withoutStruck } from "./clean-line.ts";
import type { Column, Use } from "./columns.ts";
import { isFormula, withoutMark } from "./formulas.ts";
import { emptyDish, type DishDoubt, type ListDish, type ListSize } from "./list.ts";
import { nameKey } from "./name-key.ts";
import { withoutOldPrice } from "./newer-price.ts";

/** Where a formula says nothing that a menu could have. */
const WORDS: ReadonlySet<Use> = new Set([
  "section",
  "secondName",
  "description",
  "size",
  "quantity",
]);

/** The text in the column of a use; empty if there is none. */
export function cellOf(row: string[], columns: Column[], use: Use): string {
  const column = columns.find((column) => column.use === use);
  const text = row[column?.at ?? -1] ?? "";
  return isFormula(text) && WORDS.has(use) ? "" : text;
}

/** The size and its price that a row of variations adds to a dish; undefined if it names none. */
export function sizeInRow(row: string[], columns: Column[]): ListSize | undefined {
  const name = cellOf(row, columns, "size");
  if (name === "") return undefined;
  const cells = [cellOf(row, columns, "sizePrice"), cellOf(row, columns, "price")];
  const written = cells.find((cell) => !isLeftEmpty(cell));
  return written === undefined ? undefined : sizeAt(name, written);
}

/** A size and what is written in the place of its price, which may be none. */
function sizeAt(name: string, written: string): ListSize {
  const pricePaise = moneyIn(written)?.pricePaise;
  return pricePaise == null
    ? { name, pricePaise: 0, unread: withoutMark(written) }
    : { name, pricePaise };
}

/** The dish of a row, numbered from 1. */
export function readRow(row: string[], columns: Column[], line: number): ListDish {
  const has = (use: Use) => columns.some((column) => column.use === use);
  const written = cellOf(row, columns, "name");
  const cell = withoutMark(written);
  const marked = has("diet") || has("isVeg") ? { name: cell, diet: null } : markInName(cell);
  const { name, secondName } = has("secondName")
    ? { name: marked.name, secondName: cellOf(row, columns, "secondName") }
    : namesInCell(marked.name);
  const quantity = cellOf(row, columns, "quantity");
  const { diet, doubts } = readMark(row, columns);
  const prices = readPrices(row, columns);
  return {
    ...emptyDish(line),
    name: quantity === "" || name === "" ? name : `${name} (${quantity})`,
    secondName,
    ...prices,
    description: cellOf(row, columns, "description"),
    diet: diet ?? marked.diet,
    isSoldOut:
      saysGone(cellOf(row, columns, "inStock")) || saysYes(cellOf(row, columns, "soldOut")),
    doubts: [...doubts, ...prices.doubts, ...(isFormula(written) ? (["formula"] as const) : [])],
  };
}

function readMark(row: string[], columns: Column[]): Pick<ListDish, "diet" | "doubts"> {
  const column = columns.find(({ use }) => use === "diet" || use === "isVeg");
  const cell = column ? (row[column.at] ?? "") : "";
  const diet = dietInCell(cell, column?.use === "isVeg") ?? null;
  return { diet, doubts: cell !== "" && diet === null ? ["dietUnclear"] : [] };
}

type Prices = Pick<ListDish, "pricePaise" | "unread" | "sizes" | "doubts">;

function readPrices(row: string[], columns: Column[]): Prices {
  const size = sizeInRow(row, columns);
  if (size) return { pricePaise: null, sizes: [size], doubts: [] };
  const own = columns.find(({ use, sizeName }) => use === "price" && sizeName === "");
  const written = withoutStruck(own ? (row[own.at] ?? "") : "").text.trim();
  const old = cellOf(row, columns, "oldPrice");
  if (isLeftEmpty(written) && moneyIn(old))
    return withDoubt(readOwn(row, columns, old), "oldPrice");
  const newer = withoutOldPrice(written);
  const prices = readOwn(row, columns, newer ?? written);
  return newer === undefined ? prices : withDoubt(prices, "newerPrice");
}

function withDoubt(prices: Prices, doubt: DishDoubt): Prices {
  return { ...prices, doubts: [...prices.doubts, doubt] };
}

/** The prices of a row whose own price is written in `cell`. */
function readOwn(row: string[], columns: Column[], cell: string): Prices {
  if (saysFree(cell)) return { pricePaise: 0, sizes: [], doubts: [] };
  const money = moneyIn(cell) ?? { pricePaise: null, sizes: [] };
  const others = [...sizesInColumns(row, columns), ...numberedSizes(row, columns)];
  const joined = joinPrices(money.pricePaise, [...money.sizes, ...others]);
  const isUnsure = columns.some(({ isUnsure, at }) => isUnsure && !isLeftEmpty(row[at] ?? ""));
  const prices = isUnsure ? withDoubt(joined, "sizeNames") : joined;
  return isReadable(cell) ? prices : withUnread(prices, cell);
}

function isReadable(cell: string): boolean {
  return moneyIn(cell) !== undefined || isLeftEmpty(cell) || saysAsk(cell);
}

function withUnread(prices: Prices, unread: string): Prices {
  const doubts = prices.doubts.filter((doubt) => doubt !== "noPrice");
  return { ...prices, unread: withoutMark(unread), doubts };
}

function joinPrices(own: number | null, sizes: ListSize[]): Prices {
  // Exports write 0 beside sizes.
  const pricePaise = sizes.length > 0 && own === 0 ? null : own;
  if (!sizes.some(({ name }) => name === ""))
    return { pricePaise, sizes, doubts: doubtsOf(pricePaise, sizes) };
  // Columns without heads: none of their prices is the dish's own.
  const first = pricePaise === null ? [] : [{ name: "", pricePaise }];
  return { pricePaise: null, sizes: [...first, ...sizes], doubts: ["sizeNames"] };
}

function doubtsOf(pricePaise: number | null, sizes: ListSize[]): DishDoubt[] {
  return pricePaise === null && sizes.length === 0 ? ["noPrice"] : [];
}

/** Several columns of prices, each with the size that it is for. */
function sizesInColumns(row: string[], columns: Column[]): ListSize[] {
  return columns.flatMap(({ use, at, sizeName, head }, index) => {
    const isFirst = columns.findIndex((column) => column.use === "price") === index;
    if (use !== "price" || (sizeName === "" && (head !== "" || isFirst))) return [];
    const written = row[at] ?? "";
    return isLeftEmpty(written) ? [] : [sizeAt(sizeName, written)];
  });
}

/** Pairs of columns such as "Size 1" and "Price 1". */
function numberedSizes(row: string[], columns: Column[]): ListSize[] {
  const numbered = columns.filter(({ use }) => use === "numbered");
  const prices = numbered.filter(({ head }) => nameKey(head).includes("price"));
  return numbered.flatMap((column) => {
    const name = withoutMark(row[column.at] ?? "");
    if (name === "" || prices.includes(column)) return [];
    const price = prices.find(({ head }) => digitsOf(head) === digitsOf(column.head));
    const written = row[price?.at ?? -1] ?? "";
    return [isLeftEmpty(written) ? { name, pricePaise: 0 } : sizeAt(name, written)];
  });
}

function digitsOf(head: string): string {
  return head.replaceAll(/\D/g, "");
}
