import { useEffect } from "react";
import type { Place } from "#app/domain/places/place.ts";
import { DAY_MS } from "#app/durations.ts";
import { readValue, removeValue, writeValue } from "./store.ts";

/** What it takes to write a post, saved for when there is no network. */
export interface KnownWriter {
  place?: Place;
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
  const known: StoredWriter = { ...before, place, ...(age === undefined ? {} : { age }), keptAt };
  await writeValue(NAME, known);
}

/** What was saved; empty if there is nothing, or if it is too old at `now` (milliseconds UTC). */
export async function readKnownWriter(now: number): Promise<KnownWriter> {
  const stored = (await readValue(NAME).catch(() => undefined)) as StoredWriter | undefined;
  if (!stored || stored.keptAt + KEPT_MS < now) return {};
  const { keptAt: _, ...known } = stored;
  return known;
}
