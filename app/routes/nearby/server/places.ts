import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { TileInput } from "#app/domain/places/input.ts";
import { MOST_PLACES, PLACE_NAME_LENGTH } from "#app/domain/places/limits.ts";
import type { Place } from "#app/domain/places/place.ts";
import { nameOfTile } from "#app/domain/places/nearest-place.ts";
import { tileAt, writeTile, type Tile } from "#app/domain/places/tiles.ts";
import { edgeLocation, readPlaceNames } from "#app/http/context.ts";
import type { HeaderPairs } from "#app/http/sessions.ts";
import { nearbyCookie } from "./nearby-cookie.ts";

const placesCookie = nearbyCookie("places");

const PlacesInput = v.pipe(
  v.array(
    v.object({
      tile: TileInput,
      name: v.pipe(v.string(), v.trim(), v.maxCodePoints(PLACE_NAME_LENGTH)),
    }),
  ),
  v.transform((places) => places.slice(0, MOST_PLACES)),
);

/** The name of a place, from a map or a link, without blanks around it and cut where it is too long. */
export function cleanName(name: string): string {
  return Array.from(name.trim()).slice(0, PLACE_NAME_LENGTH).join("").trimEnd();
}

/**
 * The places that a browser has looked from, which only it stores; the current one comes first. They are no more than what
 * it says: to look from one takes `lookFrom`.
 */
export async function readPlaces(request: Request): Promise<Place[]> {
  const kept: unknown = await placesCookie.read(request);
  const read = v.safeParse(PlacesInput, kept);
  return read.success ? read.output : [];
}

/** A tile with the name that its reader has given it, or else with what people call it, if `find` can tell. */
export async function namedPlace(
  context: Readonly<RouterContextProvider>,
  known: readonly Place[],
  tile: Tile,
  find = nameOfTile,
): Promise<Place> {
  const own = known.find((place) => place.tile === tile)?.name ?? "";
  const read = context.get(readPlaceNames);
  // A corner without a name is better than none.
  return { tile, name: own || (await find(tile, read).catch(() => "")) };
}

/** The `Set-Cookie` headers that make this place current and keep the others. Without a name it keeps its old one. */
export async function rememberPlace(request: Request, place: Place): Promise<HeaderPairs> {
  const places = await readPlaces(request);
  const before = places.find(({ tile }) => tile === place.tile);
  const name = cleanName(place.name) || (before?.name ?? "");
  const others = places.filter((other) => other !== before);
  return placesHeaders(request, [{ ...place, name }, ...others]);
}

/** The `Set-Cookie` headers that keep the places of another phone, the current one first, before those of this one. */
export async function addPlaces(request: Request, places: readonly Place[]): Promise<HeaderPairs> {
  const own = await readPlaces(request);
  const others = own.filter(({ tile }) => !places.some((place) => place.tile === tile));
  return placesHeaders(request, [...places, ...others]);
}

/** The `Set-Cookie` headers with which a browser forgets its places. */
export function forgetPlaces(request: Request): Promise<HeaderPairs> {
  return placesHeaders(request, []);
}

function placesHeaders(request: Request, places: Place[]): Promise<HeaderPairs> {
  const written = places
    .slice(0, MOST_PLACES)
    .map(({ tile, name }) => ({ tile: writeTile(tile), name }));
  return placesCookie.headers(request, written);
}

/** Where Cloudflare takes a request to come from, as a tile with the name of a town; null if it does not say. */
export function guessPlace(context: Readonly<RouterContextProvider>): Place | null {
  const { latitude, longitude, city } = context.get(edgeLocation);
  if (latitude === undefined || longitude === undefined) return null;
  const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
  return tile === undefined ? null : { tile, name: city ?? "" };
}
