import { moneyIn } from "./cells.ts";
import type { Column } from "./columns.ts";

/**
 * The columns, with the prices of variations as what they cost besides the dish's own price, if one of them is 0 beside it:
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

/** What a row's variation costs in all, in paise; undefined unless its column holds what it costs besides. */
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
