import type { Board, BoardDish, Hours } from "#app/db/shop-columns.ts";
import { endOfDay } from "./hours.ts";

/** The dishes on a shop's board at `now`; none once its day is over. */
export function boardAt(
  { board, hours }: { board: Board | null; hours: Hours | null },
  now: number,
): BoardDish[] {
  return board && now < endOfDay(hours, board.setAt) ? board.dishes : [];
}
