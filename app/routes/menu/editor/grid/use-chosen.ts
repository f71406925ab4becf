import { useMemo, useRef, type RefObject } from "react";
import { focusCell, placeOf, rowsIn, showChosen, stepOut } from "./cell-dom.ts";
import { rangeBetween, type Place } from "./moving.ts";

export type Chosen = ReturnType<typeof useChosen>;

/**
 * The cells of a grid that are chosen: the one with the focus, or a block between two corners. `say` is told how many
 * once somebody has made a block larger or smaller, or has left it: then it is one.
 */
export function useChosen(root: RefObject<HTMLElement | null>, say: (count: number) => void) {
  const corners = useRef<{ from: Place; to: Place }>(undefined);
  return useMemo(() => {
    const here = () => root.current && placeOf(root.current, document.activeElement);
    /** The block; else the cell with the focus. */
    const range = () => {
      const at = here();
      if (corners.current) return rangeBetween(corners.current.from, corners.current.to);
      return at ? rangeBetween(at, at) : undefined;
    };
    const choose = (from: Place, to: Place) => {
      if (!root.current) return;
      corners.current = { from, to };
      showChosen(root.current, rangeBetween(from, to));
    };
    const chooseOne = () => {
      if (!corners.current || !root.current) return;
      corners.current = undefined;
      showChosen(root.current, undefined);
      say(1);
    };
    /** Gives a cell the focus; beyond the first or last row, one of the grid before or behind. */
    const go = (to: Place) => {
      const grid = root.current;
      if (!grid) return;
      chooseOne();
      if (to.row < 0) stepOut(grid, -1, to.column);
      else if (to.row >= rowsIn(grid).length) stepOut(grid, 1, to.column);
      else focusCell(grid, to);
    };
    /** Makes the block reach to a cell. */
    const extend = (to: Place) => {
      const grid = root.current;
      const from = corners.current?.from ?? here();
      if (!grid || !from || to.row < 0 || to.row >= rowsIn(grid).length) return;
      choose(from, to);
      const { top, bottom, left, right } = rangeBetween(from, to);
      say((bottom - top + 1) * (right - left + 1));
    };
    /** The corner that moves with Shift. */
    const end = () => corners.current?.to ?? here() ?? undefined;
    return { range, choose, chooseOne, go, extend, end };
  }, [root, say]);
}
