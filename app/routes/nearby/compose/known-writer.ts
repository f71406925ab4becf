import { useEffect } from "react";
import type { Place } from "#app/http/places.ts";
import { keep, readKept } from "#app/routes/nearby/device-store.ts";

/** What it takes to write a post, as this phone knows it for when there is no network. */
export interface KnownWriter {
  /** Where it looks from. */
  place?: Place;
  /** What age is still to be asked for; null where none is. */
  age?: number | null;
}

const NAME = "known-writer";

/** Keeps what a page knows of who writes, and of the rest what was known before. A browser that keeps nothing is no failure. */
export function useKnownWriter(place: Place | null, age?: number | null): void {
  useEffect(() => {
    if (!place) return;
    const known = age === undefined ? { place } : { place, age };
    void readKnownWriter()
      .then((before) => keep(NAME, { ...before, ...known }))
      .catch(() => undefined);
  }, [place, age]);
}

/** What this phone knows of who writes; nothing where it keeps nothing. */
export async function readKnownWriter(): Promise<KnownWriter> {
  const known = (await readKept(NAME).catch(() => undefined)) as KnownWriter | undefined;
  return known ?? {};
}
