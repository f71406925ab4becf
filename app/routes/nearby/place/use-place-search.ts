import { useEffect, useRef, useState } from "react";
import type { KnownPlace } from "#app/domain/places/place-file.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { NothingFound } from "./nothing-found.ts";

/** What was found for a text: places by their names, or the square of coordinates, which has none. */
export interface Found {
  typed: string;
  places: (KnownPlace | Place)[];
  /** Why there are none, where that can be said. */
  nothing?: NothingFound | undefined;
  isUnreachable?: boolean;
  /** Whether a position was sent without the script, which nobody has read. */
  isPosition?: boolean;
}

const loadFinder = () => import("./find-typed.ts");

/** Finds places while somebody types. What was found for fewer letters stays until there is something new. */
export function usePlaceSearch(before: Found | undefined) {
  const [typed, setTyped] = useState(before?.typed ?? "");
  const [found, setFound] = useState(before);
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const last = useRef(typed);
  const places = isClosed ? [] : (found?.places ?? []);
  useEffect(() => {
    // What a page loads, the worker keeps for when there is no network.
    if ("serviceWorker" in navigator && navigator.serviceWorker.controller) loadAhead();
  }, []);

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
  const events = { onKeyDown, onFocus: loadAhead };
  return { typed, found, places, active, setActive, chosen, type, search, events };
}

/** Before the first letter is typed; without a network it is loaded then. */
function loadAhead(): void {
  loadFinder().catch(() => undefined);
}

async function find(typed: string): Promise<Found | undefined> {
  try {
    const { findTyped } = await loadFinder();
    return await findTyped(typed);
  } catch {
    return { typed, places: [], isUnreachable: true };
  }
}
