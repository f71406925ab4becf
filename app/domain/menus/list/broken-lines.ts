import { isKindWord } from "./several-dishes.ts";
import { sizeNamed } from "./size-words.ts";
import type { TypedLine } from "./typed-line.ts";

/** Dots that lead to a price, with or without blanks between: "Soup . . . . .". */
const LEADERS_AT_END = /(?:\.\s?){3}$|…\s?$|_{3}$/;
/** "110", "₹ 110/-". */
const PRICE_ALONE = /^\s*(?:₹|rs\.?|inr)?\s?\p{Nd}[\p{Nd}.,]{0,9}\s?(?:\/-|₹|rs\.?)?\s*$/iu;
const HYPHEN_AT_END = /\p{Ll}[-\u00AD\u2010]$/u;
/** "Non-", "veg" and "Stir-", "fried": words that have a hyphen within a line too. */
const BEFORE_HYPHEN = new Set(
  "non semi multi all deep pan stir slow wood oven char home hand sugar gluten dairy".split(" "),
);
const BEHIND_HYPHEN = new Set(
  "free fried style based made baked roasted cooked smoked veg".split(" "),
);

/**
 * Joins what a narrow column has broken: a word with a hyphen, "Con-" and "casse Sauce 240", and a name whose dots lead to a
 * price on the next line. A joined line counts as its first.
 */
export function joinBroken(lines: readonly TypedLine[]): TypedLine[] {
  const areBroken = hasBrokenWords(lines);
  const joined: TypedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const first = last?.raw.trimEnd() ?? "";
    const whole = withPrice(first, line.raw) ?? (areBroken ? withRest(first, line.raw) : undefined);
    if (last && whole !== undefined) joined[joined.length - 1] = { ...last, raw: whole };
    else joined.push(line);
  }
  return joined;
}

/** Not if a hyphen ends a text that several lines go on from: "Momos-", "steam 60", "fried 70". */
function hasBrokenWords(lines: readonly TypedLine[]): boolean {
  const texts = lines.map(({ raw }) => raw.trim()).filter(Boolean);
  const ends = texts.flatMap((text, at) => (HYPHEN_AT_END.test(text) ? [at] : []));
  const isBroken = (at: number) => {
    const [first = "", next = "", behind = ""] = texts.slice(at, at + 3);
    const isOne = keepsHyphen(first, next) || isRest(next);
    return isOne && !beginsSmall(first) && !beginsSmall(behind);
  };
  return ends.length > 0 && ends.every(isBroken);
}

function keepsHyphen(first: string, rest: string): boolean {
  const word = first.slice(first.lastIndexOf(" ") + 1, -1).toLowerCase();
  return BEFORE_HYPHEN.has(word) || BEHIND_HYPHEN.has(/^\p{Ll}+/u.exec(rest)?.[0] ?? "");
}

function isRest(text: string): boolean {
  const [word = ""] = /^\p{Ll}+/u.exec(text) ?? [];
  return word !== "" && !isKindWord(word) && sizeNamed(word) === undefined;
}

function beginsSmall(text: string): boolean {
  return /^\p{Ll}/u.test(text);
}

function withPrice(first: string, next: string): string | undefined {
  return LEADERS_AT_END.test(first) && PRICE_ALONE.test(next)
    ? `${first} ${next.trim()}`
    : undefined;
}

function withRest(first: string, next: string): string | undefined {
  const rest = next.trimStart();
  if (!HYPHEN_AT_END.test(first) || !beginsSmall(rest)) return undefined;
  return `${keepsHyphen(first, rest) ? first : first.slice(0, -1)}${rest}`;
}
