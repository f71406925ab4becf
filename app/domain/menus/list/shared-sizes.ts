import { isBarePrice } from "./bare-prices.ts";
import type { Line } from "./line.ts";
import { nameKey } from "./name-key.ts";

/**
 * What may be sizes of dishes though no word tells them as such: "Family pack - 600" below "Single - 120" and
 * "Full - 220", if it stands in such a place each time and at least twice, and costs more than each size above it. What
 * costs less, as "Butter roti - 15" there, is a dish.
 */
export function sharedSizes(lines: readonly Line[]): ReadonlySet<Line> {
  const priced = lines.filter(({ dishes }) => dishes.length === 1);
  const dearest = new Set(lines.filter((line, at) => isDearest(line, sizesAbove(lines, at))));
  const shared = [...Map.groupBy(priced, keyOf).values()].filter((group) => {
    return group.length > 1 && group.every((line) => dearest.has(line) && !isBarePrice(line));
  });
  return new Set(shared.flat());
}

function keyOf({ dishes: [dish] }: Line): string {
  return nameKey(dish?.name ?? "");
}

/** The lines of sizes right above a place, if the last of them has a name: "Full - 220". */
function sizesAbove(lines: readonly Line[], at: number): readonly Line[] {
  let start = at;
  while (isBarePrice(lines[start - 1])) start--;
  return lines[at - 1]?.dishes[0]?.name === "" ? [] : lines.slice(start, at);
}

function isDearest(line: Line, sizes: readonly Line[]): boolean {
  const [own, above] = [pricesIn(line), sizes.flatMap(pricesIn)];
  return own.length > 0 && above.length > 0 && Math.min(...own) > Math.max(...above);
}

function pricesIn({ dishes }: Line): number[] {
  return dishes.flatMap((dish) => [
    ...(dish.pricePaise === null ? [] : [dish.pricePaise]),
    ...dish.sizes.map(({ pricePaise }) => pricePaise),
  ]);
}
