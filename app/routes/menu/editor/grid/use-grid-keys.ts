import type { KeyboardEvent, RefObject } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { placeOf, rowsIn } from "./cell-dom.ts";
import { cellText, COLUMNS, type CellWords, type Column } from "./columns.ts";
import { placeAfter, type Place } from "./moving.ts";
import type { RefusedCell } from "./paste-block.ts";
import type { Chosen } from "./use-chosen.ts";
import type { EditActs } from "./use-editing.ts";

interface Within {
  root: RefObject<HTMLElement | null>;
  items: readonly Item[];
  words: CellWords;
  chosen: Chosen;
  edits: EditActs;
  refusedAt: (item: Item, column: Column) => RefusedCell | undefined;
  onMove: (itemId: number, to: number) => void;
  empty: () => void;
  fillDown: () => void;
}

type Key = KeyboardEvent<HTMLElement>;

/** The columns and the menu behind them. */
const STOPS = COLUMNS.length + 1;
const MOVES = ["Arrow", "Page", "Home", "End"];

/** What the keys do in a grid while no cell is being typed into. Gives a listener, and what opens a cell. */
export function useGridKeys(within: Within) {
  const { root, items, words, chosen, edits, refusedAt, onMove, empty, fillDown } = within;

  /** Opens the cell: with what it holds, or empty for what is typed. */
  function open({ row, column }: Place, isTyped = false): void {
    const item = items[row];
    const name = COLUMNS[column];
    if (!item || !name || name === "soldOut") return;
    chosen.chooseOne();
    const kept = refusedAt(item, name)?.text;
    edits.open(item, name, isTyped ? "" : (kept ?? cellText(item, name, words, Date.now())));
  }

  function move(event: Key, at: Place): boolean {
    if (!MOVES.some((name) => event.key.startsWith(name))) return false;
    const rows = root.current ? rowsIn(root.current).length : 0;
    if (event.altKey) return moveRow(event, at);
    const size = { rows, columns: STOPS, page: 10 };
    const from = event.shiftKey ? (chosen.end() ?? at) : at;
    const to = placeAfter(event, from, size);
    if (!to) return false;
    const last = COLUMNS.length - 1;
    if (event.shiftKey) chosen.extend({ ...to, column: Math.min(to.column, last) });
    else chosen.go(to);
    return true;
  }

  /** Alt and an arrow move the dish itself. */
  function moveRow({ key }: Key, { row }: Place): boolean {
    const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
    const item = items[row];
    if (by === 0 || !item) return false;
    onMove(item.id, item.position + by);
    return true;
  }

  /** Tab goes on within the row, and from its end out of the grid. */
  function tab({ key, shiftKey }: Key, { row, column }: Place): boolean {
    const to = column + (shiftKey ? -1 : 1);
    if (key !== "Tab" || to < 0 || to >= STOPS) return false;
    chosen.go({ row, column: to });
    return true;
  }

  function command(event: Key): boolean {
    if (!event.ctrlKey && !event.metaKey) return false;
    const key = event.key.toLowerCase();
    if (key === "d") fillDown();
    else if (key === "a") {
      chosen.choose({ row: 0, column: 0 }, { row: items.length - 1, column: COLUMNS.length - 1 });
    } else return false;
    return true;
  }

  function act(event: Key, at: Place): boolean {
    const { key } = event;
    if (key === "Delete" || key === "Backspace") empty();
    else if (key === "F2" || (key === "Enter" && isText(at.column))) open(at);
    else if (key === "Escape") chosen.chooseOne();
    else return key === " " && isText(at.column);
    return true;
  }

  function onKeyDown(event: Key): void {
    const at = root.current ? placeOf(root.current, event.target) : undefined;
    if (!at || event.nativeEvent.isComposing) return;
    if (move(event, at) || tab(event, at) || command(event) || act(event, at)) {
      event.preventDefault();
    } else if (isTyping(event) && at.column < COLUMNS.length) {
      // The letter goes into the cell, and is not the key of anything else.
      event.nativeEvent.stopImmediatePropagation();
      type(event, at);
    }
  }

  function type(event: Key, at: Place): void {
    const item = items[at.row];
    if (item && COLUMNS[at.column] === "diet") {
      event.preventDefault();
      edits.put(item, "diet", event.key);
    } else open(at, true);
  }

  return { onKeyDown, open };
}

/** Mark, switch and menu are buttons, which Enter and the space bar press. */
function isText(column: number): boolean {
  return column > 0 && column < COLUMNS.length - 1;
}

/** Also where a letter is composed of several keys, as in Hindi. */
function isTyping({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === "Process") && key !== " ";
}
