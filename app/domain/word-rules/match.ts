import {
  GAP,
  isWords,
  meantBy,
  type Cluster,
  type Group,
  type Line,
  type Pattern,
  type Place,
  type Words,
} from "./lines.ts";
import type { Ends, Piece, ReadText } from "./read-text.ts";

/** Between what was found of parts that may stand anywhere. */
const ELLIPSIS = " … ";
const LONGEST_GAP = 3;
/** Parts that stand near each other are within so many words, from the first of the one to the last of the other. */
const NEAR = 14;
/**
 * The first words of a text that match each part of a line, as they were typed; undefined if a part has no match, or if the
 * text has what must not be there. This takes at most four times as many steps as the line and its groups have places, times
 * the words that the text can be read as, and one for each part. `count` is called at each step.
 */
export function findLine(
  text: ReadText,
  line: Line,
  count: () => void = () => undefined,
): string | undefined {
  const found: string[] = [];
  for (const cluster of line.clusters) {
    const words = findCluster(text, cluster, count);
    if (words === undefined) return undefined;
    found.push(words);
  }
  const isExcused = line.unless.some((part) => endsOf(text, part, count) !== undefined);
  return isExcused ? undefined : found.join(ELLIPSIS);
}

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
  if (pattern.some((place) => isWords(place) && meantIn(text, place).size === 0)) return undefined;
  let ends: Ends = [...pieces.keys(), pieces.length];
  for (const place of pattern.toReversed()) {
    const after = ends;
    ends = after.map((_, start) => endAfter(text, place, { start, after, count }));
    if (!ends.some((end) => end !== undefined)) return undefined;
  }
  return ends;
}

function meantIn(text: ReadText, place: Words): ReadonlySet<string> {
  const before = text.meant.get(place);
  if (before) return before;
  const meant = meantBy(place, text.distinct);
  text.meant.set(place, meant);
  return meant;
}

interface Step {
  start: number;
  /** What follows the place. */
  after: Ends;
  count: () => void;
}

function endAfter(text: ReadText, place: Place, step: Step): number | undefined {
  if (place === GAP) return afterGap(text.pieces, step);
  if (isWords(place)) return afterWord(text, place, step);
  return afterGroup(text, place, step);
}

function afterWord(
  text: ReadText,
  place: Words,
  { start, after, count }: Step,
): number | undefined {
  const meant = meantIn(text, place);
  for (const { word, next } of text.words[start] ?? []) {
    count();
    if (meant.has(word) && after[next] !== undefined) return after[next];
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
  return afterWord(text, group.words, { start, after, count });
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
