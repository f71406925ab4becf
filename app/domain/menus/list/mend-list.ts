import { finishList } from "./doubts.ts";
import { readLine } from "./line.ts";
import {
  emptyDish,
  type LineReadings,
  type ListDish,
  type ListSection,
  type ReadList,
} from "./list.ts";
import {
  mendDish,
  type Mend,
  type MendedDish,
  type MendedLine,
  type MendedList,
  type MendedSection,
  type Mends,
} from "./mends.ts";

/** Names what stands in a line, so that mends stay with it while other lines change. */
export type KeyOf = (line: number) => string;

/** Keys of lines, or of the rows of a table, by their text and by how often it has come before. */
export function lineKeys(lines: readonly string[]): KeyOf {
  const counts = new Map<string, number>();
  const keys = lines.map((line) => {
    const written = line.trim();
    const count = counts.get(written) ?? 0;
    counts.set(written, count + 1);
    return `${count}:${written}`;
  });
  return (line) => keys[line - 1] ?? `${line}`;
}

/** A list as somebody has mended it, with the doubts that are left. */
export function mendList(list: ReadList, keyOf: KeyOf, mends: Mends): MendedList {
  const counts = new Map<string, number>();
  const keyed = list.sections.map((section) => keySection(section, { keyOf, mends, counts }));
  const lines = list.leftOut.map((line) => ({ ...line, key: `-${keyOf(line.line)}` }));
  for (const line of lines) if (mends[line.key]?.as) takeUp(keyed, line, mends);
  const parted = keyed.flatMap((section) => partSection(section, mends));
  const gone: MendedLine[] = [];
  const kept = parted.map((section) => ({
    ...section,
    dishes: section.dishes.filter((dish) => {
      if (!mends[dish.key]?.isLeftOut) return true;
      gone.push({ line: dish.line, text: dish.name, why: "byYou", key: dish.key });
      return false;
    }),
  }));
  const sections = kept.filter(({ dishes }) => dishes.length > 0);
  const finished = finishList({ ...list, sections });
  return {
    ...finished,
    sections: (finished.sections as MendedSection[]).map((section) => settle(section, mends)),
    leftOut: [...lines.filter(({ key }) => !mends[key]?.as), ...gone],
  };
}

interface Keying {
  keyOf: KeyOf;
  mends: Mends;
  /** How often each key has come before. */
  counts: Map<string, number>;
}

function keySection(section: ListSection, { keyOf, mends, counts }: Keying): MendedSection {
  const next = (key: string) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count === 0 ? key : `${key}/${count}`;
  };
  const read = asChosen(section.dishes, (line) => mends[keyOf(line)]?.as);
  const dishes = read.map((dish) => ({ ...dish, key: next(keyOf(dish.line)), isMended: false }));
  const key = section.name === null ? "#" : next(`#${keyOf(section.line)}`);
  return { ...section, dishes, key };
}

/** The dishes, with those of a line in the place of one, or one in their place, where somebody has chosen so. */
function asChosen(dishes: ListDish[], asOf: (line: number) => Mend["as"]): ListDish[] {
  return dishes.flatMap((dish, at) => {
    const first = dishes.find(({ line }) => line === dish.line);
    const chosen = chosenOf(first?.readings, asOf(dish.line));
    if (!chosen) return dish;
    const isLast = dishes[at + 1]?.line !== dish.line;
    return isLast ? withDescription(chosen, dish.description) : [];
  });
}

/** The dishes of a line as somebody has chosen; undefined if there is no choice, or none has been made. */
function chosenOf(readings: LineReadings | undefined, as: Mend["as"]): ListDish[] | undefined {
  if (!readings) return undefined;
  if (as === "several") return readings.several;
  return as === "one" ? [readings.one] : undefined;
}

/** What stands in the lines below was read as that of the last dish. */
function withDescription(dishes: ListDish[], below: string): ListDish[] {
  return dishes.map((dish, at) =>
    at === dishes.length - 1 && below !== "" ? { ...dish, description: below } : dish,
  );
}

/** Puts a line that was left out among the dishes, below those that stand above it. */
function takeUp(sections: MendedSection[], { line, text, key }: MendedLine, mends: Mends): void {
  const read = asChosen(readLine(text, line).dishes, () => mends[key]?.as);
  const [first, ...others] = read;
  const dish = first ?? { ...emptyDish(line), name: text, doubts: ["noPrice" as const] };
  const entries = [dish, ...others].map((each, at): MendedDish => {
    return { ...each, key: at === 0 ? key : `${key}/${at}`, isMended: true };
  });
  const above = sections.findLast(({ dishes }) => dishes.some((other) => other.line < line));
  const section = above ?? sections[0];
  if (!section) {
    sections.push({ name: null, secondName: "", line, dishes: entries, doubts: [], key: "#" });
    return;
  }
  const at = section.dishes.findIndex((other) => other.line > line);
  section.dishes.splice(at === -1 ? section.dishes.length : at, 0, ...entries);
}

/** Mends the dishes of a section. One that is a heading begins a section of its own. */
function partSection(section: MendedSection, mends: Mends): MendedSection[] {
  const parts: MendedSection[] = [{ ...section, name: nameOf(section, mends), dishes: [] }];
  for (const dish of section.dishes) {
    const mend = mends[dish.key];
    if (mend?.as === "section") parts.push(openSection(dish, mends));
    else parts.at(-1)?.dishes.push(mendDish(dish, dish.key, mend));
  }
  return parts;
}

function openSection(
  { heading, line, key, below, ...dish }: MendedDish,
  mends: Mends,
): MendedSection {
  const name = heading ?? dish.name;
  const keyBelow = `${key}/0`;
  const dishes = below ? [mendDish(below, keyBelow, mends[keyBelow])] : [];
  const section = { secondName: "", line, dishes, doubts: [], key: `#${key}` };
  return { ...section, name: mends[section.key]?.name ?? name };
}

function nameOf({ name, key }: MendedSection, mends: Mends): string | null {
  return mends[key]?.name ?? name;
}

/** What somebody has called right is no doubt any more, wherever it was found. */
function settle(section: MendedSection, mends: Mends): MendedSection {
  const dishes = section.dishes.map((dish) => {
    const mend: Mend | undefined = mends[dish.key];
    if (!mend?.isFine) return dish;
    return { ...dish, doubts: dish.doubts.filter((doubt) => doubt !== "sameNameTwice") };
  });
  return { ...section, dishes };
}
