import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import type { Editor } from "#app/routes/menu/editor/editor-context.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { focusCell, rowsIn, toEntry } from "./cell-dom.ts";
import { COLUMNS, nameOf, type CellWords, type Column } from "./columns.ts";
import { forgetCell, keepCell } from "./kept-cells.ts";
import type { RefusedCell } from "./paste-block.ts";
import { readCell, type CellRefused } from "./read-cell.ts";
import type { Chosen } from "./use-chosen.ts";

/** The cell that is being typed into. */
export interface Editing {
  /** Of its dish, also once the server has named that. */
  key: number;
  column: Column;
  /** What it begins with. */
  text: string;
  wrong?: CellRefused;
}

/** Where to go once it is done: so many rows down and columns to the right. */
export interface Step {
  rows: number;
  columns: number;
}

/** What typing into a grid's cells is about, as it is at that moment. */
export interface Typed {
  root: RefObject<HTMLElement | null>;
  section: Section;
  words: CellWords;
  chosen: Chosen;
  editing: Editing | undefined;
  /** What could not be used, by `nameOf`. */
  refused: ReadonlyMap<string, RefusedCell>;
}

interface Means extends Pick<Editor, "shopId" | "submit" | "keyOf"> {
  setEditing: (editing: Editing | undefined) => void;
  refuse: (cells: RefusedCell[]) => void;
  forget: (item: Item, column: Column) => void;
  /** Ends the editing as the cell is sent. The phone forgets the text once it has stored the change. */
  send: (item: Item, column: Column) => void;
}

export interface EditActs {
  /** Sends what a cell is to hold; gives what is wrong with it. */
  put: (item: Item, column: Column, text: string) => CellRefused | undefined;
  /** Opens a cell: as it is, or empty for what is typed next. */
  open: (item: Item, column: Column, text: string) => void;
  /** Keeps on this device what `read` then gives: what is half typed. */
  keep: (item: Item, column: Column, read: () => string) => void;
  /** Closes the cell and goes on. What cannot be used keeps it open, to be mended. */
  commit: (item: Item, typed: string, step: Step) => void;
  /** Closes the cell as the focus leaves it. What cannot be used is kept beside. */
  leave: (item: Item, typed: string) => void;
  /** Closes the cell and leaves it as it was. */
  cancel: (item: Item) => void;
  /** Gives up what could not be used in a cell, and goes there. */
  giveUp: (item: Item, column: Column) => void;
  /** Saves what an earlier visit left in a cell, and goes there. */
  saveKept: (item: Item, column: Column, text: string) => void;
}

/** What is done with the cell that is being typed into. */
export function editActs(now: () => Typed, means: Means): EditActs {
  const put: EditActs["put"] = (item, column, text) =>
    putText(item, column, text, { ...now(), ...means });
  const putOrRefuse = (item: Item, column: Column, text: string) => {
    const why = put(item, column, text);
    if (why) means.refuse([{ itemId: item.id, column, text, why }]);
  };
  return {
    put,
    ...typingActs(now, means, put),
    leave(item, typed) {
      const { editing } = now();
      if (!editing) return;
      putOrRefuse(item, editing.column, lineOf(typed));
      means.setEditing(undefined);
    },
    giveUp(item, column) {
      goTo(item, column, now());
      means.forget(item, column);
    },
    saveKept(item, column, text) {
      goTo(item, column, now());
      putOrRefuse(item, column, text);
    },
  };
}

function typingActs(
  now: () => Typed,
  { shopId, keyOf, setEditing }: Means,
  put: EditActs["put"],
): Pick<EditActs, "open" | "keep" | "commit" | "cancel"> {
  const nameOfCell = (item: Item, column: Column) => ({ shopId, itemId: item.id, column });
  return {
    open(item, column, text) {
      // At once, so that the letter whose key is down goes into it.
      flushSync(() => setEditing({ key: keyOf("items", item.id), column, text }));
    },
    keep: (item, column, read) => keepCell(nameOfCell(item, column), read),
    commit(item, typed, step) {
      const { editing } = now();
      if (!editing) return;
      const wrong = put(item, editing.column, lineOf(typed));
      if (wrong) return setEditing({ ...editing, wrong });
      flushSync(() => setEditing(undefined));
      goOn(item, editing.column, step, now());
    },
    cancel(item) {
      const { editing, refused } = now();
      if (!editing) return;
      const { key, column } = editing;
      const before = refused.get(nameOf(key, column));
      if (before) keepCell(nameOfCell(item, column), () => before.text);
      else forgetCell(nameOfCell(item, column));
      flushSync(() => setEditing(undefined));
      goTo(item, column, now());
    },
  };
}

function putText(
  item: Item,
  column: Column,
  text: string,
  { section, words, forget, send, submit }: Typed & Means,
): CellRefused | undefined {
  const read = readCell(text, column, { item, section, words, now: Date.now() });
  if (!read.ok) return read.refusal;
  if (Object.keys(read.value).length === 0) {
    forget(item, column);
    return undefined;
  }
  send(item, column);
  const { id, revision } = item;
  const items = [{ id, revision, values: read.value }];
  submit(patchFields({ sections: [], items, deletedSections: [], deletedItems: [] }));
  return undefined;
}

function goTo(item: Item, column: Column, { root }: Typed): void {
  const at = placeIn(root.current, item, column);
  if (at && root.current) focusCell(root.current, at);
}

/** To the cell so many steps on, and from the last row down to where the next dish is typed. */
function goOn(item: Item, column: Column, step: Step, { root, chosen }: Typed): void {
  const at = placeIn(root.current, item, column);
  if (!at || !root.current) return;
  const row = Math.max(at.row + step.rows, 0);
  // A dish begins with its name.
  if (row === rowsIn(root.current).length && toEntry(root.current)) return;
  const last = rowsIn(root.current).length - 1;
  chosen.go({ row: Math.min(row, last), column: Math.max(at.column + step.columns, 0) });
}

/** As one line, as pasted cells are. */
function lineOf(typed: string): string {
  return typed.split(/\s/).filter(Boolean).join(" ");
}

function placeIn(grid: HTMLElement | null, item: Item, column: Column) {
  if (!grid) return undefined;
  const row = rowsIn(grid).findIndex(({ dataset }) => dataset["id"] === String(item.id));
  return row < 0 ? undefined : { row, column: COLUMNS.indexOf(column) };
}
