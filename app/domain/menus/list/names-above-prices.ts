import { isBarePrice } from "./bare-prices.ts";
import { mayBeName } from "./left-out.ts";
import type { Line } from "./line.ts";

/**
 * The lines of a list, where a greeting or an address right above a price or a size is the name of its dish, and so is
 * "Chicken 65".
 */
export function withNamesAbovePrices(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const isName = mayBeName(line.text, line.why) && line.dishes.length === 0;
    if (!isName && !isNamed65(line)) return line;
    return isBarePrice(nextWritten(lines, at)) ? { ...line, why: undefined, dishes: [] } : line;
  });
}

function isNamed65({ dishes: [dish, ...others] }: Line): boolean {
  const isUnsure = dish?.doubts.includes("noPrice") && dish.doubts.includes("priceOrName");
  return others.length === 0 && isUnsure === true;
}

function nextWritten(lines: readonly Line[], at: number): Line | undefined {
  return lines[at + 1]?.isBlank ? lines[at + 2] : lines[at + 1];
}
