import { DITTO, moneyIn } from "./cells.ts";
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

/** A dish with variations, and what the rows say about its prices, in paise. */
interface VariedDish {
  /** Its own price, above 0. */
  own: number;
  /** By the places of its rows. */
  prices: Map<number, number>;
}

/** Follows a number that may be all that a variation costs, or what it costs besides: it is read as no price. */
const UNCLEAR = "?";

/**
 * The rows, with what each variation costs in all where the table gives what it costs besides the dish's own price: "Noodles,
 * 100, Half, 0" above "Noodles, 100, Full, 60". Where that is not so of every dish, or a variation would cost double, its
 * price is marked as unclear.
 */
export function withWholePrices(rows: string[][], columns: Column[]): string[][] {
  const extra = columns.find(({ use }) => use === "sizePrice");
  const dishes = variedDishes(rows, columns);
  const haveZero = dishes.filter(({ prices }) => pricesIn(prices).includes(0));
  if (!extra || haveZero.length === 0) return rows;
  const areAll = haveZero.length === dishes.length;
  const written = new Map(
    dishes.flatMap(({ own, prices }) => {
      const all = pricesIn(prices);
      const areExtras = areAll && all.every((paise) => paise < own);
      if (!all.includes(0) && all.includes(own)) return [];
      return [...prices].map(([at, paise]): [number, string] => {
        return [at, areExtras ? rupees(own + paise) : `${rupees(paise)}${UNCLEAR}`];
      });
    }),
  );
  return rows.map((row, at) => {
    const price = written.get(at);
    return price === undefined ? row : row.map((cell, i) => (i === extra.at ? price : cell));
  });
}

function pricesIn(prices: VariedDish["prices"]): number[] {
  return [...prices.values()];
}

function rupees(paise: number): string {
  return String(paise / 100);
}

/** The dishes that have prices of variations beside one of their own. */
function variedDishes(rows: string[][], columns: Column[]): VariedDish[] {
  const [name, own, size, extra] = (["name", "price", "size", "sizePrice"] as const).map((use) =>
    columns.find((column) => column.use === use),
  );
  if (!name || !own || !size || !extra) return [];
  return placesByDish(rows, name).flatMap((places) => {
    const ownPrices = places.map((at) => paiseAt(rows[at], own) ?? 0);
    const prices = places.flatMap((at): [number, number][] => {
      const paise = rows[at]?.[size.at] ? paiseAt(rows[at], extra) : undefined;
      return paise == null ? [] : [[at, paise]];
    });
    const price = ownPrices.find((paise) => paise > 0);
    return price && prices.length > 0 ? [{ own: price, prices: new Map(prices) }] : [];
  });
}

/** The places of each dish's rows. A row without a name, or with the same, belongs to the dish above. */
function placesByDish(rows: string[][], { at }: Column): number[][] {
  let dish = 0;
  let last = "";
  const dishes = rows.map((row) => {
    const text = row[at] ?? "";
    if (text !== "" && text !== DITTO && text !== last) {
      dish++;
      last = text;
    }
    return dish;
  });
  return [...Map.groupBy(rows.keys(), (place) => dishes[place]).values()];
}

function paiseAt(row: string[] | undefined, { at }: Column): number | null | undefined {
  return moneyIn(row?.[at] ?? "")?.pricePaise;
}
