import { sql } from "drizzle-orm";

/* An index is used where a query says the same as it, to the letter. */

/** Shops are found in squares of a fiftieth of a degree, about 2 km. */
export const SQUARES_A_DEGREE = 50;
export const SQUARES_AROUND_THE_WORLD = 360 * SQUARES_A_DEGREE;

/** The square in which a shop lies: its row from the south pole and its column from 180° west, as one number. */
export const squareOfShop = sql.raw(
  `CAST((latitude + 90) * ${SQUARES_A_DEGREE} AS INTEGER) * ${SQUARES_AROUND_THE_WORLD} ` +
    `+ CAST((longitude + 180) * ${SQUARES_A_DEGREE} AS INTEGER)`,
);

/** Shops that neighbours see around them. */
export const isShownNearby = sql.raw(
  "closed_at IS NULL AND listed_nearby = 1 AND latitude IS NOT NULL",
);
