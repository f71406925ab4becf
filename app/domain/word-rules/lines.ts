import { foldWord, plainText } from "./fold.ts";

/** Between words of a pattern: up to three others. */
export const GAP = "...";
/** Between parts of a line that may stand anywhere; "R&B" is a word. */
const ANYWHERE = /\s&|&\s/;
/** Between parts of a line that stand near each other, in whatever order. */
const NEARBY = /\s~|~\s/;
/** Before what must not be in the text; "k!ll" is a word. */
const UNLESS = /(?:^|\s)!(?:\s|$)/;
/** What stands for a group. */
const NAME = /^\{(.*)\}$/;
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

/** A line of a rule: it is found if all its clusters are in the text, in whatever order, and none of `unless` is. */
export interface Line {
  clusters: readonly Cluster[];
  unless: readonly Pattern[];
}

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
 * `~` between parts that stand near each other, `&` between parts that may stand anywhere, and `!` before each part that
 * must not be there. A line `name = words` gives a name to words, and several such lines to all of theirs; `{name}` then
 * stands for any of them. There is nothing else, so that no line takes long to match.
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
  const { clusters, unless } = partsOf(plainText(line));
  return clusters.flat().length + unless.length;
}

function partsOf(line: string): { clusters: string[][]; unless: string[] } {
  const [looked = "", ...unless] = line.split(UNLESS);
  return { clusters: looked.split(ANYWHERE).map((part) => part.split(NEARBY)), unless };
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
  return { words: unionOf(words), phrases };
}

function unionOf(all: readonly Words[]): Words {
  const union = (of: keyof Words) => new Set(all.flatMap((each) => [...each[of]]));
  return { whole: union("whole"), ends: union("ends"), begins: union("begins") };
}

function readLine(line: string, groups: Groups): Line | LineProblem {
  const { clusters, unless } = partsOf(line);
  const problems: LineProblem[] = [];
  const read = (parts: readonly string[]) =>
    parts.flatMap((part) => {
      const pattern = readPattern(part, groups);
      if (typeof pattern !== "string") return [pattern];
      problems.push(pattern);
      return [];
    });
  const all = { clusters: clusters.map(read), unless: read(unless) };
  return problems[0] ?? all;
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

/** Undefined if the rule doesn't have one of its groups. */
function readPlace(typed: string, groups: Groups): Place | undefined {
  if (typed === GAP) return GAP;
  const alternatives = typed.split("/");
  const names = alternatives.flatMap((each) => NAME.exec(each)?.[1] ?? []);
  const words = readWords(alternatives.filter((each) => !NAME.test(each)));
  if (names.length === 0) return words;
  const named = names.map((name) => groups.get(name)).filter((group) => group !== undefined);
  if (named.length < names.length) return undefined;
  return {
    words: unionOf([words, ...named.map((group) => group.words)]),
    phrases: named.flatMap((group) => group.phrases),
  };
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
