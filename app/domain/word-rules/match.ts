import { foldWord, plainText } from "./fold.ts";

/** Between words of a pattern: up to so many others. */
const GAP = "...";
/** Between parts of a line that may stand anywhere; "R&B" is a word. */
const TOGETHER = /\s&|&\s/;
/** Between what was found of them. */
const ELLIPSIS = " … ";
const LONGEST_GAP = 3;
/** How many places of a part count; further ones are left out. */
const MOST_PLACES = 12;
/** A word may be typed in pieces of at most so many signs, as in "k i ll"; it has from `SHORTEST_` to `LONGEST_SPELLED` of them. */
const PIECE_LENGTH = 2;
const LONGEST_SPELLED = 14;
const SHORTEST_SPELLED = 3;

/** A part of a line: the words for each place, or a gap. */
export type Pattern = readonly (ReadonlySet<string> | typeof GAP)[];

/** A line of a rule: it is found if all its parts are in the text, in whatever order. */
export type Line = readonly Pattern[];

/**
 * Reads a line of a rule: words in order, `/` between alternatives, `...` for up to three other words, and `&` between
 * parts that may stand anywhere. There is nothing else, so that no line takes long to match. Undefined if a part has no
 * word.
 */
export function readLine(line: string): Line | undefined {
  const parts = partsOf(line).map(readPattern);
  return parts.some((part) => part === undefined) ? undefined : (parts as Pattern[]);
}

/** The parts of a line as `plainText`, of which typed forms of & are one. */
export function partsOf(line: string): string[] {
  return plainText(line).split(TOGETHER);
}

/** Undefined if it has no word. */
function readPattern(part: string): Pattern | undefined {
  const parts = part.split(/\s+/).filter(Boolean);
  const places = parts.map((part) =>
    part === GAP ? GAP : new Set(part.split("/").flatMap(foldWord)),
  );
  const pattern = places.filter((place) => place === GAP || place.size > 0);
  return pattern.some((place) => place !== GAP) ? pattern.slice(0, MOST_PLACES) : undefined;
}

/** A piece of a text, which ends at blanks and signs. */
interface Piece {
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
  return { tokens, pieces, words: pieces.map((_, start) => wordsAt(pieces, start)) };
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

/**
 * The first words of a text that match each part of a line, as they were typed; undefined if a part has no match. This
 * takes at most four times as many steps as the line has places, times the words that the text can be read as. `count` is
 * called at each step.
 */
export function findLine(
  text: ReadText,
  line: Line,
  count: () => void = () => undefined,
): string | undefined {
  const found: string[] = [];
  for (const pattern of line) {
    const words = findPattern(text, pattern, count);
    if (words === undefined) return undefined;
    found.push(words);
  }
  return found.join(ELLIPSIS);
}

function findPattern(
  { tokens, pieces, words }: ReadText,
  pattern: Pattern,
  count: () => void,
): string | undefined {
  /** Where what comes from a place on ends, if it begins with this piece. */
  let ends: (number | undefined)[] = [...pieces.keys(), pieces.length];
  for (const place of pattern.toReversed()) {
    const after = ends;
    ends = after.map((_, start) =>
      place === GAP
        ? afterGap(pieces, after, { start, count })
        : afterWord(words[start] ?? [], after, { place, count }),
    );
    if (!ends.some((end) => end !== undefined)) return undefined;
  }
  const start = ends.findIndex((end) => end !== undefined);
  const last = Math.max(start, (ends[start] ?? 0) - 1);
  return tokens.slice(pieces[start]?.token, (pieces[last]?.token ?? 0) + 1).join(" ");
}

type Ends = readonly (number | undefined)[];

function afterWord(
  words: readonly Word[],
  after: Ends,
  { place, count }: { place: ReadonlySet<string>; count: () => void },
): number | undefined {
  for (const { word, next } of words) {
    count();
    if (place.has(word) && after[next] !== undefined) return after[next];
  }
  return undefined;
}

/** What was typed in pieces counts as less than a word. */
function afterGap(
  pieces: readonly Piece[],
  after: Ends,
  { start, count }: { start: number; count: () => void },
): number | undefined {
  let left = LONGEST_GAP;
  for (let next = start; next < after.length && left >= 0; next += 1) {
    count();
    if (after[next] !== undefined) return after[next];
    left -= (pieces[next]?.plain.length ?? 0) === 1 ? 0.5 : 1;
  }
  return undefined;
}
