import type { Item } from "#app/domain/menus/menus.ts";
import type { ItemValues } from "#app/domain/menus/item-fields.ts";
import { lowestPrice } from "#app/domain/menus/prices.ts";
import { moreValues, type ChangedField } from "./changed-fields.ts";
import type { DishChange } from "./compare.ts";
import { unreadPrices, type DishDoubt } from "./list.ts";
import { holdsUp, type MendedDish } from "./mends.ts";

/** What is to become of a dish that the menu has in another form, or elsewhere. */
export type ChangeChoice = "change" | "keep" | "add";

export interface PlannedDish {
  dish: MendedDish;
  /** What the menu has of that name. */
  item: Item | undefined;
  /** The section where the menu has it, if that is not the one that the list gives. */
  elsewhere?: string;
  /** What is different. */
  fields: ChangedField[];
  /** `same`: nothing to do. `wait`: it cannot be added before its doubts are answered. */
  act: ChangeChoice | "same" | "wait";
  /** The doubts that matter for what is to be done. */
  doubts: DishDoubt[];
  isToLookAt: boolean;
}

/** Decides what becomes of a dish: by what was chosen for it, or else so that nothing the menu has is lost. */
export function planDish(
  dish: MendedDish,
  change: DishChange,
  choice: ChangeChoice | undefined,
): PlannedDish {
  if (change.kind === "new") return plannedAs("add", dish, { item: undefined, fields: [] });
  const { item } = change;
  const fields = change.kind === "changed" ? change.fields : [];
  const known = withKnownSizes(dish, item);
  const isOpen = isPriceOpen(known);
  if (!isOpen && isSame(known, item, fields)) {
    return { ...plannedAs("same", known, { item, fields: [] }), doubts: [] };
  }
  // Whether it changes anything shows only once its price is known.
  if (isOpen && choice === undefined) return plannedAs("change", known, { item, fields });
  const planned = plannedAs(choice ?? usualChoice(known, item, fields), known, { item, fields });
  return { ...planned, isToLookAt: planned.doubts.length > 0 || choice === undefined };
}

/** Whether a dish has a price that cannot be read, or is to cost nothing. */
export function isPriceOpen(dish: MendedDish): boolean {
  return unreadPrices(dish).length > 0 || dish.doubts.includes("free");
}

/** Whether a change would leave the item as it is: the names of its sizes may be all that the list lacks. */
function isSame(dish: MendedDish, item: Item, fields: ChangedField[]): boolean {
  if (fields.includes("section")) return false;
  const values = changedValues({ dish, fields });
  return JSON.stringify({ ...item, ...values }) === JSON.stringify(item);
}

function plannedAs(
  act: ChangeChoice | "same",
  dish: MendedDish,
  { item, fields }: { item: Item | undefined; fields: ChangedField[] },
): PlannedDish {
  // A change may leave the price as it is, and what is kept need not be right.
  const isOpen = (doubt: DishDoubt) => act === "add" || doubt !== "noPrice";
  const doubts = act === "add" || act === "change" ? dish.doubts.filter(isOpen) : [];
  const isHeld = doubts.some((doubt) => holdsUp(doubt));
  return { dish, item, fields, act: isHeld ? "wait" : act, doubts, isToLookAt: doubts.length > 0 };
}

/** A dish found in another section is moved only if somebody says so: two dishes may have one name. */
function usualChoice(dish: MendedDish, item: Item, fields: ChangedField[]): ChangeChoice {
  if (fields.includes("section")) return fields.length === 1 ? "keep" : "add";
  const losesSizes = fields.includes("price") && dish.sizes.length === 0 && item.options.length > 0;
  return losesSizes ? "keep" : "change";
}

/** Prices without names take those of the sizes that the menu has, if there are as many. */
function withKnownSizes(dish: MendedDish, { options }: Item): MendedDish {
  const isBare = dish.sizes.length > 0 && dish.sizes.every(({ name }) => name === "");
  if (!isBare || dish.sizes.length !== options.length) return dish;
  const sizes = dish.sizes.map((size, at) => ({ ...size, name: options[at]?.name ?? "" }));
  return { ...dish, sizes, doubts: dish.doubts.filter((doubt) => doubt !== "sizeNames") };
}

/** The values of a new dish: with sizes alone its price is the lowest of them. Its section is not among them. */
export function newValues({ dish }: PlannedDish): Partial<ItemValues> & { name: string } {
  const { name, secondName, description, diet, more = {} } = dish;
  const given = Object.entries({ secondName, description, diet }).filter(([, value]) => value);
  return { ...more, ...Object.fromEntries(given), name, ...pricesOf(dish) };
}

/** The values that a change gives to the item that the menu has. */
export function changedValues({
  dish,
  fields,
}: Pick<PlannedDish, "dish" | "fields">): Partial<ItemValues> {
  const values = moreValues(dish, fields);
  if (fields.includes("price") || fields.includes("sizes")) Object.assign(values, pricesOf(dish));
  if (fields.includes("diet")) values.diet = dish.diet;
  if (fields.includes("description")) values.description = dish.description;
  if (fields.includes("secondName")) values.secondName = dish.secondName;
  return values;
}

/** The prices of a dish as an item stores them. */
export function pricesOf({
  pricePaise,
  sizes,
}: Pick<MendedDish, "pricePaise" | "sizes">): Pick<ItemValues, "pricePaise" | "options"> {
  const lowest = lowestPrice(sizes.map((size) => size.pricePaise));
  return { pricePaise: pricePaise ?? lowest, options: sizes };
}
