import { isLongerThan } from "#app/domain/characters.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { MAX_PRICE_PAISE } from "#app/domain/menus/prices.ts";
import {
  unreadPrices,
  type DishDoubt,
  type ListDish,
  type ListSection,
  type ReadList,
} from "./list.ts";
import { nameKey } from "./name-key.ts";

const { sections, itemsPerSection, optionsPerItem, nameLength, textLength } = menuLimits;

/** Adds the doubts that show only in a whole list: repeated names, and what is more than a menu holds. */
export function finishList<Dish extends ListDish>(list: ReadList<Dish>): ReadList<Dish> {
  const joined = joinSections(list.sections).map((section) => finishSection(section));
  return { ...list, sections: joined, doubts: joined.length > sections ? ["tooManySections"] : [] };
}

/** Two sections of one name become one. */
function joinSections<Dish extends ListDish>(list: ListSection<Dish>[]): ListSection<Dish>[] {
  const joined = new Map<string | null, ListSection<Dish>>();
  for (const section of list) {
    const key = section.name === null ? null : nameKey(section.name);
    const first = joined.get(key);
    if (first) first.dishes.push(...section.dishes);
    else joined.set(key, { ...section, dishes: [...section.dishes] });
  }
  return [...joined.values()];
}

function finishSection<Dish extends ListDish>(section: ListSection<Dish>): ListSection<Dish> {
  const counts = Map.groupBy(section.dishes, ({ name }) => nameKey(name));
  const isRepeated = (name: string) => name !== "" && (counts.get(nameKey(name))?.length ?? 0) > 1;
  return {
    ...section,
    dishes: section.dishes.map((found) => {
      const dish = withoutZero(found);
      return {
        ...dish,
        doubts: [...new Set([...dish.doubts, ...doubtsOf(dish, isRepeated(dish.name))])],
      };
    }),
    doubts: [
      ...(section.dishes.length > itemsPerSection ? (["tooManyDishes"] as const) : []),
      ...(isLongerThan(nameLength, section.name ?? "") ? (["tooLong"] as const) : []),
    ],
  };
}

/** A dish has a price above 0. */
function withoutZero<Dish extends ListDish>(dish: Dish): Dish {
  return dish.pricePaise === 0
    ? { ...dish, pricePaise: null, doubts: [...dish.doubts, "free"] }
    : dish;
}

function doubtsOf(dish: ListDish, isRepeated: boolean): DishDoubt[] {
  const named = dish.sizes.map(({ name }) => name).filter(Boolean);
  const prices = [dish.pricePaise ?? 0, ...dish.sizes.map(({ pricePaise }) => pricePaise)];
  const found: [DishDoubt, boolean][] = [
    ["noName", /^[\p{N}\p{P}\s]*$/u.test(dish.name)],
    ["priceUnclear", unreadPrices(dish).length > 0],
    ["sameNameTwice", isRepeated],
    ["sameSizeTwice", new Set(named).size < named.length],
    ["tooManySizes", dish.sizes.length > optionsPerItem],
    ["tooHigh", prices.some((paise) => paise > MAX_PRICE_PAISE)],
    ["tooLong", isTooLong(dish)],
  ];
  return found.flatMap(([doubt, isFound]) => (isFound ? [doubt] : []));
}

function isTooLong({ name, secondName, description, sizes }: ListDish): boolean {
  const names = [name, secondName, ...sizes.map((size) => size.name)];
  return (
    names.some((text) => isLongerThan(nameLength, text)) || isLongerThan(textLength, description)
  );
}
