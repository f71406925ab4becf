import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Writes prices as they stand in a row: "Half ₹90 · Full ₹120". */
export function usePrices(): (prices: Pick<Item, "pricePaise" | "options">) => string {
  const { andSize } = useMessages("list").read;
  return (prices) =>
    shownPrices(prices)
      .map(({ name, pricePaise }) => [name, formatRupees(pricePaise)].filter(Boolean).join(" "))
      .reduce((one, other) => (one === "" ? other : andSize({ one, other })), "");
}
