import { foldWord, plainText } from "./fold.ts";
import {
  GAP,
  isAmong,
  isWords,
  type Cluster,
  type Group,
  type Line,
  type Pattern,
  type Place,
  type Words,
} from "./lines.ts";

/** Between what was found of parts that may stand anywhere. */
const ELLIPSIS = " … ";
const LONGEST_GAP = 3;
/** Parts that stand near each other are within so many words, from the first of the one to the last of the other. */
const NEAR = 14;
/** A word may be typed in pieces of at most so many signs, as in "k i ll"; it has from `SHORTEST_` to `LONGEST_SPELLED` of them. */
const PIECE_LENGTH = 2;
const LONGEST_SPELLED = 14;
const SHORTEST_SPELLED = 3;

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
  return {
    tokens,
    pieces,
    words: pieces.map((_, start) => wordsAt(pieces, start)),
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

/**
 * The first words of a text that match each part of a line, as they were typed; undefined if a part has no match. This
 * takes at most four times as many steps as the line and its groups have places, times the words that the text can be
 * read as, and one for each part. `count` is called at each step.
 */
export function findLine(
  text: ReadText,
  line: Line,
  count: () => void = () => undefined,
): string | undefined {
  const found: string[] = [];
  for (const cluster of line) {
    const words = findCluster(text, cluster, count);
    if (words === undefined) return undefined;
    found.push(words);
  }
  return found.join(ELLIPSIS);
}

/** Where what matches ends, for each piece that it may begin with. */
type Ends = readonly (number | undefined)[];

/** From the first piece of what was found up to the one after it. */
type Span = readonly [start: number, end: number];

function findCluster(text: ReadText, cluster: Cluster, count: () => void): string | undefined {
  const all: Ends[] = [];
  for (const pattern of cluster) {
    const ends = endsOf(text, pattern, count);
    if (ends === undefined) return undefined;
    all.push(ends);
  }
  const span = nearest(all.map(nextSpans), count);
  return span && typedIn(text, span);
}

/** For each piece, what matches at it or is the first to match after it. */
function nextSpans(ends: Ends): (Span | undefined)[] {
  const spans = Array.from<Span | undefined>({ length: ends.length });
  for (let start = ends.length - 1; start >= 0; start -= 1) {
    const end = ends[start];
    spans[start] = end === undefined ? spans[start + 1] : [start, end];
  }
  return spans;
}

/** The first stretch of a text that has a match of each part, no longer than `NEAR` if there are several. */
function nearest(
  parts: readonly (readonly (Span | undefined)[])[],
  count: () => void,
): Span | undefined {
  const longest = parts.length > 1 ? NEAR : Infinity;
  for (const from of parts[0]?.keys() ?? []) {
    count();
    const spans = parts.map((next) => next[from]).filter((span) => span !== undefined);
    if (spans.length < parts.length) return undefined;
    const start = Math.min(...spans.map(([first]) => first));
    const end = Math.max(...spans.map(([, last]) => last));
    if (end - start <= longest) return [start, end];
  }
  return undefined;
}

function typedIn({ tokens, pieces }: ReadText, [start, end]: Span): string {
  const last = pieces[Math.max(start, end - 1)];
  return tokens.slice(pieces[start]?.token, (last?.token ?? 0) + 1).join(" ");
}

/** Where a pattern ends, for each piece that it may begin with; undefined if it is nowhere. */
function endsOf(text: ReadText, pattern: Pattern, count: () => void): Ends | undefined {
  const { pieces } = text;
  let ends: Ends = [...pieces.keys(), pieces.length];
  for (const place of pattern.toReversed()) {
    const after = ends;
    ends = after.map((_, start) => endAfter(text, place, { start, after, count }));
    if (!ends.some((end) => end !== undefined)) return undefined;
  }
  return ends;
}

interface Step {
  start: number;
  /** What follows the place. */
  after: Ends;
  count: () => void;
}

function endAfter(text: ReadText, place: Place, step: Step): number | undefined {
  if (place === GAP) return afterGap(text.pieces, step);
  if (isWords(place)) return afterWord(text.words[step.start] ?? [], place, step);
  return afterGroup(text, place, step);
}

function afterWord(
  words: readonly Word[],
  place: Words,
  { after, count }: Step,
): number | undefined {
  for (const { word, next } of words) {
    count();
    if (isAmong(word, place) && after[next] !== undefined) return after[next];
  }
  return undefined;
}

/** What was typed in pieces counts as less than a word. */
function afterGap(pieces: readonly Piece[], { start, after, count }: Step): number | undefined {
  let left = LONGEST_GAP;
  for (let next = start; next < after.length && left >= 0; next += 1) {
    count();
    if (after[next] !== undefined) return after[next];
    left -= (pieces[next]?.plain.length ?? 0) === 1 ? 0.5 : 1;
  }
  return undefined;
}

function afterGroup(
  text: ReadText,
  group: Group,
  { start, after, count }: Step,
): number | undefined {
  for (const ends of phrasesIn(text, group, count)) {
    count();
    const next = ends[start];
    if (next !== undefined && after[next] !== undefined) return after[next];
  }
  return afterWord(text.words[start] ?? [], group.words, { start, after, count });
}

/** Where the phrases of a group end in a text, found once however many lines name it. */
function phrasesIn(text: ReadText, group: Group, count: () => void): readonly Ends[] {
  const before = text.phrases.get(group);
  if (before) return before;
  const found = group.phrases
    .map((phrase) => endsOf(text, phrase, count))
    .filter((ends) => ends !== undefined);
  text.phrases.set(group, found);
  return found;
}
