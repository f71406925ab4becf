import { newPlaceFinder, type ReadFile } from "./find-places.ts";
import type { KnownPlace } from "./place-file.ts";
import type { Place } from "./place.ts";
import { whyNothing, type NothingFound } from "./why-nothing.ts";
import { isOffEarth } from "./written-position.ts";

/** What was found for a text: places with that name, or the square of its coordinates, which has no name. */
export interface FoundPlaces {
  typed: string;
  places: (KnownPlace | Place)[];
  /** Why there are none, where that can be said. */
  nothing?: NothingFound | undefined;
  /** Why nobody has looked: the names are out of reach, or could not be read. */
  failed?: "unreachable" | "broken";
  /** Whether a position was sent without the script. It was not read. */
  isPosition?: boolean;
}

/** The places for a name or PIN code from a form. Throws what `read` throws. */
export async function findSentPlaces(typed: string, read: ReadFile): Promise<FoundPlaces> {
  const places = isOffEarth(typed) ? [] : await newPlaceFinder(read).find(typed);
  const nothing = places.length === 0 ? whyNothing(typed, { isSent: true }) : undefined;
  return { typed, places, nothing };
}
