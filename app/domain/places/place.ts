import type { Tile } from "./tiles.ts";

export interface Place {
  tile: Tile;
  name: string;
}

/** How many places somebody can go back to. */
export const MOST_PLACES = 5;
