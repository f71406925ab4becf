import type { Place } from "#app/domain/places/place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";

/** Where a place can be corrected on the way to `from`, a path of the community with its query. */
export function mapPath({ tile, name }: Place, from: string): string {
  const query = new URLSearchParams({ at: writeTile(tile), from });
  if (name !== "") query.set("name", name);
  return `/nearby/place/map?${query}`;
}
