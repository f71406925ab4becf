import { misheardQueries, nameQueries, type NameQuery } from "./name-queries.ts";
import { readPlaceFile, type KnownPlace, type PlaceFile } from "./place-file.ts";
import { withPlainDigits } from "./place-names.ts";
import { best, searchPins, searchPlaces, type Match } from "./search-places.ts";

/** Beginnings of names have this many letters, those with many names one more; of PIN codes it is always more. */
const SHORT = 2;
const LONG = SHORT + 1;
/** In letters. No name of a place is as long. */
const LONGEST_TYPED = 200;

/** Gives the text of a file; undefined if there is none of this name. */
export type ReadFile = (name: string) => Promise<string | undefined>;

/** What finds places by what somebody types. The files are read when needed, and kept. */
export interface PlaceFinder {
  /** Best first; none for what is too short or unknown. Of what is typed only a file's name goes to `read`. */
  find: (typed: string) => Promise<KnownPlace[]>;
}

type OpenFile = (name: string) => Promise<PlaceFile>;

/** Makes a finder that reads its files with `read`. */
export function newPlaceFinder(read: ReadFile): PlaceFinder {
  const files = new Map<string, Promise<PlaceFile>>();
  const file = (name: string) => {
    const known = files.get(name);
    if (known) return known;
    const opened = read(name).then((text) => readPlaceFile(text ?? "\n"));
    files.set(name, opened);
    // What failed once is asked for again.
    opened.catch(() => files.delete(name));
    return opened;
  };
  return { find: (typed) => find(typed, file) };
}

async function find(typed: string, file: OpenFile): Promise<KnownPlace[]> {
  const pin = pinIn(typed);
  if (pin !== undefined) {
    return pin.length < LONG ? [] : searchPins(await file(pin.slice(0, LONG)), pin);
  }
  if (typed.trim().length < SHORT || typed.length > LONGEST_TYPED) return [];
  const found = await findNamed(nameQueries(typed), file);
  if (found.some(({ isKnown }) => isKnown)) return best(found);
  return best([...found, ...(await findNamed(misheardQueries(typed), file))]);
}

/** What the readings of a text may mean, up to the first one with a sure match. */
async function findNamed(queries: NameQuery[], file: OpenFile): Promise<Match[]> {
  const found: Match[] = [];
  for (const query of queries) {
    const files = await filesFor(query, file);
    const matches = files.flatMap((one) => searchPlaces(one, query));
    found.push(...matches);
    if (matches.some(({ isSure }) => isSure)) break;
  }
  return found;
}

/** The shorter one has well-known names that may be meant by other letters. */
async function filesFor({ skeleton }: NameQuery, file: OpenFile): Promise<PlaceFile[]> {
  const short = await file(skeleton.slice(0, SHORT));
  const next = skeleton.slice(SHORT, LONG);
  const hasFiner = next !== "" && short.finer.includes(next);
  return hasFiner ? [await file(skeleton.slice(0, LONG)), short] : [short];
}

/** A PIN code or its beginning, as in "560", "560 038", "PIN 560038" and "पिन कोड 560038"; undefined for anything else. */
export function pinIn(typed: string): string | undefined {
  const [, pin] = PIN.exec(withPlainDigits(typed.trim())) ?? [];
  return pin?.replace(" ", "");
}

const PIN = /^(?:(?:pin(?: ?code)?|पिन(?: ?कोड)?)[ :.-]{1,3})?(\d{1,3}|\d{3} ?\d{1,3})$/i;
