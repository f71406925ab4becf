import type { Tile } from "./tiles.ts";

/** A place that somebody looks from: its tile, and what they call it. */
export interface Place {
  tile: Tile;
  name: string;
}
