import { PERIODS_A_DAY } from "#app/domain/shops/hours.ts";
import { rowsOf, type Fields } from "./fields.ts";

/** Fields that are edited place by place. */
export interface Places {
  names: string[];
  /** So many rows make a place. */
  size: number;
}

export const DAYS: Places = { names: ["dayFrom", "dayTo"], size: PERIODS_A_DAY };
/** All of them are one place. */
export const EXCEPTIONS: Places = {
  names: [
    "exceptionDate",
    "exceptionFrom",
    "exceptionTo",
    "exceptionAgainFrom",
    "exceptionAgainTo",
  ],
  size: 99,
};
export const BOARD_ROWS: Places = {
  names: ["boardName", "boardWord", "boardPriceRupees", "boardFrom"],
  size: 1,
};
const ALL = [DAYS, EXCEPTIONS, BOARD_ROWS];

/** Whether fields of this name stand in places that are edited one by one, as the days of a week are. */
export function hasPlace(name: string): boolean {
  return ALL.some(({ names }) => names.includes(name));
}

/** The rows in each place. */
export function placesIn(fields: Fields, { names, size }: Places): string[][][] {
  const rows = rowsOf(fields, names);
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, place) =>
    rows.slice(place * size, (place + 1) * size),
  );
}

/** The fields of all places: as typed where they differ from before, else as they are now. */
export function editedPlaces(now: Fields, was: Fields, fields: Fields): Fields {
  return ALL.flatMap((places) => {
    const [before, current] = [placesIn(was, places), placesIn(now, places)];
    return placesIn(fields, places)
      .flatMap((rows, place) => (isSame(rows, before[place]) ? (current[place] ?? []) : rows))
      .flatMap((row) => places.names.map((name, at): Fields[number] => [name, row[at] ?? ""]));
  });
}

/** Whether a place holds the same in two forms, but for rows that are blank. */
export function isSame(rows: string[][] = [], others: string[][] = []): boolean {
  const [one, other] = [rows, others].map((all) => all.filter((row) => row.some(Boolean)));
  return JSON.stringify(one) === JSON.stringify(other);
}
