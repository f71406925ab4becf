import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";
import { numberAmong } from "#app/domain/number-among.ts";
import { REACHES } from "./cover.ts";
import { readTile } from "./tiles.ts";

/** The longest tile that readTile takes. */
const LONGEST_TILE = "24/16777215/16777215".length;
const NO_TILE = "post-place-missing";

/** A tile as `writeTile` writes it. A finer one is rounded to the tile it lies in. */
export const TileInput = v.pipe(
  boundedText(LONGEST_TILE, NO_TILE),
  v.transform(readTile),
  v.number(NO_TILE),
);

/** In kilometres. */
export const ReachInput = numberAmong(REACHES, "post-reach-wrong");
