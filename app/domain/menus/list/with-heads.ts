import type { ListDish } from "./list.ts";

/** Names the bare prices of a dish after the columns that they stand in. `slots` has null for each dash. */
export function withHeads(
  dish: ListDish,
  heads: string[] | undefined,
  slots: (number | null)[],
): ListDish {
  const isBare = dish.sizes.length > 1 && dish.sizes.every(({ name }) => name === "");
  if (!heads || !isBare) return dish;
  const prices =
    dish.sizes.length === heads.length ? dish.sizes.map(({ pricePaise }) => pricePaise) : slots;
  if (prices.length !== heads.length) return dish;
  const sizes = heads.flatMap((name, at) => {
    const pricePaise = prices[at];
    return pricePaise == null ? [] : [{ name, pricePaise }];
  });
  return { ...dish, sizes, doubts: dish.doubts.filter((doubt) => doubt !== "sizeNames") };
}
