import type { RefObject } from "react";
import { flushSync } from "react-dom";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import type { Editor } from "#app/routes/menu/editor/editor-context.ts";
import { patchFields } from "#app/routes/menu/editor/patch-fields.ts";
import { focusCell, rowsIn } from "./cell-dom.ts";
import { COLUMNS, type CellWords, type Column } from "./columns.ts";
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
}

interface Means extends Pick<Editor, "submit" | "keyOf"> {
  setEditing: (editing: Editing | undefined) => void;
  refuse: (cells: RefusedCell[]) => void;
  forget: (item: Item, column: Column) => void;
}

export interface EditActs {
  /** Sends what a cell is to hold; gives what is wrong with it. */
  put: (item: Item, column: Column, text: string) => CellRefused | undefined;
  /** Opens a cell: as it is, or empty for what is typed next. */
  open: (item: Item, column: Column, text: string) => void;
  /** Closes the cell and goes on. What cannot be used keeps it open, to be mended. */
  commit: (item: Item, typed: string, step: Step) => void;
  /** Closes the cell as the focus leaves it. What cannot be used is kept beside. */
  leave: (item: Item, typed: string) => void;
  /** Closes the cell and leaves it as it was. */
  cancel: (item: Item) => void;
}

/** What is done with the cell that is being typed into. */
export function editActs(now: () => Typed, means: Means): EditActs {
  const { setEditing } = means;
  const put: EditActs["put"] = (item, column, text) =>
    putText(item, column, text, { ...now(), ...means });
  return {
    put,
    open(item, column, text) {
      // At once, so that the letter whose key is down goes into it.
      flushSync(() => setEditing({ key: means.keyOf("items", item.id), column, text }));
    },
    commit(item, typed, step) {
      const { editing } = now();
      if (!editing) return;
      const wrong = put(item, editing.column, lineOf(typed));
      if (wrong) return setEditing({ ...editing, wrong });
      flushSync(() => setEditing(undefined));
      goOn(item, editing.column, step, now());
    },
    leave(item, typed) {
      const { editing } = now();
      if (!editing) return;
      const { column } = editing;
      const text = lineOf(typed);
      const why = put(item, column, text);
      if (why) means.refuse([{ itemId: item.id, column, text, why }]);
      setEditing(undefined);
    },
    cancel(item) {
      const { editing, root } = now();
      if (!editing) return;
      flushSync(() => setEditing(undefined));
      const at = placeIn(root.current, item, editing.column);
      if (at && root.current) focusCell(root.current, at);
    },
  };
}

function putText(
  item: Item,
  column: Column,
  text: string,
  { section, words, forget, submit }: Typed & Means,
): CellRefused | undefined {
  const read = readCell(text, column, { item, section, words, now: Date.now() });
  if (!read.ok) return read.refusal;
  forget(item, column);
  if (Object.keys(read.value).length === 0) return undefined;
  const { id, revision } = item;
  const items = [{ id, revision, values: read.value }];
  submit(patchFields({ sections: [], items, deletedSections: [], deletedItems: [] }));
  return undefined;
}

/** To the cell so many steps on, but not out of the grid. */
function goOn(item: Item, column: Column, step: Step, { root, chosen }: Typed): void {
  const at = placeIn(root.current, item, column);
  if (!at || !root.current) return;
  const last = rowsIn(root.current).length - 1;
  const row = Math.min(Math.max(at.row + step.rows, 0), last);
  chosen.go({ row, column: Math.max(at.column + step.columns, 0) });
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
