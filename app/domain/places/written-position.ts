import { withPlainDigits } from "./place-names.ts";
import { tileAt, type Position } from "./tiles.ts";

/* What somebody types or pastes to say where they are: coordinates, a link of a map, a DIGIPIN. */

const LONGEST = 2000;

/** The position that a text says; undefined if it says none. */
export function readPosition(typed: string): Position | undefined {
  const text = withPlainDigits(typed.slice(0, LONGEST).trim());
  if (/^geo:/i.test(text)) return readGeo(text);
  if (isMapLink(text)) return readLink(text);
  return readDigipin(text) ?? readCoordinates(text);
}

/** Two numbers with a comma between them, or a blank if the second has decimals, whatever their size. */
const NUMBERS =
  /^[-+−]?\d{1,4}(?:\.\d{1,15})?°? ?[NS]?(?: ?[,;] ?| (?=[-+−]?\d{1,4}\.))[-+−]?\d{1,4}(?:\.\d{1,15})?°? ?[EW]?$/i;

/** Whether a text is meant as coordinates, but of no place on earth. */
export function isOffEarth(typed: string): boolean {
  const text = withPlainDigits(typed.slice(0, LONGEST)).replace(/\s+/g, " ").trim();
  return NUMBERS.test(text) && readPosition(text) === undefined;
}

/** Whether this is the address of a web page. Short links of maps hold no position. */
export function isMapLink(typed: string): boolean {
  return /^\s*(?:https?:\/\/|(?:www|maps|goo|maps\.app\.goo)\.)\S+$/i.test(typed.slice(0, LONGEST));
}

const PAIR = /^([-+−]?\d{1,3}(?:\.\d{1,15})?)(?: ?[,;] ?| )([-+−]?\d{1,3}(?:\.\d{1,15})?)$/;

/** "12,9784 77,6408", as it is written where decimals follow a comma. */
const PAIR_WITH_COMMAS = /^([-+−]?\d{1,3}),(\d{3,15})(?: ?; ?|,? )([-+−]?\d{1,3}),(\d{3,15})$/;

function pair(text: string): Position | undefined {
  const plain = text.replace(/\s+/g, " ").trim().replace(PAIR_WITH_COMMAS, "$1.$2;$3.$4");
  const [, latitude, longitude] = PAIR.exec(plain) ?? [];
  return position(toNumber(latitude), toNumber(longitude));
}

function toNumber(text = ""): number {
  return text === "" ? Number.NaN : Number(text.replace("−", "-"));
}

function position(latitude: number, longitude: number): Position | undefined {
  return tileAt({ latitude, longitude }) === undefined ? undefined : { latitude, longitude };
}

function first<T>(given: (T | undefined)[]): T | undefined {
  return given.find((each) => each !== undefined);
}

/** `geo:19.07,72.87;u=35?z=16`; of Android also `geo:0,0?q=19.07,72.87(Tea)`. */
function readGeo(text: string): Position | undefined {
  const [place = "", query = ""] = text.slice("geo:".length).split("?");
  const asked = new URLSearchParams(query).get("q")?.split("(")[0];
  const [latitude, longitude] = place.split(";")[0]?.split(",") ?? [];
  return pair(asked ?? "") ?? pair(`${latitude},${longitude}`);
}

/** Of Google, OpenStreetMap, Apple and those who do as they do. The marked place comes before the middle of the map. */
const QUERIES = ["q", "query", "ll", "coordinate", "destination", "daddr", "sll", "center", "at"];
const IN_PATHS = [
  /!3d(-?\d{1,3}\.\d{1,15})!4d(-?\d{1,3}\.\d{1,15})/,
  /\/(?:search|place|dir)\/(-?\d{1,3}\.\d{1,15}),[+ ]?(-?\d{1,3}\.\d{1,15})/,
  /@(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)/,
  /[#&]map=[\d.]{1,5}\/(-?\d{1,3}(?:\.\d{1,15})?)\/(-?\d{1,3}(?:\.\d{1,15})?)/,
];

function readLink(text: string): Position | undefined {
  const address = text.includes("://") ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { searchParams, href } = new URL(address);
  const marked = [searchParams.get("mlat"), searchParams.get("mlon")].join(",");
  const asked = QUERIES.map((name) => pair((searchParams.get(name) ?? "").replace(/^loc:/, "")));
  const [pinned, ...shown] = IN_PATHS.map((pattern) => {
    const [, latitude, longitude] = pattern.exec(unescaped(href)) ?? [];
    return position(toNumber(latitude), toNumber(longitude));
  });
  return first([pinned, pair(marked), ...asked, ...shown]);
}

function unescaped(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** A sign or a side of the world, degrees, minutes and seconds, and a side, once their marks are blanks. */
const PART =
  /^([NSEW]?) ?([-+−]?)(\d{1,3}(?:\.\d{1,15})?)(?: (\d{1,2}(?:\.\d{1,15})?))?(?: (\d{1,2}(?:\.\d{1,15})?))? ?([NSEW]?)$/i;

/** Decimal, or degrees with minutes and seconds, with a sign or a side of the world, which may also come second. */
function readCoordinates(text: string): Position | undefined {
  const plain = text
    .replace(/\b(?:latitude|longitude|lat|lng|long|lon)\b\s?[:=]?/gi, " ")
    .replace(/['′’]{2}/g, '"')
    .replace(/\s+/g, " ")
    .trim();
  return pair(plain) ?? first(splits(plain).map(([one, other]) => together(one, other)));
}

/** The ways to cut a text into two coordinates. */
function splits(text: string): [string, string][] {
  const commas = text.split(/[,;]/);
  if (commas.length === 2) return [[commas[0] ?? "", commas[1] ?? ""]];
  if (commas.length > 2 || text.length > 80) return [];
  const gaps = [...text.matchAll(/(?<=[NSEW"″”'′’°])\s?|\s(?=[NSEW]\s?\d)|\s/gi)];
  return gaps.map(({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)]);
}

function together(one: string, other: string): Position | undefined {
  const [a, b] = [readPart(one), readPart(other)];
  if (!a || !b || a.isFine !== b.isFine) return undefined;
  const isTurned = /[EW]/.test(a.side) || /[NS]/.test(b.side);
  if (isTurned && (/[NS]/.test(a.side) || /[EW]/.test(b.side))) return undefined;
  return isTurned ? position(b.degrees, a.degrees) : position(a.degrees, b.degrees);
}

function readPart(text: string) {
  const read = PART.exec(
    text
      .replace(/[°º'′’"″”]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
  if (!read) return undefined;
  const [, before = "", sign = "", , minutes, , after = ""] = read;
  const degrees = degreesOf(read.slice(3, 6));
  if (degrees === undefined || (before !== "" && after !== "")) return undefined;
  const side = (before || after).toUpperCase();
  const isBack = /[SW]/.test(side) !== /[-−]/.test(sign);
  return { side, degrees: isBack ? -degrees : degrees, isFine: minutes !== undefined };
}

/** From degrees, minutes and seconds, of which the last ones may be missing. */
function degreesOf(parts: (string | undefined)[]): number | undefined {
  const [whole = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return Math.max(minutes, seconds) < 60 ? whole + minutes / 60 + seconds / 3600 : undefined;
}

/** From north to south, each from west to east. Source: Department of Posts, https://www.indiapost.gov.in/digipin */
const CELLS = ["FC98", "J327", "K456", "LMPT"];
const DIGIPIN = /^[2-9CFJKLMPT]{3}-?[2-9CFJKLMPT]{3}-?[2-9CFJKLMPT]{4}$/i;
const NORTH = 38.5;
const WEST = 63.5;
const SPAN = 36;

/** The middle of the square that India's post gives this code: each letter is one of sixteen cells. */
function readDigipin(text: string): Position | undefined {
  if (!DIGIPIN.test(text)) return undefined;
  let [latitude, longitude, span] = [NORTH, WEST, SPAN];
  for (const letter of text.toUpperCase().replaceAll("-", "")) {
    span /= CELLS.length;
    const row = CELLS.findIndex((cells) => cells.includes(letter));
    latitude -= row * span;
    longitude += (CELLS[row] ?? "").indexOf(letter) * span;
  }
  return { latitude: latitude - span / 2, longitude: longitude + span / 2 };
}
