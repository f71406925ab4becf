import { useEffect, useRef, type RefObject } from "react";
import {
  columnOfEntry,
  entryOf,
  focusCell,
  keepStop,
  makeStop,
  placeOf,
  rowsIn,
  stepOut,
  toEntry,
} from "./cell-dom.ts";
import { setCurrentItem } from "./current-item.ts";
import type { Place } from "./moving.ts";

/** Keeps the focus in a grid, and takes it from there to the row below and back. Gives what to call as it moves. */
export function useGridFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef<{ cell: HTMLElement; at: Place }>(undefined);
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    keepStop(grid);
    const { cell, at } = last.current ?? {};
    // What had the focus is gone, such as a dish whose adding was undone.
    if (!at || cell?.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const count = rowsIn(grid).length;
    if (count > 0) focusCell(grid, { ...at, row: Math.min(at.row, count - 1) });
    else toEntry(grid);
  });
  useEntryKeys(root);
  return ({ target }: { target: HTMLElement }) => {
    const grid = root.current;
    const at = grid && placeOf(grid, target);
    if (at) makeStop(grid, target);
    if (at) last.current = { cell: target, at };
    const row = target.closest<HTMLElement>("[data-id]");
    setCurrentItem(row ? Number(row.dataset["id"]) : undefined);
  };
}

/** The arrows lead from the row in which dishes are typed to the grid above it, and to the one below. */
function useEntryKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const entry = root.current && entryOf(root.current);
    if (!entry) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
      const column = columnOfEntry(event.target);
      if (!by || column === undefined || event.isComposing || isWithOthers(event)) return;
      event.preventDefault();
      stepOut(entry, by, column);
    };
    entry.addEventListener("keydown", onKey);
    return () => entry.removeEventListener("keydown", onKey);
  }, [root]);
}

function isWithOthers({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
