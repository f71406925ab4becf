import { useRef, useState } from "react";
import { newPlaceFinder } from "#app/domain/places/find-places.ts";
import type { KnownPlace } from "#app/domain/places/place-file.ts";
import type { Place } from "#app/domain/places/place.ts";
import { tileAt } from "#app/domain/places/tiles.ts";
import { readPosition } from "#app/domain/places/written-position.ts";
import { readPlaceFile, suggestName } from "./place-files.ts";

/** What was found for a text: places by their names, or the square of coordinates, which has none. */
export interface Found {
  typed: string;
  places: (KnownPlace | Place)[];
  isUnreachable?: boolean;
  /** Whether a position was sent without the script, which nobody has read. */
  isPosition?: boolean;
}

const finder = newPlaceFinder(readPlaceFile);

/** Finds places while somebody types. What was found for fewer letters stays until there is something new. */
export function usePlaceSearch(before: Found | undefined) {
  const [typed, setTyped] = useState(before?.typed ?? "");
  const [found, setFound] = useState(before);
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const last = useRef(typed);
  const places = isClosed ? [] : (found?.places ?? []);

  function type(text: string) {
    setTyped(text);
    setIsClosed(false);
    last.current = text;
    void search(text);
  }

  /** Gives the first place found for a text; undefined if there is none, or something else has been typed since. */
  async function search(text: string) {
    const next = await find(text);
    if (last.current !== text) return undefined;
    setActive(0);
    setFound(next);
    return next?.places[0];
  }

  /** Up and down through the suggestions, Escape closes them. */
  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && places.length > 0) setIsClosed(true);
    else if (step === undefined) return;
    else if (places.length === 0) setIsClosed(false);
    else setActive((active + step + places.length) % places.length);
    event.preventDefault();
  }

  /** What Enter chooses; undefined while it is not found yet. */
  const chosen = found?.typed === typed ? places[active] : undefined;
  return { typed, found, places, active, setActive, chosen, type, search, onKeyDown };
}

async function find(typed: string): Promise<Found | undefined> {
  if (typed.trim() === "") return undefined;
  const position = readPosition(typed);
  const tile = position && tileAt(position);
  if (tile !== undefined) return { typed, places: [{ tile, name: await suggestName(tile) }] };
  try {
    return { typed, places: await finder.find(typed) };
  } catch {
    return { typed, places: [], isUnreachable: true };
  }
}
