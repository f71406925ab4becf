import { moneyIn } from "./cells.ts";
import type { Column } from "./columns.ts";
import { nameKey } from "./name-key.ts";
import { tokensIn } from "./tokens.ts";

const ABOUT_SIZE = new Set(
  "qty quantity unit units pack packing serving uom".split(" ").map(nameKey),
);

/**
 * The columns, with "Qty" as the one of sizes if it holds nothing else and some row has no name of its own, or the name of
 * the row above: "Noodles, Half, 70" above ", Full, 120".
 */
export function withSizes(columns: Column[], rows: string[][]): Column[] {
  const name = columns.find(({ use }) => use === "name");
  const column = columns.find(
    ({ use, head }) => use === undefined && ABOUT_SIZE.has(nameKey(head)),
  );
  if (!name || !column || columns.some(({ use }) => use === "size")) return columns;
  const sized = rows.filter((row) => row[column.at]);
  const isShared = sized.some((row, at) => {
    const text = row[name.at];
    return at > 0 && (!text || text === sized[at - 1]?.[name.at]);
  });
  const areSizes = sized.every((row) => isSize(row[column.at] ?? ""));
  if (!isShared || !areSizes) return columns;
  return columns.map((each) => (each === column ? { ...each, use: "size" } : each));
}

/** Whether a text is only a size: "Half", "250 ml", "1 pc". */
export function isSize(text: string): boolean {
  return tokensIn(text).every(({ kind }) => kind === "size" || kind === "gap");
}

/**
 * The columns. If a variation costs 0 beside the dish's own price, the prices of variations are read as surcharges:
 * "Noodles, 100, Half, 0" above "Noodles, 100, Full, 60".
 */
export function withExtras(columns: Column[], rows: string[][]): Column[] {
  const [own, size, extra] = (["price", "size", "sizePrice"] as const).map((use) =>
    columns.find((column) => column.use === use),
  );
  if (!own || !size || !extra) return columns;
  const areExtras = rows.some((row) => {
    const isSized = row[size.at] !== undefined && row[size.at] !== "";
    return isSized && paiseAt(row, extra) === 0 && (paiseAt(row, own) ?? 0) > 0;
  });
  if (!areExtras) return columns;
  return columns.map((column) => (column === extra ? { ...column, use: "sizeExtra" } : column));
}

/** The full price of a row's variation, in paise; undefined unless its column holds surcharges. */
export function priceWithExtra(row: string[], columns: Column[]): number | undefined {
  const extra = columns.find(({ use }) => use === "sizeExtra");
  const own = columns.find(({ use }) => use === "price");
  const besides = extra && paiseAt(row, extra);
  const paise = own && paiseAt(row, own);
  return besides == null || paise == null ? undefined : paise + besides;
}

function paiseAt(row: string[], { at }: Column): number | null | undefined {
  return moneyIn(row[at] ?? "")?.pricePaise;
}
