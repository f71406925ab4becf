import type { ListPlan } from "./list-plan.ts";
import type { MendedDish } from "./mends.ts";

/** Dishes whose sizes can be named together. */
interface AskedSizes {
  /** As the list gives them; all empty if it gives none. */
  names: string[];
  dishes: MendedDish[];
}

/** What one question about the names of sizes can settle for several dishes. */
export function sizesAskedAtOnce({ groups }: Pick<ListPlan, "groups">): AskedSizes[] {
  const dishes = groups
    .flatMap((group) => group.dishes)
    .filter(({ doubts }) => doubts.includes("sizeNames"))
    .map(({ dish }) => dish);
  const alike = Map.groupBy(dishes, ({ sizes }) => JSON.stringify(sizes.map(({ name }) => name)));
  return [...alike.values()].flatMap((same) => {
    const names = same[0]?.sizes.map(({ name }) => name) ?? [];
    return same.length > 1 && canBeAsked(names) ? [{ names, dishes: same }] : [];
  });
}

/** Two or three sizes without names, or any that all have one. */
function canBeAsked(names: string[]): boolean {
  const isFew = names.length === 2 || names.length === 3;
  return names.every(Boolean) || (isFew && !names.some(Boolean));
}
