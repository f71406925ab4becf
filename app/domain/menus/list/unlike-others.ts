import { isInCapitals } from "./headings.ts";
import type { DishDoubt, ListDish, ReadList } from "./list.ts";
import { westernDigits } from "./pieces.ts";

/** What a dish that was read without a doubt is compared with. */
interface Others {
  list: ReadList;
  dishes: readonly ListDish[];
  /** The lowest price of each, in order. */
  prices: readonly number[];
  /** Dishes with sizes, by the names of those. */
  bySizes: ReadonlyMap<string, readonly ListDish[]>;
}

type Sign = (dish: ListDish, others: Others) => boolean;

/** Signs that a dish was misread, in a list of any kind. */
const SIGNS: [DishDoubt, Sign][] = [
  ["nameUnclear", ({ name }) => hasDigitInWord(name)],
  ["priceUnlike", isFarAbove],
  ["priceUnlike", areSizesUnlike],
];

/** Signs in lines, where nothing but their place tells names from prices. */
const SIGNS_IN_LINES: [DishDoubt, Sign][] = [
  ...SIGNS,
  [
    "nameUnclear",
    ({ name, sizes }) => [name, ...sizes.map((size) => size.name)].some(endsInLetter),
  ],
  ["priceOrName", ({ name }) => isCountedTwice(westernDigits(name))],
  ["severalPrices", ({ sizes }) => sizes.some(({ name }) => isNoSize(name))],
  ["headingOrDish", isAboveSections],
  ["headingOrDish", areCapitalsUnlike],
];

/** Adds doubts to dishes of a table that are so unlike the others that they may have been misread. */
export function doubtUnlike(list: ReadList): ReadList {
  return withSigns(list, SIGNS);
}

/** The same for the dishes of lines. */
export function doubtUnlikeLines(list: ReadList): ReadList {
  return withSigns(list, SIGNS_IN_LINES);
}

/** Who is asked something about a dish sees the rest of it: only dishes without a doubt get one. */
function withSigns(list: ReadList, signs: readonly [DishDoubt, Sign][]): ReadList {
  const dishes = list.sections.flatMap((section) => section.dishes);
  const sized = dishes.filter(({ sizes }) => sizes.length > 1);
  const bySizes = Map.groupBy(sized, ({ sizes }) => namesOf(sizes));
  const prices = dishes.flatMap(lowestPrice).toSorted((a, b) => a - b);
  const others: Others = { list, dishes, prices, bySizes };
  const withDoubt = (dish: ListDish): ListDish => {
    if (dish.doubts.length > 0) return dish;
    const found = signs.find(([, isSign]) => isSign(dish, others));
    return found ? { ...dish, doubts: [found[0]] } : dish;
  };
  const sections = list.sections.map((section) => {
    return { ...section, dishes: section.dishes.map(withDoubt) };
  });
  return { ...list, sections };
}

/** In paise; none where nothing could be read as a price. */
function lowestPrice({ pricePaise, sizes }: ListDish): number[] {
  const prices = [pricePaise ?? 0, ...sizes.map((size) => size.pricePaise)].filter(Boolean);
  return prices.length > 0 ? [Math.min(...prices)] : [];
}

/** "P1ate", "Misa1": a scanner takes letters for digits. */
function hasDigitInWord(name: string): boolean {
  return /\p{L}[0158]\p{Ll}{2}|\p{L}\p{Ll}{2}[0158](?![\p{L}\d])/u.test(name);
}

/** "Paneer chowmin f": what is left of a size. */
function endsInLetter(name: string): boolean {
  return /[^\d\s]\s[fhlmqrs]$/i.test(name);
}

/** "Pani puri 6 pcs - 1 coupon": the second number is no price, but stands for one. */
function isCountedTwice(name: string): boolean {
  const second = [...name.matchAll(/\s[-–—=]\s{0,2}\d+ \p{L}/gu)].at(-1);
  return !/[+&]/.test(name) && /\d/.test(name.slice(0, second?.index ?? 0));
}

/** "1800" among prices of up to 240: a digit too many. */
function isFarAbove(dish: ListDish, { prices }: Others): boolean {
  const [own = 0] = lowestPrice(dish);
  const highest = (own === prices.at(-1) ? prices.at(-2) : prices.at(-1)) ?? 0;
  return prices.length > 5 && own >= 4 * highest;
}

/** What sizes are called that cost more than the one before them. */
const RISING = [
  ["quarter", "half", "full"],
  ["small", "medium", "large"],
  ["regular", "medium", "large"],
  ["क्वार्टर", "हाफ", "फुल"],
];

/** "Half 160, Full 90": by their names, or for all other dishes with such sizes, the second costs more. */
function areSizesUnlike({ sizes }: ListDish, { bySizes }: Others): boolean {
  const alike = bySizes.get(namesOf(sizes)) ?? [];
  return sizes.some((size, at) => {
    const next = sizes[at + 1];
    if (!next || size.pricePaise === next.pricePaise) return false;
    const isDearer = size.pricePaise > next.pricePaise;
    const known = risingOrder(size.name, next.name);
    if (known !== undefined) return known === isDearer;
    const as = alike.filter((other) => isDearer === priceAt(other, at) > priceAt(other, at + 1));
    // It is one of them itself.
    return alike.length > 3 && as.length === 1;
  });
}

/** Whether the second of two sizes is the larger; undefined if their names do not say. */
function risingOrder(first: string, second: string): boolean | undefined {
  for (const names of RISING) {
    const [from, to] = [first, second].map((name) => names.indexOf(name.toLowerCase()));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0) return from < to;
  }
  return undefined;
}

function priceAt({ sizes }: ListDish, at: number): number {
  return sizes[at]?.pricePaise ?? 0;
}

function namesOf(sizes: ListDish["sizes"]): string {
  return sizes.map(({ name }) => name).join("\n");
}

/** "as per size": a size has no such name. */
function isNoSize(name: string): boolean {
  return /^[^\d(]+$/.test(name) && name.split(" ").length > 2;
}

/** The only dish above the first heading may be part of the title, or of the address: "Highway no. 44". */
function isAboveSections(dish: ListDish, { list: { sections }, dishes }: Others): boolean {
  const [first] = sections;
  const isAlone = first?.name === null && first.dishes.length === 1 && dishes.length > 5;
  return isAlone && first.dishes[0] === dish;
}

/** "TODAY SPECIAL 120" among names that are not in capitals. */
function areCapitalsUnlike({ name }: ListDish, { dishes }: Others): boolean {
  if (!isInCapitals(name) || !name.includes(" ")) return false;
  return dishes.filter((dish) => isInCapitals(dish.name)).length * 3 < dishes.length;
}
