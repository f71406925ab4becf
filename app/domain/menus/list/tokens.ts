import { isBracketed, readNumber, spanOf, type Taken } from "./numbers.ts";
import { isCurrencyAt, isPriceAt, piecesOf, skipGaps, textAt, type Token } from "./pieces.ts";
import { isUnit, isWeight, sizeNamed } from "./size-words.ts";

const ADDED = new Set(["each", "onwards", "onward", "से"]);
const IDLE = new Set(["only", "मात्र", "tak", "तक"]);
/** "220 to 350", "10 se 20 tak". */
const UNTIL = new Set(["to", "till", "se", "से"]);
const PER = new Set(["per", "प्रति"]);

/** Whether a word between two prices says that all between them are meant: "to", "से". */
export function saysUntil(word: string): boolean {
  return UNTIL.has(word.toLowerCase());
}

/** Cuts a line into prices, names of sizes, units, brackets, and what is between them. */
export function tokensIn(text: string): Token[] {
  const pieces = piecesOf(text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length;) {
    const taken = readAt(pieces, at, tokens);
    tokens.push(...taken.tokens);
    at += taken.count;
  }
  return tokens.map((token, at) => {
    if (isOfSum(tokens, at)) return { ...token, kind: "word" };
    return isCount(tokens, at) ? { ...token, kind: "size" } : token;
  });
}

/** Below it a number in brackets is no price, whatever stands around it. */
const LOWEST_PAISE = 10_00;

/** "Idli (2) 40", "Momos (12) 120": how many there are on a plate. */
function isCount(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "price" || token.isStrong || !isBracketed(tokens, at, at)) return false;
  if (token.paise < LOWEST_PAISE) return true;
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== "gap" && kind !== "close");
  return next?.kind === "price";
}

/** "Combo (1+3+7)". */
function isOfSum(tokens: Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "price" || token.paise >= LOWEST_PAISE) return false;
  const isPlus = before?.text === "+" || after?.text === "+";
  const isInside = [before, after].every((beside) => /^[+()[\]]$/.test(beside?.text ?? ""));
  return isPlus && isInside;
}

function readAt(pieces: Token[], at: number, before: Token[]): Taken {
  const piece = pieces[at];
  if (!piece) return { tokens: [], count: 1 };
  if (piece.kind === "price") return readNumber(pieces, at);
  if (piece.kind === "word") return readWord(pieces, at, before);
  const unit = skipGaps(pieces, at + 1);
  if (piece.text !== "/" || before.at(-1)?.kind !== "price") return { tokens: [piece], count: 1 };
  if (isServing(pieces, unit)) return span("unit", pieces, at, unit);
  const weight = skipGaps(pieces, unit + 1);
  const isPer = isRoundWeight(pieces, unit) && isWeight(textAt(pieces, weight));
  return isPer ? span("unit", pieces, at, weight) : { tokens: [piece], count: 1 };
}

/** "900/kg", and "40/plate" at the end of a line. */
function isServing(pieces: Token[], at: number): boolean {
  const word = textAt(pieces, at);
  const isLast = skipGaps(pieces, at + 1) === pieces.length;
  return isUnit(word) || (isLast && sizeNamed(word) !== undefined);
}

/** "/100 g" behind a price says for how much it is; "/30 g" may be another price. */
function isRoundWeight(pieces: Token[], at: number): boolean {
  return isPriceAt(pieces, at) && Number(textAt(pieces, at)) % 50 === 0;
}

function span(kind: Token["kind"], pieces: Token[], from: number, to: number): Taken {
  return { tokens: [spanOf(kind, pieces, from, to)], count: to - from + 1 };
}

function readWord(pieces: Token[], at: number, before: Token[]): Taken {
  const ahead = skipGaps(pieces, at + 1);
  if (isCurrencyAt(pieces, at) && isPriceAt(pieces, ahead)) return readMoney(pieces, at, ahead);
  const word = textAt(pieces, at).toLowerCase();
  const isPer = PER.has(word) && isSizeOrUnit(textAt(pieces, ahead));
  if (isPer) return span("unit", pieces, at, ahead);
  if (saysUntil(word) && isBetweenPrices(pieces, ahead, before)) return span("gap", pieces, at, at);
  return span(kindOfWord(word, before), pieces, at, at);
}

/** Prices go up, and are more than hours are. */
function isBetweenPrices(pieces: Token[], ahead: number, before: Token[]): boolean {
  const next = isCurrencyAt(pieces, ahead) ? skipGaps(pieces, ahead + 1) : ahead;
  const last = before.findLast(({ kind }) => kind !== "gap");
  const isRange = isPriceAt(pieces, next) && last?.kind === "price" && last.paise >= LOWEST_PAISE;
  return isRange && (pieces[next]?.paise ?? 0) > last.paise;
}

function isSizeOrUnit(word: string): boolean {
  return isUnit(word) || sizeNamed(word) !== undefined;
}

function kindOfWord(word: string, before: Token[]): Token["kind"] {
  const last = before.findLast(({ kind }) => kind !== "gap");
  if (sizeNamed(word) !== undefined) return "size";
  if (isUnit(word)) return kindOfUnit(last);
  if (last?.kind !== "price") return "word";
  if (ADDED.has(word)) return "unit";
  return IDLE.has(word) ? "gap" : "word";
}

/** Behind money a unit says for how much it is; behind a size, "half kg", it is part of it. */
function kindOfUnit(last: Token | undefined): Token["kind"] {
  if (last?.kind === "price" && last.isStrong) return "unit";
  return last?.kind === "size" ? "size" : "word";
}

function readMoney(pieces: Token[], from: number, number: number): Taken {
  const { tokens, count } = readNumber(pieces, number);
  const [price, ...others] = tokens;
  const start = pieces[from]?.start ?? 0;
  const money =
    price?.kind === "price" ? [{ ...price, start, isStrong: true }] : tokens.slice(0, 1);
  return { tokens: [...money, ...others], count: number - from + count };
}
