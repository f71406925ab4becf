import type { Diet } from "#app/domain/menus/diet.ts";
import type { DishDoubt, LeftOut, ListDish, ListSection, ListSize, ReadList } from "./list.ts";

/** How somebody mends a line of a list. What is undefined stays as it was read. */
export interface Mend {
  name?: string | undefined;
  pricePaise?: number | null | undefined;
  sizes?: ListSize[] | undefined;
  diet?: Diet | null | undefined;
  /** Looked at, and right as it was read. */
  isFine?: boolean | undefined;
  isLeftOut?: boolean | undefined;
  /**
   * A heading that was read as a dish or left out, or a dish that was left out; or how a line is read that may be one
   * dish or several.
   */
  as?: "section" | "dish" | "one" | "several" | undefined;
}

/** By the keys of dishes, sections and lines that are left out. */
export type Mends = Record<string, Mend>;

export interface MendedDish extends ListDish {
  key: string;
  isMended: boolean;
}

export interface MendedSection extends ListSection<MendedDish> {
  key: string;
}

export interface MendedLine extends LeftOut {
  key: string;
}

export interface MendedList extends ReadList<MendedDish> {
  sections: MendedSection[];
  leftOut: MendedLine[];
}

/** Doubts that somebody can answer with "it is right". With any other the dish cannot be added. */
const ANSWERABLE: ReadonlySet<DishDoubt> = new Set([
  "severalPrices",
  "severalDishes",
  "priceOrName",
  "nameUnclear",
  "priceUnlike",
  "headingOrDish",
  "sameNameTwice",
  "dietUnclear",
  "struckOut",
  "priceAbove",
  "priceByFormula",
  "newerPrice",
  "oldPrice",
]);

/** Whether "it is right" is an answer to this doubt. */
export function isAnswerable(doubt: DishDoubt): boolean {
  return ANSWERABLE.has(doubt);
}

const OF_NAME: DishDoubt[] = ["severalPrices", "priceOrName"];

/** Whether a dish with this doubt stays out until it is answered: its name or price may be another. */
export function holdsUp(doubt: DishDoubt): boolean {
  return !isAnswerable(doubt) || OF_NAME.includes(doubt);
}

/** How a line is read from now on, without what was mended in the other reading. */
export function readAs(as: "one" | "several"): Mend {
  return {
    as,
    isFine: true,
    name: undefined,
    pricePaise: undefined,
    sizes: undefined,
    diet: undefined,
    isLeftOut: undefined,
  };
}

/** What finishList finds out by itself. */
const FOUND_LAST: ReadonlySet<DishDoubt> = new Set([
  "noName",
  "priceUnclear",
  "sameNameTwice",
  "sameSizeTwice",
  "tooManySizes",
  "tooHigh",
  "tooLong",
]);

const OF_PRICE: DishDoubt[] = [
  ...OF_NAME,
  "noPrice",
  "free",
  "sizeNames",
  "headingOrDish",
  "priceAbove",
  "priceByFormula",
  "newerPrice",
  "oldPrice",
  "priceUnlike",
];

/** A dish with its mend, without the doubts that a whole list shows. */
export function mendDish(dish: ListDish, key: string, mend: Mend | undefined): MendedDish {
  const own = dish.doubts.filter((doubt) => !FOUND_LAST.has(doubt));
  if (!mend) return { ...dish, key, isMended: false, doubts: own };
  const { name = dish.name, pricePaise = dish.pricePaise, sizes = dish.sizes } = mend;
  const diet = mend.diet === undefined ? dish.diet : mend.diet;
  const unread = mend.pricePaise === undefined ? dish.unread : undefined;
  const mended = { ...dish, name, pricePaise, unread, sizes, diet, key, isMended: true };
  return { ...mended, doubts: [...new Set([...stillOpen(own, mend), ...missingIn(mended)])] };
}

function stillOpen(doubts: DishDoubt[], mend: Mend): DishDoubt[] {
  const hasPrice = mend.pricePaise !== undefined || mend.sizes !== undefined;
  const answered = new Set<DishDoubt>([
    ...(mend.name === undefined
      ? []
      : [...OF_NAME, "nameUnclear" as const, "severalDishes" as const, "formula" as const]),
    ...(hasPrice ? OF_PRICE : []),
    ...(mend.diet === undefined ? [] : (["dietUnclear"] as const)),
    ...(mend.isFine ? ANSWERABLE : []),
  ]);
  return doubts.filter((doubt) => !answered.has(doubt));
}

function missingIn({ pricePaise, unread, sizes }: ListDish): DishDoubt[] {
  if (sizes.some(({ name }) => name === "")) return ["sizeNames"];
  return pricePaise === null && sizes.length === 0 && unread === undefined ? ["noPrice"] : [];
}
