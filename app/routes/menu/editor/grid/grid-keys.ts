import type { KeyboardEvent, RefObject } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { placeOf, rowsIn } from "./cell-dom.ts";
import { cellText, COLUMNS, STOPS, type CellWords, type Column } from "./columns.ts";
import { placeAfter, type Place } from "./moving.ts";
import type { EditActs } from "./edit-acts.ts";
import type { RefusedCell } from "./paste-block.ts";
import type { Chosen } from "./use-chosen.ts";

/** What the keys of a grid act on. */
export interface Keyed {
  root: RefObject<HTMLElement | null>;
  /** The dishes that the grid shows, in order. */
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
/** True if the key has done something. */
type Act = (event: Key, at: Place, keyed: Keyed) => boolean;

/** So many rows the Page keys go. */
const PAGE = 10;
const MOVES = ["Arrow", "Page", "Home", "End"];

/** Opens a cell: with what it holds, or empty for what is typed. */
export function openCell({ row, column }: Place, keyed: Keyed, isTyped = false): void {
  const { items, words, chosen, edits, refusedAt } = keyed;
  const item = items[row];
  const name = COLUMNS[column];
  if (!item || !name || name === "soldOut") return;
  chosen.chooseOne();
  const kept = refusedAt(item, name)?.text ?? cellText(item, name, words, Date.now());
  edits.open(item, name, isTyped ? "" : kept);
}

/** What a key does in a grid while no cell is being typed into. */
export function pressKey(event: Key, keyed: Keyed): void {
  const at = keyed.root.current ? placeOf(keyed.root.current, event.target) : undefined;
  if (!at || event.nativeEvent.isComposing) return;
  if ([moveRow, move, tab, command, act].some((each) => each(event, at, keyed))) {
    event.preventDefault();
  } else if (isTyping(event) && at.column < COLUMNS.length) {
    // The letter goes into the cell, and is not the key of anything else.
    event.nativeEvent.stopImmediatePropagation();
    type(event, at, keyed);
  }
}

/** Alt and an arrow move the dish itself. */
const moveRow: Act = ({ key, altKey }, { row }, { items, onMove }) => {
  const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const item = items[row];
  if (!altKey || by === 0 || !item) return false;
  onMove(item.id, item.position + by);
  return true;
};

const move: Act = (event, at, { root, chosen }) => {
  if (event.altKey || !MOVES.some((name) => event.key.startsWith(name))) return false;
  const rows = root.current ? rowsIn(root.current).length : 0;
  const from = event.shiftKey ? (chosen.end() ?? at) : at;
  const to = placeAfter(event, from, { rows, columns: STOPS, page: PAGE });
  if (!to) return false;
  if (event.shiftKey) chosen.extend({ ...to, column: Math.min(to.column, COLUMNS.length - 1) });
  else chosen.go(to);
  return true;
};

/** Tab goes on within the row, and from its end out of the grid. */
const tab: Act = ({ key, shiftKey }, { row, column }, { chosen }) => {
  const to = column + (shiftKey ? -1 : 1);
  if (key !== "Tab" || to < 0 || to >= STOPS) return false;
  chosen.go({ row, column: to });
  return true;
};

const command: Act = (event, _, { items, chosen, fillDown }) => {
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = event.key.toLowerCase();
  if (key === "d") fillDown();
  else if (key === "a") {
    chosen.choose({ row: 0, column: 0 }, { row: 0, column: 0 });
    chosen.extend({ row: items.length - 1, column: COLUMNS.length - 1 });
  } else return false;
  return true;
};

const act: Act = ({ key }, at, keyed) => {
  if (key === "Delete" || key === "Backspace") keyed.empty();
  else if (key === "F2" || (key === "Enter" && isText(at.column))) openCell(at, keyed);
  else if (key === "Escape") keyed.chosen.chooseOne();
  else return key === " " && isText(at.column);
  return true;
};

function type(event: Key, at: Place, keyed: Keyed): void {
  const item = keyed.items[at.row];
  if (item && COLUMNS[at.column] === "diet") {
    event.preventDefault();
    keyed.edits.put(item, "diet", event.key);
  } else openCell(at, keyed, true);
}

/** Mark, switch, photo and menu are buttons, which Enter and the space bar press. */
function isText(column: number): boolean {
  return column > 0 && column < COLUMNS.length - 1;
}

/** Also where a letter is composed of several keys, as in Hindi. */
function isTyping({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === "Process") && key !== " ";
}
