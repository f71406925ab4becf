import type { Diet } from "#app/domain/menus/diet.ts";
import type { ItemValues } from "#app/domain/menus/item-fields.ts";
import type { PatchedSectionValues } from "#app/domain/menus/patch/menu-patch.ts";

/** What somebody should look at before a dish is added. */
export type DishDoubt =
  /** No price in the line, or words in its place. */
  | "noPrice"
  /** Its price is that of the row above: a merged cell, or a ditto mark. */
  | "priceAbove"
  /** Its price comes from a formula in a workbook. */
  | "priceByFormula"
  /** It gives an old price and a new one: its price is the new one. */
  | "newerPrice"
  /** Its table has old and new prices, but it has only an old one, which is its price. */
  | "oldPrice"
  /** It says that the dish costs nothing. */
  | "free"
  /** Something stands in the place of a price that cannot be read as one. */
  | "priceUnclear"
  /** Several prices, of which some have no name. */
  | "sizeNames"
  /** A second number in the name that may be the price of another dish. */
  | "severalPrices"
  /** One line was read as several dishes. */
  | "severalDishes"
  /** A number that may be the price or belong to the name: "Chicken 65". */
  | "priceOrName"
  /** A line above lines with prices that has none, or a number that may be no price: it may be a heading. */
  | "headingOrDish"
  /** Its name holds what may be no part of it, or a digit in the place of a letter. */
  | "nameUnclear"
  /** It costs many times what all others do, or a larger size less than a smaller one. */
  | "priceUnlike"
  | "noName"
  /** A formula stands in the place of its name. */
  | "formula"
  | "sameNameTwice"
  | "sameSizeTwice"
  | "tooManySizes"
  | "tooLong"
  | "tooHigh"
  /** The column of marks says something that is none of the three. */
  | "dietUnclear"
  /** The line is struck out. */
  | "struckOut";

export type SectionDoubt = "tooManyDishes" | "tooLong";
export type ListDoubt = "tooManySections";

/** Why a line became no dish. */
export type LeftOutReason =
  | "greeting"
  | "contact"
  | "note"
  | "title"
  | "total"
  | "tooLong"
  /** Somebody chose so. */
  | "byYou";

export interface ListSize {
  /** Empty where the list gives none: the dish has the doubt `sizeNames`. */
  name: string;
  /** 0 where its price is unread. */
  pricePaise: number;
  /** What stands in the place of its price and is none. */
  unread?: string;
}

export interface ListDish {
  name: string;
  secondName: string;
  description: string;
  /** Only what the list says in words, in a column or by a sign. */
  diet: Diet | null;
  /** Its own price; null where it has none, or sizes alone. */
  pricePaise: number | null;
  /** What stands in the place of its own price and is none. */
  unread?: string | undefined;
  sizes: ListSize[];
  isSoldOut: boolean;
  /** The line or row that it begins in, from 1. */
  line: number;
  doubts: DishDoubt[];
  /** Both ways to read its line, where there are two. The first dish of the line has them. */
  readings?: LineReadings;
  /** Its whole line, where that may be a heading. */
  heading?: string;
  /** Where its name may be a heading and its description a name: the dish below that heading. */
  below?: ListDish;
  /** What a menu file says besides. */
  more?: Partial<ItemValues>;
}

/** A line that is one dish, or several. */
export interface LineReadings {
  one: ListDish;
  several: ListDish[];
}

export interface ListSection<Dish extends ListDish = ListDish> {
  /** Null before the first heading. */
  name: string | null;
  secondName: string;
  /** The line of its heading; that of its first dish where it has none. */
  line: number;
  dishes: Dish[];
  doubts: SectionDoubt[];
  /** What a menu file says besides. */
  more?: Partial<PatchedSectionValues>;
}

export interface LeftOut {
  line: number;
  text: string;
  why: LeftOutReason;
}

export interface ReadList<Dish extends ListDish = ListDish> {
  sections: ListSection<Dish>[];
  /** Lines that are no dishes, in order. Empty ones are not among them. */
  leftOut: LeftOut[];
  /** The heads of columns that a table has and a menu does not. */
  unusedColumns: string[];
  doubts: ListDoubt[];
}

/** A dish of which nothing but its place is known. */
export function emptyDish(line: number): ListDish {
  return {
    name: "",
    secondName: "",
    description: "",
    diet: null,
    pricePaise: null,
    sizes: [],
    isSoldOut: false,
    line,
    doubts: [],
  };
}

/** What stands in the places of a dish's prices and cannot be read as one, in order. */
export function unreadPrices({ unread, sizes }: Pick<ListDish, "unread" | "sizes">): string[] {
  return [unread, ...sizes.map((size) => size.unread)].filter((text) => text !== undefined);
}

/** A dish with a change, made in each way to read its line too. */
export function changeReadings(dish: ListDish, change: (dish: ListDish) => ListDish): ListDish {
  const { readings } = dish;
  if (!readings) return change(dish);
  const one = change(readings.one);
  return { ...change(dish), readings: { one, several: readings.several.map(change) } };
}
