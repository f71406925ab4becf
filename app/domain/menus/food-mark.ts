export type FoodMark = "veg" | "non-veg";

/**
 * The mark that an item carries, as its metadata says in `food_type`; undefined where that is silent. It is
 * never guessed from a name or from the shop: for many diners a wrong green dot is worse than none.
 */
export function foodMark(item: { metadata: Record<string, unknown> }): FoodMark | undefined {
  const written = item.metadata["food_type"];
  return written === "veg" || written === "non-veg" ? written : undefined;
}
