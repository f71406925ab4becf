import * as v from "valibot";
import { numberAmong } from "#app/domain/number-among.ts";
import { REACHES } from "./cover.ts";
import { readTile } from "./tiles.ts";

/** A tile as `writeTile` writes it, or a finer one, of which only the tile that it lies in is kept. */
export const TileInput = v.pipe(
  v.string("Please say where you are first"),
  v.transform(readTile),
  v.number("Please say where you are first"),
);

/** How far somebody looks, in kilometres: 1, 3 or 10. */
export const ReachInput = numberAmong(REACHES, "Please choose 1, 3 or 10 km");
