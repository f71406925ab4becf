import type { Place } from "./moving.ts";

// A grid's cells as elements. The one with the focus, and those that are chosen, are marked here and not by React: an
// arrow key renders nothing.

/** A thing in a cell that takes the focus: the cell itself, or the button in it. */
const CELL = "[data-column]";

/** The rows that a grid shows. */
export function rowsIn(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>(":scope > [data-place]:not([hidden])")];
}

/** The cell at a place among the rows that show; undefined if there is none. */
export function cellAt(grid: HTMLElement, { row, column }: Place): HTMLElement | undefined {
  const cell = rowsIn(grid)[row]?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  return cell ?? undefined;
}

/** Where a cell is; undefined for anything that is none. */
export function placeOf(grid: HTMLElement, target: EventTarget | null): Place | undefined {
  const column = target instanceof HTMLElement ? target.dataset["column"] : undefined;
  if (column === undefined || !(target instanceof HTMLElement)) return undefined;
  const row = rowsIn(grid).findIndex((each) => each.contains(target));
  return row < 0 ? undefined : { row, column: Number(column) };
}

/** The cell that an event within it is about. */
export function cellOf(target: EventTarget | null): HTMLElement | undefined {
  const within = target instanceof Element ? target.closest<HTMLElement>(".cell") : undefined;
  if (within?.matches(CELL)) return within;
  return within?.querySelector<HTMLElement>(CELL) ?? undefined;
}

/** Makes a cell the one that the Tab key leads to. */
export function makeStop(grid: HTMLElement, cell: HTMLElement): void {
  for (const stop of grid.querySelectorAll(`${CELL}[tabindex="0"]`)) {
    if (stop !== cell) stop.setAttribute("tabindex", "-1");
  }
  cell.setAttribute("tabindex", "0");
}

/** Makes sure that the Tab key leads into a grid. */
export function keepStop(grid: HTMLElement): void {
  const stop = grid.querySelector(`:scope > :not([hidden]) ${CELL}[tabindex="0"]`);
  const first = stop ? undefined : cellAt(grid, { row: 0, column: 1 });
  if (first) makeStop(grid, first);
}

/** Goes back to the cell that the Tab key leads to. */
export function focusStop(grid: HTMLElement): void {
  grid.querySelector<HTMLElement>(`:scope > :not([hidden]) ${CELL}[tabindex="0"]`)?.focus();
}

/** Focuses a cell, to which Tab then leads back; does nothing if there is none. */
export function focusCell(grid: HTMLElement, place: Place): void {
  const cell = cellAt(grid, place);
  if (!cell) return;
  makeStop(grid, cell);
  cell.focus();
}

/** The row below a grid in which the next dish is typed. */
export function entryOf(grid: HTMLElement): HTMLElement | undefined {
  return grid.parentElement?.querySelector<HTMLElement>(":scope > .entry") ?? undefined;
}

/** Goes to where the next dish is typed; false if there is no such row. */
export function toEntry(grid: HTMLElement, column = NAME): boolean {
  const entry = entryOf(grid);
  if (!entry?.checkVisibility()) return false;
  focusEntry(entry, column);
  return true;
}

const NAME = 1;
const PRICE = 2;

function focusEntry(entry: HTMLElement, column: number): void {
  const name = column === PRICE ? "priceRupees" : "name";
  entry.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** The column above a field of the row in which the next dish is typed; undefined for its other fields. */
export function columnOfEntry(field: EventTarget | null): number | undefined {
  const name = field instanceof HTMLInputElement ? field.name : "";
  return { name: NAME, priceRupees: PRICE }[name];
}

/** Goes from a grid, or the row in which the next dish is typed, to the nearest such row before (-1) or behind (1) it. */
export function stepOut(from: HTMLElement, by: -1 | 1, column: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(".dishes, .section-body > .entry")];
  const stops = all.filter(
    (each) => each.checkVisibility() && (each.matches(".entry") || rowsIn(each).length > 0),
  );
  const next = stops[stops.indexOf(from) + by];
  if (next?.matches(".entry")) focusEntry(next, column);
  else if (next) focusCell(next, { row: by > 0 ? 0 : rowsIn(next).length - 1, column });
}

interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Shows which cells are chosen. */
export function showChosen(grid: HTMLElement, range: Range | undefined): void {
  for (const cell of grid.querySelectorAll("[aria-selected]"))
    cell.removeAttribute("aria-selected");
  if (!range) return;
  for (const row of rowsIn(grid).slice(range.top, range.bottom + 1)) {
    for (let column = range.left; column <= range.right; column++) {
      row
        .querySelector(`[data-column="${column}"]`)
        ?.closest(".cell")
        ?.setAttribute("aria-selected", "true");
    }
  }
}
