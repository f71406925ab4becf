import {
  GAP,
  isWords,
  placesOf,
  type Cluster,
  type Group,
  type Line,
  type Meanings,
  type Pattern,
  type Words,
} from "./lines.ts";
import type { Piece, ReadText, Spot } from "./read-text.ts";

/** Between what was found of parts that may stand anywhere. */
const ELLIPSIS = " … ";
const LONGEST_GAP = 3;
/** Parts that stand near each other are within so many words, from the first of the one to the last of the other. */
const NEAR = 14;

/** For each piece that a match may begin with, the piece after the match; `NOWHERE` if there is none. */
type Ends = Int32Array<ArrayBuffer>;
const NOWHERE = -1;

/** Is told of steps as they are taken. */
type Count = (steps: number) => void;

/**
 * The first words of a text that match each part of a line, as they were typed; undefined if a part has no match, or if the
 * text has what must not be there. For each place of the line, and of the phrases of its groups, this takes at most two steps
 * for each piece of the text and one for each word that the text can be read as there. `count` is told of them.
 */
export function findLine(
  text: ReadText,
  line: Line,
  count: Count = () => undefined,
): string | undefined {
  findPlaces(text, line.meanings, count);
  const found: string[] = [];
  for (const cluster of line.clusters) {
    const words = findCluster(text, cluster, count);
    if (words === undefined) return undefined;
    found.push(words);
  }
  const isExcused = line.unless.some((part) => endsOf(text, part, count) !== undefined);
  return isExcused ? undefined : found.join(ELLIPSIS);
}

/** Finds where the places of a rule have a word, for all its lines at once. */
function findPlaces(text: ReadText, meanings: Meanings, count: Count): void {
  if (text.rules.has(meanings)) return;
  text.rules.add(meanings);
  for (const [word, spots] of text.words)
    for (const place of placesOf(word, meanings)) {
      count(spots.length);
      const before = text.found.get(place);
      if (before) before.push(...spots);
      else text.found.set(place, [...spots]);
    }
}

function findCluster(text: ReadText, cluster: Cluster, count: Count): string | undefined {
  const all: Ends[] = [];
  for (const pattern of cluster) {
    const ends = endsOf(text, pattern, count);
    if (ends === undefined) return undefined;
    all.push(ends);
  }
  const span = nearest(all, count);
  return span && typedIn(text, span);
}

/** For each piece, where the first match begins that begins at it or after it. */
function nextStarts(ends: Ends): Ends {
  const starts = new Int32Array(ends.length).fill(NOWHERE);
  let next = NOWHERE;
  for (let start = ends.length - 1; start >= 0; start -= 1) {
    if (ends[start] !== NOWHERE) next = start;
    starts[start] = next;
  }
  return starts;
}

/** The first stretch of a text that has a match of each part, no longer than `NEAR` if there are several. */
function nearest(parts: readonly Ends[], count: Count): Spot | undefined {
  const longest = parts.length > 1 ? NEAR : Infinity;
  const starts = parts.map(nextStarts);
  let from = 0;
  while (from < (parts[0]?.length ?? 0)) {
    count(1);
    const spots = parts.map((ends, index) => spotFrom(ends, starts[index]?.[from] ?? NOWHERE));
    if (spots.some(({ start }) => start === NOWHERE)) return undefined;
    const start = Math.min(...spots.map((spot) => spot.start));
    const next = Math.max(...spots.map((spot) => spot.next));
    if (next - start <= longest) return { start, next };
    from = start + 1;
  }
  return undefined;
}

function spotFrom(ends: Ends, start: number): Spot {
  return { start, next: ends[start] ?? NOWHERE };
}

function typedIn({ tokens, pieces }: ReadText, { start, next }: Spot): string {
  const last = pieces[Math.max(start, next - 1)];
  return tokens.slice(pieces[start]?.token, (last?.token ?? 0) + 1).join(" ");
}

/** Where a pattern has a match; undefined if it is nowhere. */
function endsOf(text: ReadText, pattern: Pattern, count: Count): Ends | undefined {
  // Most lines are left here.
  if (pattern.some((place) => place !== GAP && spotsOf(text, place, count).length === 0))
    return undefined;
  let ends = Int32Array.from({ length: text.pieces.length + 1 }, (_, index) => index);
  for (const place of pattern.toReversed()) {
    const isGap = place === GAP;
    const spots = isGap ? NONE : spotsOf(text, place, count);
    ends = isGap ? endsOfGap(text.pieces, ends) : endsOfSpots(spots, ends);
    count(ends.length + spots.length);
    if (!isGap && !ends.some((end) => end !== NOWHERE)) return undefined;
  }
  return ends;
}

/** Where matches end that begin with one of these spots, with what follows them after it. */
function endsOfSpots(spots: readonly Spot[], after: Ends): Ends {
  const ends = new Int32Array(after.length).fill(NOWHERE);
  for (const { start, next } of spots) {
    const end = after[next] ?? NOWHERE;
    const before = ends[start] ?? NOWHERE;
    if (end !== NOWHERE && (before === NOWHERE || end < before)) ends[start] = end;
  }
  return ends;
}

/** Where matches end that begin with up to three words of any kind. What was typed in pieces counts as less than a word. */
function endsOfGap(pieces: readonly Piece[], after: Ends): Ends {
  const ends = new Int32Array(after.length).fill(NOWHERE);
  let next = NOWHERE;
  let between = 0;
  for (let start = after.length - 1; start >= 0; start -= 1) {
    between += pieces[start]?.plain.length === 1 ? 0.5 : 1;
    if (after[start] !== NOWHERE) {
      next = start;
      between = 0;
    }
    if (next !== NOWHERE && between <= LONGEST_GAP) ends[start] = after[next] ?? NOWHERE;
  }
  return ends;
}

const NONE: readonly Spot[] = [];

/** Where a place has a match. */
function spotsOf(text: ReadText, place: Words | Group, count: Count): readonly Spot[] {
  if (isWords(place)) return text.found.get(place) ?? NONE;
  const phrases = place.phrases.flatMap((phrase) => spotsOfPhrase(text, phrase, count));
  return [...spotsOf(text, place.words, count), ...phrases];
}

/** It is found once, however many lines name its group. */
function spotsOfPhrase(text: ReadText, phrase: Pattern, count: Count): readonly Spot[] {
  const before = text.found.get(phrase);
  if (before) return before;
  const ends = [...(endsOf(text, phrase, count) ?? [])];
  const found = ends.flatMap((next, start) => (next === NOWHERE ? [] : [{ start, next }]));
  text.found.set(phrase, found);
  return found;
}
