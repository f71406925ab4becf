import type { BOARD_WORDS } from "./closed-lists.ts";

// What columns of a shop hold as JSON.

/** From and to, in minutes since midnight. What ends no later than it begins goes on past midnight. */
export type Period = [from: number, to: number];

/** When a shop is open. */
export interface Hours {
  /** Of each weekday, from Monday on. */
  week: Period[][];
  /** Dates such as 2026-11-25, whose periods replace the weekday's. None: closed. */
  exceptions: { date: string; periods: Period[] }[];
}

/** What a shop has today. */
export interface Board {
  /** In milliseconds UTC. */
  setAt: number;
  dishes: BoardDish[];
}

export interface BoardDish {
  name: string;
  word: (typeof BOARD_WORDS)[number];
  /** In paise; 0 where none is given. */
  pricePaise: number;
  /** In minutes since midnight; null where it is to be had all day. */
  from: number | null;
}
