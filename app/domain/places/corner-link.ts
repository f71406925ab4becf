import { tileAt, writeTile, type Position, type Tile } from "./tiles.ts";

/** The address that opens the feed of a tile for anybody, whether they have chosen a place or not. */
export function cornerPath(tile: Tile): string {
  return `/nearby?at=${writeTile(tile)}`;
}

/** The address of the feed around a shop, from its position in degrees; undefined if it has none, or an invalid one. */
export function cornerPathOf({
  latitude,
  longitude,
}: {
  [degrees in keyof Position]: number | null;
}): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  const tile = tileAt({ latitude, longitude });
  return tile === undefined ? undefined : cornerPath(tile);
}
