import { foldSpelled, foldWord, lettersOf, plainText } from "./fold.ts";
import type { Meanings, Pattern, Words } from "./lines.ts";

/** A word may be typed in pieces of at most so many signs, as in "k i ll"; it has from `SHORTEST_` to `LONGEST_SPELLED` of them. */
const PIECE_LENGTH = 2;
const LONGEST_SPELLED = 14;
const SHORTEST_SPELLED = 3;

/** A piece of a text, which ends at blanks and signs. */
export interface Piece {
  /** Of the word in the text, as it was typed, that it belongs to. */
  token: number;
  plain: string;
  /** As a part of a word that is typed in pieces; empty if it is too long to be one. */
  letters: string;
  /** The same at the end of a word, where a sign is what it looks like. */
  lastLetters: string;
}

/** From the first piece of something up to the one after it. */
export interface Spot {
  start: number;
  next: number;
}

/** A text as rules read it: where each word stands that it can be read as. */
export interface ReadText {
  tokens: readonly string[];
  pieces: readonly Piece[];
  words: ReadonlyMap<string, readonly Spot[]>;
  /** Where places and phrases have a match: of the rules that have looked, and found once for all their lines. */
  found: Map<Words | Pattern, Spot[]>;
  rules: Set<Meanings>;
}

/** Reads a text once for all rules. */
export function readText(text: string): ReadText {
  const tokens = text.split(/\s+/).filter(Boolean);
  const pieces = tokens.flatMap((token, index) =>
    plainText(token)
      .split(/[^\p{L}\p{M}\p{N}@$!|€¢*]+/u)
      .filter(Boolean)
      .map((plain) => ({
        token: index,
        plain,
        letters: plain.length > PIECE_LENGTH ? "" : lettersOf(plain),
        lastLetters: plain.length > PIECE_LENGTH ? "" : lettersOf(plain.replace(/[@$!€¢]$/, "")),
      })),
  );
  const words = new Map<string, Spot[]>();
  for (const start of pieces.keys()) {
    for (const { word, next } of wordsAt(pieces, start)) {
      const spots = words.get(word);
      if (spots) spots.push({ start, next });
      else words.set(word, [{ start, next }]);
    }
  }
  return { tokens, pieces, words, found: new Map(), rules: new Set() };
}

/** A word that begins with some piece, and the piece after it. */
interface Word {
  word: string;
  next: number;
}

/** "kill.you" is two words, and "ki.ll" and "tere ko" are one: each is right in one of these. */
function wordsAt(pieces: readonly Piece[], start: number): Word[] {
  const ends = [start + 1, ...withShort(pieces, start), ...tokenEnd(pieces, start)];
  const joined = (next: number) =>
    pieces
      .slice(start, next)
      .map(({ plain }) => plain)
      .join("");
  return [
    ...ends.flatMap((next) => foldWord(joined(next)).map((word) => ({ word, next }))),
    ...spelledAt(pieces, start),
  ];
}

/** Where a word with a short one after it ends, as many people write "ko" and "se" separately. */
function withShort(pieces: readonly Piece[], start: number): number[] {
  const [word, short] = [pieces[start]?.plain ?? "", pieces[start + 1]?.plain ?? ""];
  const isShort = short.length > 1 && short.length <= PIECE_LENGTH;
  return word.length > PIECE_LENGTH && isShort ? [start + 2] : [];
}

/** Where the token ends that begins here, if it has several pieces. */
function tokenEnd(pieces: readonly Piece[], start: number): number[] {
  const token = pieces[start]?.token;
  if (pieces[start - 1]?.token === token) return [];
  let next = start + 1;
  while (pieces[next]?.token === token && next <= start + LONGEST_SPELLED) next += 1;
  return next > start + 1 && next <= start + LONGEST_SPELLED ? [next] : [];
}

/** The words that are typed in short pieces from here on. */
function spelledAt(pieces: readonly Piece[], start: number): Word[] {
  const words: Word[] = [];
  let letters = "";
  for (let next = start; next < pieces.length; next += 1) {
    const piece = pieces[next];
    if (!piece || piece.plain.length > PIECE_LENGTH) break;
    const spelled = letters + piece.lastLetters;
    letters += piece.letters;
    if (letters.length > LONGEST_SPELLED) break;
    if (next === start || spelled.length < SHORTEST_SPELLED) continue;
    for (const word of foldSpelled(spelled)) words.push({ word, next: next + 1 });
  }
  return words;
}
