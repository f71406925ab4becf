import type { Token } from "./pieces.ts";

const NUMBERS_FOLLOW = new Set([
  "for",
  "of",
  "no",
  "nos",
  "with",
  "upto",
  "x",
  "combo",
  "set",
  "from",
]);

/** Whether the name has a number that looks like the price of another dish: "Tea 10 Coffee 20", "Tea cup 7 / pot 20". */
export function hasAnotherPrice(tokens: Token[], start: number): boolean {
  const name = tokens.filter((token) => token.end <= start);
  return name.some((token, at) => {
    const isBeforeSlash = /^\s*\/\s*$/.test(name[at + 1]?.text ?? "");
    const least = isBeforeSlash ? 5_00 : 10_00;
    const isPrice = token.kind === "price" && token.paise >= least && token.text !== "65";
    return isPrice && at > 0 && isOutside(name, at) && isBetweenWords(name, at);
  });
}

function isBetweenWords(name: Token[], at: number): boolean {
  const before = name.slice(0, at).findLast(({ kind }) => kind === "word");
  const hasWordBehind = name.slice(at + 1).some(({ kind }) => kind === "word");
  return hasWordBehind && !NUMBERS_FOLLOW.has(before?.text.toLowerCase() ?? "");
}

/** Whether a token stands outside of brackets. */
export function isOutside(tokens: Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const count = (wanted: Token["kind"]) => before.filter(({ kind }) => kind === wanted).length;
  return count("open") === count("close");
}
