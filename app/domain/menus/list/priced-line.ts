import { ASK } from "./ask-words.ts";
import { describedBehindName } from "./describing.ts";
import { emptyDish, type DishDoubt, type ListDish } from "./list.ts";
import { splitNames, trimName } from "./names.ts";
import { withoutOldPrice } from "./newer-price.ts";
import { hasAnotherPrice, isOutside } from "./other-prices.ts";
import {
  endsInNumber,
  mayBeNamed65,
  mayBeNumbered,
  pricesBefore,
  type PricePart,
} from "./price-part.ts";
import { westernDigits, type Token } from "./pieces.ts";
import { isKindWord, severalDishesIn, type SeveralDishes } from "./several-dishes.ts";
import { headsInBrackets } from "./size-words.ts";
import { tokensIn } from "./tokens.ts";
import { endsLikePrice, unreadPriceIn } from "./unread-price.ts";
import { withHeads } from "./with-heads.ts";

export interface Priced {
  dishes: ListDish[];
  slots: (number | null)[];
}

type Prices = Pick<ListDish, "pricePaise" | "unread" | "sizes">;

const NONE: Priced = { dishes: [], slots: [] };

/** Reads the dishes of a line that has prices; none if it has no price. */
export function readDishes(text: string, line: number): Priced {
  if (!/\p{Nd}/u.test(text)) return NONE;
  const newer = withoutOldPrice(text);
  if (newer !== undefined) return withDoubt(readDish(newer, line) ?? NONE, "newerPrice");
  const whole = readDish(text, line) ?? NONE;
  const parts = severalDishesIn(text);
  const several = parts?.texts.flatMap((part) => readDish(part, line)?.dishes ?? []) ?? [];
  if (!parts || several.length < parts.texts.length) return whole;
  return { dishes: asRead(text, parts, { several, whole: whole.dishes[0] }), slots: [] };
}

function withDoubt({ dishes, slots }: Priced, doubt: DishDoubt): Priced {
  return { dishes: dishes.map((dish) => ({ ...dish, doubts: [...dish.doubts, doubt] })), slots };
}

/** Several dishes, or one of which it is asked whether it is one; either comes with the other reading. */
function asRead(
  text: string,
  { isClear, areKinds }: SeveralDishes,
  { several, whole }: { several: ListDish[]; whole: ListDish | undefined },
): ListDish[] {
  const kinds = kindsOfOne(text, several);
  const behind = areKinds ? kindsBehind(several) : undefined;
  const one = kinds ?? behind ?? whole;
  const [first, ...others] = several;
  if (!one || !first) return several;
  const doubts = one.doubts.filter((doubt) => doubt !== "severalPrices");
  const asked: ListDish = { ...one, doubts: [...doubts, "severalPrices"] };
  const readings = { one: asked, several };
  // "Maggi plain 40, cheese 60" leaves no name for a dish of its own.
  const areAllKinds = behind?.pricePaise === null;
  if (kinds || !isClear || areAllKinds) return [{ ...asked, readings }];
  return [{ ...first, doubts: [...first.doubts, "severalDishes"], readings }, ...others];
}

/** "Momos: steamed 50, fried 60" may be one dish with kinds of it. */
function kindsOfOne(text: string, dishes: ListDish[]): ListDish | undefined {
  const [first, ...others] = dishes;
  const [name = "", behind] = first ? text.split(/:\s/, 2) : [];
  if (!first?.name.includes(":") || behind === undefined || /\d/.test(name)) return undefined;
  if (dishes.some(({ pricePaise }) => pricePaise === null)) return undefined;
  const sizes = [
    { ...first, name: trimName(first.name.slice(first.name.indexOf(":") + 1)) },
    ...others,
  ];
  const named = sizes.map(({ name, pricePaise }) => ({ name, pricePaise: pricePaise ?? 0 }));
  if (named.some(({ name }) => name === "")) return undefined;
  return dishFrom(name, { ...emptyDish(first.line), sizes: named });
}

/** "Momos steamed 50 fried 60": the last word of the first name may be a kind too. */
function kindsBehind([first, ...others]: ListDish[]): ListDish | undefined {
  if (!first || others.length === 0) return undefined;
  if ([first, ...others].some(({ pricePaise }) => pricePaise === null)) return undefined;
  const sizes = others.map(({ name, pricePaise }) => ({ name, pricePaise: pricePaise ?? 0 }));
  const at = first.name.lastIndexOf(" ");
  const kind = first.name.slice(at + 1);
  if (at === -1 || !isKindWord(kind)) return { ...first, sizes };
  const own = { name: kind, pricePaise: first.pricePaise ?? 0 };
  return { ...first, name: first.name.slice(0, at), pricePaise: null, sizes: [own, ...sizes] };
}

function readDish(text: string, line: number): Priced | undefined {
  const unread = unreadDish(text, line);
  if (unread) return unread;
  const tokens = tokensIn(text);
  const part = pricesBefore(tokens);
  if (part) return atEnd(text, tokens, { part, line });
  return priceFirst(text, tokens, line) ?? priceInside(text, tokens, line);
}

function unreadDish(text: string, line: number): Priced | undefined {
  const found = unreadPriceIn(text);
  if (!found) return undefined;
  return {
    dishes: [dishFrom(found.name, { ...emptyDish(line), unread: found.unread })],
    slots: [],
  };
}

interface Found {
  part: PricePart;
  line: number;
}

function atEnd(text: string, tokens: Token[], { part, line }: Found): Priced {
  const name = text.slice(0, part.start);
  const behind = part.behind.replace("/", "");
  const dish = dishFrom(behind === "" ? name : `${trimName(name)} ${behind}`, {
    ...emptyDish(line),
    ...pricesOf(text, part),
  });
  const parted = describedBehindName(dish.name);
  if (parted) dish.name = parted.name;
  dish.description = [parted?.description, part.unit].filter(Boolean).join(", ");
  if (dish.sizes.some(({ name }, index) => name === "" && index > 0)) dish.doubts.push("sizeNames");
  const kinds = headsInBrackets(dish.name);
  if (kinds) return { dishes: [withKinds(dish, kinds)], slots: part.slots };
  if (mayBeNamed65(tokens, part)) return { dishes: [named65(text, dish)], slots: [] };
  if (isNumberUnsure(tokens, part, name) || endsLikePrice(name)) dish.doubts.push("priceOrName");
  if (hasAnotherPrice(tokens, part.start)) dish.doubts.push("severalPrices");
  return { dishes: [dish], slots: part.slots };
}

/** Whether a number may be of the name rather than of the price, or the other way round. */
function isNumberUnsure(tokens: Token[], part: PricePart, name: string): boolean {
  const isGlued = /[\p{L}\p{M}]$/u.test(name) && !part.isStrong;
  // "Soda 20/30ml".
  const isShared = part.behind.startsWith("/");
  const isNumbered = endsInNumber(tokens, part.start) || mayBeNumbered(tokens, part);
  return isGlued || isShared || isNumbered || isLargeCount(name);
}

const LARGEST_COUNT = 24;

/** "Tikka (180) 320": more than are served on a plate. */
function isLargeCount(name: string): boolean {
  const [, count] = /[([]\s?(\d{2,6})\s?[)\]]\s*$/.exec(westernDigits(name)) ?? [];
  return Number(count) > LARGEST_COUNT;
}

/** "Raita (boondi / pineapple) 50 / 60". */
function withKinds(dish: ListDish, kinds: string[]): ListDish {
  const named = withHeads(dish, kinds, []);
  if (named === dish) return dish;
  return { ...named, name: trimName(dish.name.slice(0, dish.name.lastIndexOf("("))) };
}

function named65(text: string, dish: ListDish): ListDish {
  const named = dishFrom(text, { ...dish, pricePaise: null, sizes: [] });
  return { ...named, doubts: ["noPrice", "priceOrName"] };
}

/** The first price is the dish's own where only the others have a size: "130 (L 160)". */
function pricesOf(text: string, { prices, start, end, isUnclear }: PricePart): Prices {
  if (isUnclear) return { pricePaise: null, unread: text.slice(start, end), sizes: [] };
  const [first, ...others] = prices;
  const isOwn = others.length === 0 || (first?.name === "" && others.every(({ name }) => name));
  if (!isOwn) return { pricePaise: null, sizes: prices };
  return { pricePaise: first?.pricePaise ?? null, sizes: others };
}

/** Puts the names in a text into a dish. */
export function dishFrom(text: string, dish: ListDish): ListDish {
  return { ...dish, ...splitNames(text) };
}

/** "60 - Banana shake", "₹120 Mojito". */
function priceFirst(text: string, tokens: Token[], line: number): Priced | undefined {
  const [first, gap] = tokens;
  if (first?.kind !== "price") return undefined;
  const next = tokens.slice(1, 3).find(({ text: between }) => /^[-–—:=]$/.test(between));
  if (!first.isStrong && !(gap?.kind === "gap" && next)) return undefined;
  const name = trimName(text.slice(first.end));
  if (!/\p{L}/u.test(name)) return undefined;
  const price = pricesBefore([first]);
  const prices = price && pricesOf(text, price);
  return { dishes: [dishFrom(name, { ...emptyDish(line), ...prices })], slots: [] };
}

/** "40 / 50 with chole", "₹150 (for 4)", "40 special": words behind the prices. */
function priceInside(text: string, tokens: Token[], line: number): Priced | undefined {
  const last = lastPrice(tokens);
  if (last === undefined) return undefined;
  const part = pricesBefore(tokens, last + 1);
  const behind = text.slice(tokens[last]?.end).trim();
  if (!part || part.start === 0) return undefined;
  const { dishes, slots } = atEnd(text, tokens.slice(0, last + 1), { part, line });
  const [dish] = dishes;
  if (!dish) return undefined;
  return { dishes: [withBehind(dish, part, behind)], slots };
}

function lastPrice(tokens: Token[]): number | undefined {
  const prices = tokens.flatMap((token, at) =>
    token.kind === "price" && isOutside(tokens, at) ? [at] : [],
  );
  const strong = prices.findLast((at) => tokens[at]?.isStrong);
  if (strong !== undefined) return strong;
  return prices.findLast((at) => at > 0 && (tokens[at]?.paise ?? 0) >= 10_00);
}

function withBehind(dish: ListDish, part: PricePart, behind: string): ListDish {
  if (/^[([]/.test(behind)) return withBracket(dish, behind);
  const isBare = part.prices.length > 1 && part.prices.every(({ name }) => name === "");
  if (isBare && !part.isUnclear) return lastSized(dish, part, behind);
  const isClear = part.isStrong || /^[-–—,:;.+]/.test(behind);
  const doubts: ListDish["doubts"] = isClear ? dish.doubts : [...dish.doubts, "priceOrName"];
  return { ...dish, description: trimName(behind), doubts };
}

/** In "₹150 (for 4)" the bracket belongs to the name, in "Rs 125 (MRP)" it does not. */
function withBracket(dish: ListDish, behind: string): ListDish {
  const bracket = /^[([][^)\]]*[)\]]/.exec(behind)?.[0] ?? behind;
  return {
    ...dish,
    name: ASK.test(` ${bracket}`) ? dish.name : `${dish.name} ${bracket}`,
    description: trimName(behind.slice(bracket.length)),
    doubts: holdsMore(bracket, dish) ? [...dish.doubts, "severalPrices"] : dish.doubts,
  };
}

/** "(strong 25)" after 20: the price of another size, as no count would be as high. */
function holdsMore(bracket: string, { pricePaise }: ListDish): boolean {
  const own = pricePaise ?? Infinity;
  return tokensIn(bracket).some(({ kind, paise }) => kind === "price" && paise > own);
}

function lastSized(dish: ListDish, { prices }: PricePart, behind: string): ListDish {
  const [first, ...others] = prices;
  const last = others.at(-1);
  if (!first || !last || others.length > 1) return { ...dish, description: trimName(behind) };
  const sizes = [{ name: trimName(behind), pricePaise: last.pricePaise }];
  const doubts = dish.doubts.filter((doubt) => doubt !== "sizeNames");
  return { ...dish, pricePaise: first.pricePaise, sizes, doubts };
}
