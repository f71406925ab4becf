import type { Tile } from "./tiles.ts";

export interface Place {
  tile: Tile;
  name: string;
}
