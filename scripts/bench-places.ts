import { newPlaceFinder, type ReadFile } from "#app/domain/places/find-places.ts";
import { IN_HINDI } from "#test/names-in-hindi.ts";
import { knownPlaces } from "./places/known-places.ts";
import { placeFiles } from "./places/place-files.ts";

// The search for places, 500 of them typed letter by letter: what each letter costs in Node. No file is fetched, but the
// first letters of each name read theirs, as on a page that was just opened. Each letter counts with the median of five
// times, so that other programs on this machine add little.

const TIMES = 5;
const NAMES = 250;
const PINS = 50;
const FILES = placeFiles();
const read: ReadFile = async (name) => FILES[name];

const { head = [], town = [], village = [] } = Object.groupBy(knownPlaces(), ({ kind }) => kind);
const offices = [...head, ...town, ...village];
/** A fifth each from head offices and other offices of towns, the rest from villages. */
const inLatin = [
  ...spread(head, NAMES / 5),
  ...spread(town, NAMES / 5),
  ...spread(village, (NAMES * 3) / 5),
].map(({ name }) => name);
const TYPED = {
  "Latin letters": inLatin,
  Devanagari: IN_HINDI.map(([typed]) => typed),
  "PIN codes": spread(offices, PINS).map(({ pin }) => pin),
};

// Unmeasured: what a fresh process has still to compile.
for (const name of spread(inLatin, 20)) await typeOut(name);

console.log("Milliseconds a letter, p50 / p99 / most; and those of the letters that read no file");
const all: Cost[] = [];
for (const [kind, names] of Object.entries(TYPED)) {
  const costs: Cost[] = [];
  for (const name of names) costs.push(...(await typeOut(name)));
  all.push(...costs);
  print(`${names.length} in ${kind}`, costs);
}
print("All", all);

interface Cost {
  milliseconds: number;
  readsFile: boolean;
}

/** Types a name letter by letter, each time into a finder that has read nothing yet: the cost of each letter. */
async function typeOut(name: string): Promise<Cost[]> {
  const times: Cost[][] = [];
  for (let time = 0; time < TIMES; time++) times.push(await typeOnce(name));
  return times[0]!.map(({ readsFile }, letter) => {
    const costs = times.map((costsOf) => costsOf[letter]!.milliseconds);
    return { milliseconds: costs.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)]!, readsFile };
  });
}

async function typeOnce(name: string): Promise<Cost[]> {
  let readsFile = false;
  const finder = newPlaceFinder((file) => {
    readsFile = true;
    return read(file);
  });
  const letters = Array.from(name);
  const costs: Cost[] = [];
  for (let length = 1; length <= letters.length; length++) {
    const typed = letters.slice(0, length).join("");
    readsFile = false;
    const start = performance.now();
    await finder.find(typed);
    costs.push({ milliseconds: performance.now() - start, readsFile });
  }
  return costs;
}

function print(title: string, costs: Cost[]): void {
  const kept = costs.filter(({ readsFile }) => !readsFile);
  console.log(`${title.padEnd(24)} ${written(costs)}   ${written(kept)}`);
}

function written(costs: Cost[]): string {
  const sorted = costs.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return [at(0.5), at(0.99), at(1)].map((cost) => cost.toFixed(1)).join(" / ");
}

/** So many of a list, evenly from its beginning to its end. */
function spread<T>(list: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);
}
