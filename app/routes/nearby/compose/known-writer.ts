import { useEffect } from "react";
import type { Place } from "#app/http/places.ts";
import { forget, keep, readKept } from "#app/routes/nearby/device-store.ts";

/** What it takes to write a post, as this phone knows it for when there is no network. */
export interface KnownWriter {
  /** Where it looks from. */
  place?: Place;
  /** What age is still to be asked for; null where none is. */
  age?: number | null;
}

interface Kept extends KnownWriter {
  keptAt: number;
}

const NAME = "known-writer";
/** As long as the cookie with the places. */
const KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Keeps from where the server says that this phone looks, and what age it asks for if that is told here, beside what
 * was known before; forgets all of it where it says that there is no place. Nothing is said where that is undefined. A
 * browser that keeps nothing is no failure.
 */
export function useKnownWriter(place: Place | null | undefined, age?: number | null): void {
  useEffect(() => {
    if (place !== undefined) void keepKnown(place, age).catch(() => undefined);
  }, [place, age]);
}

async function keepKnown(place: Place | null, age: number | null | undefined): Promise<void> {
  if (place === null) return forget(NAME);
  const keptAt = Date.now();
  const before = await readKnownWriter(keptAt);
  const known: Kept = { ...before, place, ...(age === undefined ? {} : { age }), keptAt };
  await keep(NAME, known);
}

/** What this phone knows at `now`, in milliseconds UTC, of who writes; nothing where it keeps nothing, or for too long. */
export async function readKnownWriter(now: number): Promise<KnownWriter> {
  const kept = (await readKept(NAME).catch(() => undefined)) as Kept | undefined;
  if (!kept || kept.keptAt + KEPT_MS < now) return {};
  const { keptAt: _, ...known } = kept;
  return known;
}
