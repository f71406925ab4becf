import { centreOf } from "#app/domain/places/tiles.ts";
import type { Place } from "#app/http/places.ts";

/** What a place is called: its name, or else where the middle of its square lies, which tells it from its neighbours. */
export function placeLabel({ tile, name }: Place): string {
  const { latitude, longitude } = centreOf(tile);
  return name || `Near ${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
}
