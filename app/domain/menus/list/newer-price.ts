import { spellOut } from "#app/domain/words.ts";
import type { Token } from "./pieces.ts";
import { tokensIn } from "./tokens.ts";

const OLD = wordSet("was old earlier before previous previously pehle pahle पहले पुराना पुरानी");
const NEW = wordSet("now new revised current ab abhi naya nayi अब अभी नया नयी नई");
const BESIDE = wordSet("price rate rs at to is hai है दाम रेट कीमत");
const ARROW = /^\s*(?:→|⇒|-{1,2}>|=>)\s*$/;

/** "Bhakri 15 (old 12)". */
const OLD_IN_BRACKETS = /^\(([\p{L}\p{M}]{1,12}) (?:₹|rs\.?)? ?\p{Nd}{1,6}(?:\/-)?\)$/iu;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(spellOut(words).trim().split(" "));
}

/**
 * A line without its old price, if it gives an old one and a new one: "Tea 10 → 12", "Tea was 10, now 12". Undefined if it
 * does not.
 */
export function withoutOldPrice(text: string): string | undefined {
  if (!mayTellBoth(text)) return undefined;
  const bracket = text.lastIndexOf("(");
  const [, word] = OLD_IN_BRACKETS.exec(text.slice(Math.max(bracket, 0))) ?? [];
  const before = text.slice(0, bracket).trimEnd();
  if (word !== undefined && saysOld(word) && /\p{Nd}/u.test(before)) return before;
  return withoutOldBefore(text);
}

function withoutOldBefore(text: string): string | undefined {
  const tokens = tokensIn(text);
  const at = tokens.findLastIndex(({ kind }) => kind === "price");
  const before = tokens.slice(0, at).findLastIndex(({ kind }) => kind === "price");
  const newer = tokens[at];
  if (!newer || before === -1) return undefined;
  const start = startOfOld(tokens, before);
  const between = tokens.slice(before + 1, at);
  const around = [...tokens.slice(start, before), ...between, ...tokens.slice(at + 1)];
  const isTold = ARROW.test(textOf(between)) ? hasOnlyWordsOf(around) : saysNewer(around);
  if (!isTold) return undefined;
  const units = tokens.slice(at + 1).filter(({ kind }) => kind === "unit");
  const name = text.slice(0, tokens[start]?.start).trimEnd();
  return [name, newer.text, textOf(units)].join(" ").trim();
}

/** Whether a word stands in front of an old price: "old", "पुराना". */
export function saysOld(word: string): boolean {
  return OLD.has(spellOut(word).trim());
}

/** Whether a word stands in front of a new price: "new", "नया". */
export function saysNew(word: string): boolean {
  return NEW.has(spellOut(word).trim());
}

/** Most lines need not be read further: they have neither an arrow nor two numbers. */
function mayTellBoth(text: string): boolean {
  return /\p{Nd}\P{Nd}+\p{Nd}/u.test(text) && /[→⇒>]|\p{L}/u.test(text);
}

function saysNewer(around: Token[]): boolean {
  const words = wordsOf(around);
  return hasOnlyWordsOf(around) && words.some((word) => NEW.has(word));
}

function hasOnlyWordsOf(around: Token[]): boolean {
  return (
    around.every(({ kind }) => kind !== "size" && kind !== "price") &&
    wordsOf(around).every((word) => isAbout(word))
  );
}

/** Where what is said of the old price begins: "was 30", "(old rate 30". */
function startOfOld(tokens: Token[], price: number): number {
  let start = price;
  for (const [at, token] of tokens.slice(0, price).toReversed().entries()) {
    const isBeside = token.kind === "gap" || token.kind === "open";
    if (!isBeside && !(token.kind === "word" && isAbout(wordIn(token)))) break;
    start = price - 1 - at;
  }
  return start;
}

function isAbout(word: string): boolean {
  return OLD.has(word) || NEW.has(word) || BESIDE.has(word);
}

function wordsOf(tokens: Token[]): string[] {
  return tokens.filter(({ kind }) => kind === "word").map((token) => wordIn(token));
}

function wordIn({ text }: Token): string {
  return spellOut(text).trim();
}

function textOf(tokens: Token[]): string {
  return tokens.map(({ text }) => text).join("");
}
