import { foldWord, plainText } from "./fold.ts";
import type { Group, Words } from "./lines.ts";

/** A word may be typed in pieces of at most so many signs, as in "k i ll"; it has from `SHORTEST_` to `LONGEST_SPELLED` of them. */
const PIECE_LENGTH = 2;
const LONGEST_SPELLED = 14;
const SHORTEST_SPELLED = 3;

/** Where what matches ends, for each piece that it may begin with. */
export type Ends = readonly (number | undefined)[];

/** A piece of a text, which ends at blanks and signs. */
export interface Piece {
  /** Of the word in the text, as it was typed, that it belongs to. */
  token: number;
  plain: string;
}

/** A word that begins with some piece, and the piece after it. */
interface Word {
  word: string;
  next: number;
}

/** A text as rules read it: for each piece the words that begin with it. */
export interface ReadText {
  tokens: readonly string[];
  pieces: readonly Piece[];
  words: readonly (readonly Word[])[];
  /** All that it can be read as, and which of them places mean, once they have been looked for. */
  distinct: ReadonlySet<string>;
  meant: Map<Words, ReadonlySet<string>>;
  /** Where phrases of groups end, once they have been looked for. */
  phrases: Map<Group, readonly Ends[]>;
}

/** Reads a text once for all rules. */
export function readText(text: string): ReadText {
  const tokens = text.split(/\s+/).filter(Boolean);
  const pieces = tokens.flatMap((token, index) =>
    plainText(token)
      .split(/[^\p{L}\p{M}\p{N}@$!|€¢*]+/u)
      .filter(Boolean)
      .map((plain) => ({ token: index, plain })),
  );
  const words = pieces.map((_, start) => wordsAt(pieces, start));
  return {
    tokens,
    pieces,
    words,
    distinct: new Set(words.flat().map(({ word }) => word)),
    meant: new Map(),
    phrases: new Map(),
  };
}

/** "kill.you" is two words, and "ki.ll" and "tere ko" are one: each is right in one of these. */
function wordsAt(pieces: readonly Piece[], start: number): Word[] {
  const ends = [
    start + 1,
    ...withShort(pieces, start),
    ...tokenEnd(pieces, start),
    ...spelledEnds(pieces, start),
  ];
  return ends.flatMap((next) => {
    const plain = pieces.slice(start, next).map((piece) => piece.plain);
    return foldWord(plain.join("")).map((word) => ({ word, next }));
  });
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

/** Where a word may end that is typed in short pieces from here on. */
function spelledEnds(pieces: readonly Piece[], start: number): number[] {
  const ends: number[] = [];
  let length = 0;
  for (let next = start; next < pieces.length; next += 1) {
    const { plain } = pieces[next] as Piece;
    length += plain.length;
    if (plain.length > PIECE_LENGTH || length > LONGEST_SPELLED) break;
    if (next > start && length >= SHORTEST_SPELLED) ends.push(next + 1);
  }
  return ends;
}
