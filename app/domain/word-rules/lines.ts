import { foldWord, plainText } from "./fold.ts";

/** Between words of a pattern: up to three others. */
export const GAP = "...";
/** Between parts of a line that may stand anywhere; "R&B" is a word. */
const ANYWHERE = /\s&|&\s/;
/** Between parts of a line that stand near each other, in whatever order. */
const NEARBY = /\s~|~\s/;
/** The longest beginning or end of a word that is compared. */
const LONGEST_PART = 20;
/** How many places of a part count; further ones are left out. */
const MOST_PLACES = 12;

/** Alternatives for one word. */
export interface Words {
  whole: ReadonlySet<string>;
  /** "-ing" stands for all words that end so, "play-" for all that begin so. */
  ends: ReadonlySet<string>;
  begins: ReadonlySet<string>;
}

/** Words and phrases that lines call by one name, {name}. */
export interface Group {
  words: Words;
  phrases: readonly Pattern[];
}

/** A place of a pattern: any of these words, up to three others, or anything of a group. */
export type Place = Words | typeof GAP | Group;

/** A place for each word. */
export type Pattern = readonly Place[];

/** Patterns that are found near each other. */
export type Cluster = readonly Pattern[];

/** A line of a rule: it is found if all its clusters are in the text, in whatever order. */
export type Line = readonly Cluster[];

/** What is wrong with a line. */
export type LineProblem = "word-rule-line-empty" | "word-rule-group-unknown";

/** A rule as it is compared with texts. `problem` is the first one of its lines; those that have one are left out. */
interface ReadLines {
  lines: Line[];
  problem: LineProblem | undefined;
}

type Groups = ReadonlyMap<string, Group>;

/**
 * Reads the lines of a rule. In each there are words in order, `/` between alternatives, `...` for up to three other words,
 * `~` between parts that stand near each other and `&` between parts that may stand anywhere. A line `name = words` gives a
 * name to words, and several such lines to all of theirs; `{name}` then stands for any of them. There is nothing else, so
 * that no line takes long to match.
 */
export function readLines(patterns: string): ReadLines {
  const all = patterns.split("\n").map(plainText);
  const groups = groupsIn(all);
  if (groups === undefined) return { lines: [], problem: "word-rule-line-empty" };
  const lines: Line[] = [];
  let problem: LineProblem | undefined;
  for (const line of all.filter((each) => each.trim() !== "" && !named(each))) {
    const read = readLine(line, groups);
    if (typeof read === "string") problem ??= read;
    else lines.push(read);
  }
  return { lines, problem };
}

/** How many parts a line has. */
export function countParts(line: string): number {
  return clustersOf(plainText(line)).flat().length;
}

function clustersOf(line: string): string[][] {
  return line.split(ANYWHERE).map((part) => part.split(NEARBY));
}

/** The name and the words of a line that names some. */
function named(line: string): [name: string, words: string] | undefined {
  const at = line.indexOf("=");
  const name = line.slice(0, Math.max(at, 0)).trim();
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(name) ? [name, line.slice(at + 1)] : undefined;
}

/** Undefined if one of them has no word. */
function groupsIn(lines: readonly string[]): Groups | undefined {
  const patterns = new Map<string, Pattern[]>();
  for (const line of lines) {
    const [name, words] = named(line) ?? [];
    if (name === undefined || words === undefined) continue;
    const pattern = readPattern(words, new Map());
    if (typeof pattern === "string") return undefined;
    patterns.set(name, [...(patterns.get(name) ?? []), pattern]);
  }
  return new Map([...patterns].map(([name, all]) => [name, groupOf(all)]));
}

function groupOf(patterns: readonly Pattern[]): Group {
  const words: Words[] = [];
  const phrases: Pattern[] = [];
  for (const pattern of patterns) {
    const [place] = pattern;
    if (pattern.length === 1 && isWords(place)) words.push(place);
    else phrases.push(pattern);
  }
  const union = (of: keyof Words) => new Set(words.flatMap((each) => [...each[of]]));
  return {
    words: { whole: union("whole"), ends: union("ends"), begins: union("begins") },
    phrases,
  };
}

function readLine(line: string, groups: Groups): Line | LineProblem {
  const clusters: Pattern[][] = [];
  for (const parts of clustersOf(line)) {
    const cluster = parts.map((part) => readPattern(part, groups));
    const problem = cluster.find((pattern) => typeof pattern === "string");
    if (problem !== undefined) return problem;
    clusters.push(cluster as Pattern[]);
  }
  return clusters;
}

function readPattern(part: string, groups: Groups): Pattern | LineProblem {
  const places = part
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => readPlace(typed, groups));
  if (places.includes(undefined)) return "word-rule-group-unknown";
  const pattern = places.filter((place) => place !== undefined).filter((place) => !isEmpty(place));
  return pattern.some((place) => place !== GAP)
    ? pattern.slice(0, MOST_PLACES)
    : "word-rule-line-empty";
}

/** Undefined for a group that the rule doesn't have. */
function readPlace(typed: string, groups: Groups): Place | undefined {
  if (typed === GAP) return GAP;
  const name = /^\{(.*)\}$/.exec(typed)?.[1];
  return name === undefined ? readWords(typed.split("/")) : groups.get(name);
}

function readWords(typed: readonly string[]): Words {
  const read = (isMeant: (word: string) => boolean) =>
    new Set(typed.filter(isMeant).flatMap(foldWord));
  const isEnd = (word: string) => word.startsWith("-");
  const isBeginning = (word: string) => word.endsWith("-") && !isEnd(word);
  return {
    whole: read((word) => !isEnd(word) && !isBeginning(word)),
    ends: read(isEnd),
    begins: read(isBeginning),
  };
}

export function isWords(place: Place | undefined): place is Words {
  return typeof place === "object" && "whole" in place;
}

function isEmpty(place: Place): boolean {
  return isWords(place) && place.whole.size + place.ends.size + place.begins.size === 0;
}

/** Which of these folded words are meant; each is looked up once for a text, however many lines ask. */
export function meantBy({ whole, ends, begins }: Words, words: ReadonlySet<string>): Set<string> {
  if (ends.size + begins.size === 0) return new Set([...whole].filter((word) => words.has(word)));
  const isMeant = (word: string) => {
    if (whole.has(word)) return true;
    for (let length = 1; length <= Math.min(word.length, LONGEST_PART); length += 1) {
      if (begins.has(word.slice(0, length)) || ends.has(word.slice(-length))) return true;
    }
    return false;
  };
  return new Set([...words].filter(isMeant));
}
