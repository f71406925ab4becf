import { foldWord, plainText } from "./fold.ts";

/** Between words of a pattern: up to three others. */
export const GAP = "...";
/** Between parts of a line that may stand anywhere; "R&B" is a word. */
const ANYWHERE = /\s&|&\s/;
/** Between parts of a line that stand near each other, in whatever order. */
const NEARBY = /\s~|~\s/;
/** Comes before words that must not be in the text; "k!ll" is a word. */
const UNLESS = /(?:^|\s)!(?:\s|$)/;
/** A reference to a group. */
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

/** A line of a rule: it is found if all its clusters are in the text, in any order, and none of `unless` is. */
export interface Line {
  clusters: readonly Cluster[];
  unless: readonly Pattern[];
  /** Of all lines of its rule. */
  meanings: Meanings;
}

/** The places of a rule by the words, and the beginnings and ends of words, that they mean. */
export type Meanings = Readonly<Record<keyof Words, ReadonlyMap<string, readonly Words[]>>>;

/** What is wrong with a line. */
export type LineProblem = "word-rule-line-empty" | "word-rule-group-unknown";

/** A rule as it is compared with texts. `problem` is the first one of its lines; those that have one are left out. */
interface ReadLines {
  lines: Line[];
  problem: LineProblem | undefined;
}

/** What lines of a rule refer to: its groups, and the places that were read before, by how they are typed. */
interface Known {
  groups: Map<string, Group>;
  /** Many lines have the same places, and each is looked for once in a text. */
  places: Map<string, Place | undefined>;
}

/**
 * Reads the lines of a rule. In each there are words in order, `/` between alternatives, `...` for up to three other words,
 * `~` between parts that stand near each other, `&` between parts that may stand anywhere, and `!` before each part that
 * must not be there. A line `name = words` gives a name to words, and several such lines to all of theirs; `{name}` then
 * stands for any of them. There is nothing else, so that no line takes long to match.
 */
export function readLines(patterns: string): ReadLines {
  const all = patterns.split("\n").map(plainText);
  const known: Known = { groups: new Map(), places: new Map() };
  if (!readGroups(all, known)) return { lines: [], problem: "word-rule-line-empty" };
  const read = all
    .filter((each) => each.trim() !== "" && !named(each))
    .map((line) => readLine(line, known));
  const meanings = meaningsOf(known.places.values());
  return {
    lines: read.filter((line) => typeof line !== "string").map((line) => ({ ...line, meanings })),
    problem: read.find((line) => typeof line === "string"),
  };
}

function meaningsOf(places: Iterable<Place | undefined>): Meanings {
  const by = { whole: new Map(), ends: new Map(), begins: new Map() } satisfies Record<
    keyof Words,
    Map<string, Words[]>
  >;
  for (const place of places) {
    if (place === undefined || place === GAP) continue;
    const words = isWords(place) ? place : place.words;
    for (const kind of ["whole", "ends", "begins"] as const)
      for (const word of words[kind]) by[kind].set(word, [...(by[kind].get(word) ?? []), words]);
  }
  return by;
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

/** Puts the groups in; false if one of them has no word. */
function readGroups(lines: readonly string[], known: Known): boolean {
  const patterns = new Map<string, Pattern[]>();
  for (const line of lines) {
    const [name, words] = named(line) ?? [];
    if (name === undefined || words === undefined) continue;
    const pattern = readPattern(words, known);
    if (typeof pattern === "string") return false;
    patterns.set(name, [...(patterns.get(name) ?? []), pattern]);
  }
  for (const [name, all] of patterns) known.groups.set(name, groupOf(all));
  return true;
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

function readLine(line: string, known: Known): Omit<Line, "meanings"> | LineProblem {
  const { clusters, unless } = partsOf(line);
  const problems: LineProblem[] = [];
  const read = (parts: readonly string[]) =>
    parts.flatMap((part) => {
      const pattern = readPattern(part, known);
      if (typeof pattern !== "string") return [pattern];
      problems.push(pattern);
      return [];
    });
  const all = { clusters: clusters.map(read), unless: read(unless) };
  return problems[0] ?? all;
}

function readPattern(part: string, known: Known): Pattern | LineProblem {
  const places = part
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => placeOf(typed, known));
  if (places.includes(undefined)) return "word-rule-group-unknown";
  const pattern = places.filter((place) => place !== undefined).filter((place) => !isEmpty(place));
  return pattern.some((place) => place !== GAP)
    ? pattern.slice(0, MOST_PLACES)
    : "word-rule-line-empty";
}

function placeOf(typed: string, { groups, places }: Known): Place | undefined {
  if (!places.has(typed)) places.set(typed, readPlace(typed, groups));
  return places.get(typed);
}

/** Undefined if the rule doesn't have one of its groups. */
function readPlace(typed: string, groups: Known["groups"]): Place | undefined {
  if (typed === GAP) return GAP;
  const alternatives = typed.split("/");
  const names = alternatives.flatMap((each) => NAME.exec(each)?.[1] ?? []);
  const words = readWords(alternatives.filter((each) => !NAME.test(each)));
  if (names.length === 0) return words;
  const named = names.map((name) => groups.get(name)).filter((group) => group !== undefined);
  if (named.length < names.length) return undefined;
  const all = unionOf([words, ...named.map((group) => group.words)]);
  const phrases = named.flatMap((group) => group.phrases);
  return phrases.length === 0 ? all : { words: all, phrases };
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

/** The places that mean a folded word. */
export function placesOf(word: string, { whole, begins, ends }: Meanings): Set<Words> {
  const places = new Set(whole.get(word));
  const longest = begins.size + ends.size > 0 ? Math.min(word.length, LONGEST_PART) : 0;
  for (let length = 1; length <= longest; length += 1) {
    for (const place of begins.get(word.slice(0, length)) ?? []) places.add(place);
    for (const place of ends.get(word.slice(-length)) ?? []) places.add(place);
  }
  return places;
}
