import { createCookie } from "react-router";
import * as v from "valibot";
import { TileInput } from "#app/domain/places/input.ts";
import { tileAt, writeTile, type Tile } from "#app/domain/places/tiles.ts";

/** A place that somebody looks from: its tile, and what they call it. */
export interface Place {
  tile: Tile;
  name: string;
}

const HALF_A_YEAR = 180 * 24 * 60 * 60;
/** So many places a browser remembers, the one that is looked from now among them. */
const MOST_PLACES = 5;
const NAME_LENGTH = 40;

const placesCookie = createCookie("places", { httpOnly: true, sameSite: "lax" });

const PlacesInput = v.pipe(
  v.array(
    v.object({
      tile: TileInput,
      name: v.pipe(v.string(), v.trim(), v.maxLength(NAME_LENGTH)),
    }),
  ),
  v.transform((places) => places.slice(0, MOST_PLACES)),
);

/** The places that a browser has looked from, which it alone keeps; the one that it looks from now is the first. */
export async function readPlaces(request: Request): Promise<Place[]> {
  const kept: unknown = await placesCookie.parse(request.headers.get("Cookie"));
  const read = v.safeParse(PlacesInput, kept);
  return read.success ? read.output : [];
}

/**
 * The `Set-Cookie` headers with which a browser looks from this place on, and keeps the others. A place that comes
 * without a name keeps the one that it had.
 */
export async function rememberPlace(
  request: Request,
  place: Place,
): Promise<[name: string, value: string][]> {
  const places = await readPlaces(request);
  const before = places.find(({ tile }) => tile === place.tile);
  const name = place.name.trim().slice(0, NAME_LENGTH) || (before?.name ?? "");
  const others = places.filter((other) => other !== before);
  return keepPlaces(request, [{ ...place, name }, ...others]);
}

/** The `Set-Cookie` headers with which a browser forgets all its places. */
export function forgetPlaces(request: Request): Promise<[name: string, value: string][]> {
  return keepPlaces(request, []);
}

/** No page but those of the community is told them: these, and the address where the framework asks for the feed. */
async function keepPlaces(
  { url }: Request,
  places: Place[],
): Promise<[name: string, value: string][]> {
  const options = {
    secure: new URL(url).protocol === "https:",
    maxAge: places.length > 0 ? HALF_A_YEAR : 0,
  };
  const written = places
    .slice(0, MOST_PLACES)
    .map(({ tile, name }) => ({ tile: writeTile(tile), name }));
  const cookies = ["/nearby", "/nearby.data"].map((path) =>
    placesCookie.serialize(written, { ...options, path }),
  );
  return (await Promise.all(cookies)).map((cookie) => ["Set-Cookie", cookie]);
}

/** Where Cloudflare takes a request to come from, as a tile and the name of a town; undefined where it does not say. */
export function guessPlace(request: Request): Place | undefined {
  const { latitude, longitude, city } = (request.cf ?? {}) as IncomingRequestCfProperties;
  if (latitude === undefined || longitude === undefined) return undefined;
  const tile = tileAt({ latitude: Number(latitude), longitude: Number(longitude) });
  return tile === undefined ? undefined : { tile, name: city ?? "" };
}
