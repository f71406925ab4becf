import type { Item } from "./menus.ts";
import type { ItemPatch } from "./patch/menu-patch.ts";
import { MAX_PRICE_PAISE, shownPrices } from "./prices.ts";

/** How several prices change together. */
export interface PriceChange {
  by: "rupees" | "percent";
  /** In paise, or in hundredths of a percent; below 0 to lower prices. */
  amount: number;
  /** In paise: a price that rises ends on the next multiple above, one that falls on the next below. */
  roundTo: number;
}

/** A price of an item, or of one of its sizes, as it is and as it will be, in paise. */
export interface ChangedPrice {
  /** Of the size; undefined for the item's own price. */
  name: string | undefined;
  before: number;
  after: number;
}

export interface RepricedItem {
  item: Item;
  prices: ChangedPrice[];
}

/**
 * A price after a change. What has no price gets none; what would cost nothing, or more than a menu takes, stays as it
 * is.
 */
export function changedPrice(paise: number, change: PriceChange): number {
  const after = wantedPrice(paise, change);
  return paise > 0 && after > 0 && after <= MAX_PRICE_PAISE ? after : paise;
}

/** How many prices of these items stay as they are, as they would be nothing or more than a menu takes. */
export function countStaying(items: readonly Item[], change: PriceChange): number {
  const prices = items.flatMap((item) => shownPrices(item).map(({ pricePaise }) => pricePaise));
  return prices.filter((paise) => {
    const after = wantedPrice(paise, change);
    return paise > 0 && (after <= 0 || after > MAX_PRICE_PAISE);
  }).length;
}

function wantedPrice(paise: number, { by, amount, roundTo }: PriceChange): number {
  // Whole numbers until the last step, as 10 % of ₹1.10 is no binary fraction.
  const hundredths = by === "percent" ? paise * (100_00 + amount) : (paise + amount) * 100_00;
  const steps = hundredths / (100_00 * roundTo);
  return (amount < 0 ? Math.floor(steps) : Math.ceil(steps)) * roundTo;
}

/** The items that a change makes dearer or cheaper, with all prices that a menu shows of them. */
export function repriced(items: readonly Item[], change: PriceChange): RepricedItem[] {
  return items
    .map((item) => ({
      item,
      prices: shownPrices(item)
        .filter(({ pricePaise }) => pricePaise > 0)
        .map(({ name, pricePaise: before }) => ({
          name,
          before,
          after: changedPrice(before, change),
        })),
    }))
    .filter(({ prices }) => prices.some(({ before, after }) => before !== after));
}

/** The patches that change these items so; stale where one was changed meanwhile. */
export function pricePatches(items: readonly Item[], change: PriceChange): ItemPatch[] {
  return items.map(({ id, revision, pricePaise, options }) => ({
    id,
    revision,
    values: {
      pricePaise: changedPrice(pricePaise, change),
      ...(options.length > 0 && {
        options: options.map((size) => ({
          ...size,
          pricePaise: changedPrice(size.pricePaise, change),
        })),
      }),
    },
  }));
}
