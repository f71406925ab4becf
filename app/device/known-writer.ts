import { useEffect } from "react";
import { MOST_PLACES } from "#app/domain/places/limits.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { DAY_MS } from "#app/durations.ts";
import { readValue, removeValue, writeValue } from "./store.ts";

/** What it takes to write a post, saved for when there is no network. */
export interface KnownWriter {
  place?: Place;
  /** This place and those before it, the newest first. */
  places?: Place[];
  /** The age that is still to be confirmed; null if none is. */
  age?: number | null;
}

interface StoredWriter extends KnownWriter {
  keptAt: number;
}

const NAME = "known-writer";
/** As long as the cookie with the places. */
const KEPT_MS = 180 * DAY_MS;

/**
 * Saves the place, and the age to be confirmed if the page knows it, beside what was saved before. `null` for the
 * place removes everything, `undefined` changes nothing. Does nothing if the browser stores nothing.
 */
export function useKnownWriter(place: Place | null | undefined, age?: number | null): void {
  useEffect(() => {
    if (place !== undefined) void storeKnown(place, age).catch(() => undefined);
  }, [place, age]);
}

async function storeKnown(place: Place | null, age: number | null | undefined): Promise<void> {
  if (place === null) return removeValue(NAME);
  const keptAt = Date.now();
  const before = await readKnownWriter(keptAt);
  const others = before.places?.filter(({ tile }) => tile !== place.tile) ?? [];
  const places = [place, ...others].slice(0, MOST_PLACES);
  const sure = age === undefined ? {} : { age };
  const known: StoredWriter = { ...before, place, places, ...sure, keptAt };
  await writeValue(NAME, known);
}

/** Makes one of the saved places the one where posts are written; false if it is not among them, or nothing is saved. */
export async function moveWriter(tile: Tile): Promise<boolean> {
  const { places = [] } = await readKnownWriter(Date.now());
  const place = places.find((each) => each.tile === tile);
  if (!place) return false;
  return storeKnown(place, undefined).then(
    () => true,
    () => false,
  );
}

/** What was saved; empty if there is nothing, or if it is too old at `now` (milliseconds UTC). */
export async function readKnownWriter(now: number): Promise<KnownWriter> {
  const stored = (await readValue(NAME).catch(() => undefined)) as StoredWriter | undefined;
  if (!stored || stored.keptAt + KEPT_MS < now) return {};
  const { keptAt: _, ...known } = stored;
  return known;
}
