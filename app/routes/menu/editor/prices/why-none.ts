import type { PriceChange } from "#app/domain/menus/bulk-prices.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { shownPrices } from "#app/domain/menus/prices.ts";

export type WhyNone = "amount" | "noPrices" | "tooLow" | "tooHigh";

/** Why a change that changes no price of these items does not; it is undefined where no amount can be read. */
export function whyNone(items: readonly Item[], change: PriceChange | undefined): WhyNone {
  if (!change) return "amount";
  const arePriced = items.some((item) =>
    shownPrices(item).some(({ pricePaise }) => pricePaise > 0),
  );
  if (!arePriced) return "noPrices";
  return change.amount < 0 ? "tooLow" : "tooHigh";
}
