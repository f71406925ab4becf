/** A cell by its row and column, from 0. */
export interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
  /** How many rows the Page keys go. */
  page: number;
}

interface Key {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

type Move = (from: Place, size: Size) => Place;

const MOVES: Record<string, Move> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(0, row - page), column }),
  PageDown: ({ row, column }, { rows, page }) => ({ row: Math.min(rows - 1, row + page), column }),
};

/** With Ctrl: to the end of the grid. */
const FAR: Record<string, Move> = {
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/**
 * Where a key leads, beyond the first or last row perhaps, never beyond a column; undefined for a key that does not
 * move.
 */
export function placeAfter(key: Key, from: Place, size: Size): Place | undefined {
  const move = (key.ctrlKey || key.metaKey ? FAR : MOVES)[key.key];
  const to = move?.(from, size);
  return to && { ...to, column: Math.min(Math.max(to.column, 0), size.columns - 1) };
}

/** The rows and columns between two cells, both included. */
export function rangeBetween(one: Place, other: Place) {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}
