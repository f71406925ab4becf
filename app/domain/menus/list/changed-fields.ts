import type { Diet } from "#app/domain/menus/diet.ts";
import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { shownPrices } from "#app/domain/menus/prices.ts";
import type { ListDish } from "./list.ts";
import { nameKey } from "./name-key.ts";

/** What only a menu file can say. */
const MORE = ["spicy", "isFeatured", "allergens", "kcal", "serving"] as const;

type FieldOfMore = (typeof MORE)[number];

export type ChangedField =
  | "price"
  | "sizes"
  | "diet"
  | "description"
  | "secondName"
  | FieldOfMore
  | "section";

/** What a dish of a list would change in an item. What the list leaves open changes nothing. */
export function changedFields(
  dish: ListDish,
  item: Item,
  dietOfSection: Diet | null,
): ChangedField[] {
  const { diet, description, secondName } = dish;
  const found: [ChangedField, boolean][] = [
    ["price", isPriceChanged(dish, item)],
    ["sizes", dish.sizes.length > 0 && !hasSizes(dish, item)],
    ["diet", diet !== null && diet !== (item.diet ?? dietOfSection)],
    ["description", description !== "" && description !== item.description],
    ["secondName", secondName !== "" && secondName !== item.secondName],
  ];
  return [
    ...found.flatMap(([field, isChanged]) => (isChanged ? [field] : [])),
    ...more(dish, item),
  ];
}

/** What a file leaves out stays as it is. */
function more({ more: given = {} }: ListDish, item: Item): FieldOfMore[] {
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  return MORE.filter((field) => {
    const value = given[field];
    const isGiven = value !== undefined && differs(value, emptyItem[field]);
    return isGiven && differs(value, item[field]);
  });
}

/** The values of those fields. */
export function moreValues({ more: given = {} }: ListDish, fields: ChangedField[]) {
  const taken = MORE.filter((field) => fields.includes(field));
  return Object.fromEntries(taken.map((field) => [field, given[field]])) as Partial<ItemValues>;
}

/** A price alone that is one of the item's sizes changes nothing, nor does one that no menu shows beside its sizes. */
function isPriceChanged({ pricePaise, sizes }: ListDish, item: Item): boolean {
  if (pricePaise === null || pricePaise === item.pricePaise) return false;
  if (sizes.length === 0) return !item.options.some((size) => size.pricePaise === pricePaise);
  return ownPrice({ pricePaise, options: sizes }) !== ownPrice(item);
}

/** The price that a menu shows beside the sizes; undefined if it shows those alone. */
function ownPrice(item: Pick<Item, "pricePaise" | "options">): number | undefined {
  return shownPrices(item).find(({ name }) => name === undefined)?.pricePaise;
}

/** Whether an item has the same sizes. Those that the list gives no names are compared by what the menu shows. */
function hasSizes({ sizes }: ListDish, item: Item): boolean {
  const isBare = sizes.every(({ name }) => name === "");
  const known = isBare ? shownPrices(item) : item.options;
  return (
    sizes.length === known.length &&
    sizes.every(({ name, pricePaise }, at) => {
      const other = known[at];
      const isNamed = isBare || nameKey(name) === nameKey(other?.name ?? "");
      return isNamed && pricePaise === other?.pricePaise;
    })
  );
}
