import type { Token } from "./pieces.ts";
import { isNamedNumber } from "./price-part.ts";
import { tokensIn } from "./tokens.ts";

/** The dishes of a line that repeats name and price: "Tea 10 Coffee 20". */
export interface SeveralDishes {
  /** The name and price of each, in order. */
  texts: string[];
  /** Whether it can be read in no other way. "Momos steamed 50 fried 60" may be one dish. */
  isClear: boolean;
  /** Whether the others have names for kinds of the first: "steamed", "with butter". */
  areKinds: boolean;
}

/** What separates dishes after a price: a comma only if no digit follows, a slash only between blanks. */
const SEPARATOR = /[;|]|,(?!\d)|\s\/\s/;
const LOWEST_PAISE = 5_00;
/** A number below it may be a count: "Poori 5 Chole 60". */
const LOWEST_CLEAR_PAISE = 10_00;

/** Words for another kind of the dish in front of them. */
const KINDS = new Set(
  `steam steamed fried fry plain butter buttered cheese cheesy special spl extra unlimited regular mix mixed veg
  nonveg non egg chicken paneer mutton masala double jumbo hot cold sweet salted salty white red green pink black
  roasted grilled baked tandoori large small big with without and or for per each add plus only kids kid child
  children adult adults couple single lunch dinner morning evening weekday weekdays weekend weekends mon tue wed thu
  fri sat sun monday tuesday wednesday thursday friday saturday sunday n in on from to
  स्टीम फ्राइड फ्राई सादा सादी प्लेन बटर चीज़ चीज स्पेशल एक्स्ट्रा वेज नॉनवेज अंडा चिकन पनीर मसाला मीठा मीठी नमकीन और या के साथ`
    .normalize()
    .split(/\s+/),
);

/** "Samosa 20 2. Kachori 25": a number that counts the dishes of a line. */
const NUMBERING = /(\d(?:\/-)?) {1,3}\d{1,2}[.)] {0,3}(?=\p{L})/gu;

/** Cuts a line at its separators, or at each new name behind a price. Undefined if it holds but one dish. */
export function severalDishesIn(line: string): SeveralDishes | undefined {
  const text = line.replaceAll(NUMBERING, "$1; ");
  const separated = text.split(SEPARATOR).filter((part) => part.trim() !== "");
  const lists = separated.map(tokensIn);
  if (lists.length > 1 && lists.every(isDish)) {
    const areKinds = lists.slice(1).every(isKind);
    return { texts: separated, isClear: !isCounting(lists), areKinds };
  }
  const parts = partsOf(tokensIn(text));
  if (parts.length < 2 || !parts.every(endsInPrice)) return undefined;
  const texts = parts.map((part) => text.slice(part[0]?.start, part.at(-1)?.end));
  return { texts, isClear: areClear(parts), areKinds: parts.slice(1).every(isKind) };
}

function isDish(part: Token[]): boolean {
  const count = (wanted: Token["kind"]) => part.filter(({ kind }) => kind === wanted).length;
  return hasName(part) && count("price") > 0 && count("open") === count("close");
}

/** Words outside of brackets begin a part if a price has come before them. */
function partsOf(tokens: Token[]): Token[][] {
  const depths = depthsOf(tokens);
  const parts: Token[][] = [];
  let isPriced = true;
  for (const [at, token] of tokens.entries()) {
    const isOutside = depths[at] === 0;
    if (isOutside && isPriced && isName(token)) {
      parts.push([]);
      isPriced = false;
    }
    if (isOutside && isPriceOfDish(tokens, at)) isPriced = true;
    parts.at(-1)?.push(token);
  }
  // What stands in front of the first name belongs to the first dish.
  const before = tokens.slice(0, tokens.indexOf(parts[0]?.[0] as Token));
  return parts.map((part, at) => (at === 0 ? [...before, ...part] : part));
}

/** In how many brackets each token stands. */
function depthsOf(tokens: Token[]): number[] {
  let depth = 0;
  return tokens.map(({ kind }) => {
    if (kind === "open") depth++;
    if (kind === "close") depth--;
    return depth;
  });
}

function isName(token: Token): boolean {
  return token.kind === "word" && isLetters(token);
}

function isLetters({ text }: Token): boolean {
  return /^\p{L}/u.test(text);
}

function isPriceOfDish(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "price" || token.paise < LOWEST_PAISE) return false;
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== "gap");
  return token.isStrong || before?.kind !== "word" || !isNamedNumber(tokens, token);
}

function endsInPrice(part: Token[]): boolean {
  const last = outsideOf(part).findLast(({ kind }) => kind === "price" || kind === "word");
  return last?.kind === "price" && hasName(part);
}

function outsideOf(part: Token[]): Token[] {
  const depths = depthsOf(part);
  return part.filter((_, at) => depths[at] === 0);
}

function hasName(part: Token[]): boolean {
  return outsideOf(part).some(isName);
}

/** "Poori 2, Sabzi 60": the small number is no price beside the other. */
function isCounting(parts: Token[][]): boolean {
  const prices = parts.map((part) => part.find(({ kind }) => kind === "price")?.paise ?? 0);
  return Math.min(...prices) < LOWEST_CLEAR_PAISE && Math.max(...prices) > 4 * LOWEST_CLEAR_PAISE;
}

function areClear(parts: Token[][]): boolean {
  return parts.every((part, at) => {
    const { paise, isStrong } = priceOf(part);
    return (isStrong || paise >= LOWEST_CLEAR_PAISE) && (at === 0 || isNewName(part, parts[0]));
  });
}

function priceOf(part: Token[]): Pick<Token, "paise" | "isStrong"> {
  return part.find(({ kind, paise }) => kind === "price" && paise >= LOWEST_PAISE) ?? NO_PRICE;
}

const NO_PRICE = { paise: 0, isStrong: false };

/** Whether a name is none of a kind of the first dish: "Lassi sweet 40 salted 50". */
function isNewName(part: Token[], first: Token[] = []): boolean {
  const words = wordsOf(part);
  const isLower = /^\p{Ll}/u.test(words[0] ?? "") && /^\p{Lu}/u.test(wordsOf(first)[0] ?? "");
  return !isLower && !isKind(part);
}

function isKind(part: Token[]): boolean {
  const words = wordsOf(part);
  return words.every((word) => isKindWord(word)) || startsAside(words);
}

/** Whether a word may name a kind of a dish: "steamed". */
export function isKindWord(word: string): boolean {
  return KINDS.has(word.toLowerCase());
}

const ASIDE = new Set("with without and or for per extra add plus only n from to each".split(" "));

function startsAside([first = ""]: string[]): boolean {
  return ASIDE.has(first.toLowerCase());
}

function wordsOf(part: Token[]): string[] {
  return part.filter(isName).map(({ text }) => text);
}
