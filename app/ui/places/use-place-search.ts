import { useRef, useState } from "react";
import type { FoundPlaces } from "#app/domain/places/found-places.ts";

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;

const loadFinder = () => import("./find-typed.ts");

/** Loads the search before the first letter is typed. If that fails, typing loads it. */
export function loadSearchAhead(): void {
  loadFinder().catch(() => undefined);
}

/** Finds places while somebody types. What was found for fewer letters stays until there is something new. */
export function usePlaceSearch(before: FoundPlaces | undefined) {
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

  return {
    typed,
    found,
    places,
    active,
    setActive,
    type,
    /** The place that Enter chooses; undefined if there is none, or if something else has been typed since. */
    choose: async () => (found?.typed === typed && places[active]) || search(typed),
    close: () => setIsClosed(true),
    events: { onKeyDown, onFocus: loadSearchAhead },
  };
}

async function find(typed: string): Promise<FoundPlaces | undefined> {
  try {
    const { findTyped } = await loadFinder();
    return await findTyped(typed);
  } catch {
    return { typed, places: [], failed: "unreachable" };
  }
}
