import type { ListPlan } from "./list-plan.ts";
import type { MendedDish } from "./mends.ts";

/** Dishes whose sizes can be named together. */
export interface AskedSizes {
  /** As the list gives them; all empty if it gives none. */
  names: string[];
  dishes: MendedDish[];
  /** The keys of those about which nothing else is asked. */
  settled: string[];
}

/** What one question about the names of sizes can settle for several dishes. */
export function sizesAskedAtOnce({ groups }: Pick<ListPlan, "groups">): AskedSizes[] {
  const asking = groups
    .flatMap((group) => group.dishes)
    .filter(({ doubts }) => doubts.includes("sizeNames"));
  const alike = Map.groupBy(asking, ({ dish }) =>
    JSON.stringify(dish.sizes.map(({ name }) => name)),
  );
  return [...alike.values()].flatMap((same) => {
    const dishes = same.map(({ dish }) => dish);
    const names = dishes[0]?.sizes.map(({ name }) => name) ?? [];
    if (same.length < 2 || !canBeAsked(names)) return [];
    const settled = same.filter(({ doubts, fields }) => doubts.length + fields.length === 1);
    return [{ names, dishes, settled: settled.map(({ dish }) => dish.key) }];
  });
}

/** Two or three sizes without names, or any that all have one. */
function canBeAsked(names: string[]): boolean {
  const isFew = names.length === 2 || names.length === 3;
  return names.every(Boolean) || (isFew && !names.some(Boolean));
}
