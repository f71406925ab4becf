import { isBarePrice } from "./bare-prices.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";

/**
 * Sizes of dishes that no word marks as sizes: "Family pack - 600" below "Single - 120" and "Full - 220", if it comes at
 * least twice and always in such a place.
 */
export function sharedSizes(lines: readonly Line[]): Map<Line, "sizes"> {
  const priced = lines.filter(({ dishes }) => dishes.length === 1);
  const below = new Set(lines.filter((_, at) => isNamedSize(lines[at - 1])));
  const shared = [...Map.groupBy(priced, keyOf).values()].filter((group) => {
    return group.length > 1 && group.every((line) => below.has(line) && !isBarePrice(line));
  });
  return new Map(shared.flat().map((line) => [line, "sizes"]));
}

function keyOf({ dishes: [dish] }: Line): string {
  return nameKey(dish?.name ?? "");
}

/** "Full - 220". */
function isNamedSize(line: Line | undefined): boolean {
  return isBarePrice(line) && line?.dishes[0]?.name !== "";
}
