import type { ListSize } from "./list.ts";
import type { Token } from "./pieces.ts";
import { sizeNamed } from "./size-words.ts";

/** A size or a price of a line, and where it begins. */
interface Entry {
  name: string;
  paise?: number;
  start: number;
}

/** What dishes are served in, and may be called after: "Chicken Handi Half 199". */
const VESSELS = new Set([
  "handi",
  "plate",
  "glass",
  "cup",
  "bowl",
  "jug",
  "bottle",
  "can",
  "scoop",
  "dry",
  "gravy",
]);

/** Pairs prices with the sizes beside them. Undefined if they have none, or too few: then those are of the name. */
export function pairSizes(part: Token[]): { prices: ListSize[]; start: number } | undefined {
  const entries = withoutNameSizes(separateSizes(entriesOf(part)));
  const prices = entries.filter(({ paise }) => paise !== undefined);
  const names = entries.filter(({ paise }) => paise === undefined).map(({ name }) => name);
  const [first] = entries;
  if (!first || names.length === 0 || prices.length < 2) return undefined;
  const isSizeFirst = first.paise === undefined;
  if (names.length === prices.length && !isAlternating(entries))
    return { prices: prices.map((price, at) => sizeOf(price, names[at])), start: first.start };
  const isInFront = isSizeFirst || entries.at(-1)?.paise !== undefined;
  return { prices: pairUp(entries, isInFront), start: first.start };
}

function sizeOf({ paise = 0 }: Entry, name = ""): ListSize {
  return { name, pricePaise: paise };
}

function isAlternating(entries: Entry[]): boolean {
  return entries.every(
    ({ paise }, at) => at === 0 || (paise === undefined) !== (entries[at - 1]?.paise === undefined),
  );
}

/** Each price takes the size in front of it, or the one behind it. */
function pairUp(entries: Entry[], isInFront: boolean): ListSize[] {
  return entries.flatMap((entry, at) => {
    if (entry.paise === undefined) return [];
    const beside = entries[isInFront ? at - 1 : at + 1];
    return [sizeOf(entry, beside?.paise === undefined ? beside?.name : "")];
  });
}

/** Sizes in front that are more than the prices, or one for several prices, belong to the name. */
function withoutNameSizes(entries: Entry[]): Entry[] {
  const count = entries.filter(({ paise }) => paise !== undefined).length;
  const sizes = entries.length - count;
  const isSizeFirst = entries[0]?.paise === undefined;
  if (!isSizeFirst || count < 2) return entries;
  if (sizes > count) return entries.slice(sizes - count);
  return sizes === 1 ? entries.slice(1) : entries;
}

/** The prices and sizes in order; words of one size, "half kg", are joined. */
function entriesOf(part: Token[]): Entry[] {
  const entries: Entry[] = [];
  let words: Token[] = [];
  let bracket: number | undefined;
  const finish = () => {
    const [first] = words;
    if (first) entries.push({ name: nameOf(words), start: bracket ?? first.start });
    words = [];
  };
  for (const token of part) {
    const isBetween = token.kind === "gap" && /^[\s.]+$/.test(token.text);
    if (token.kind === "size") words = wordsWith(words, token, entries);
    else if (!isBetween) finish();
    if (token.kind === "open") bracket = token.start;
    else if (token.kind !== "size") bracket = undefined;
    if (token.kind === "price") entries.push({ name: "", paise: token.paise, start: token.start });
  }
  finish();
  return entries;
}

function nameOf(words: Token[]): string {
  const name = words.map(({ text }) => text).join(" ");
  return sizeNamed(name) ?? name;
}

/** In front of the first size a vessel is of the name. */
function wordsWith(words: Token[], next: Token, entries: Entry[]): Token[] {
  const isOfName = entries.length === 0 && words.every(({ text }) => isVessel(text));
  return isOfName && !isVessel(next.text) ? [next] : [...words, next];
}

function isVessel(word: string): boolean {
  return VESSELS.has(word.toLowerCase());
}

/** "90 / 120 half full": as many words in front of the prices, or behind them, as there are prices. */
function separateSizes(entries: Entry[]): Entry[] {
  const count = entries.filter(({ paise }) => paise !== undefined).length;
  return entries.flatMap((entry, at) => {
    const isBetween = at > 0 && at < entries.length - 1;
    const words = entry.paise === undefined ? entry.name.split(" ") : [];
    const names = words.map((word) => sizeNamed(word));
    const isRow = !isBetween && count > 1 && words.length === count && names.every(Boolean);
    return isRow && entries.length === count + 1
      ? names.map((name = "") => ({ name, start: entry.start }))
      : [entry];
  });
}
