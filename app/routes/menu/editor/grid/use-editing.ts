import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
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

interface Within {
  root: RefObject<HTMLElement | null>;
  section: Section;
  words: CellWords;
  chosen: Chosen;
}

/** What is typed into a grid's cells, and what of it could not be used. */
export function useEditing(within: Within) {
  const { submit, keyOf } = useEditor();
  const [editing, setEditing] = useState<Editing>();
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedCell>>(new Map());
  const latest = useRef({ ...within, editing });
  useLayoutEffect(() => {
    latest.current = { ...within, editing };
  });

  const refuse = useCallback(
    (cells: RefusedCell[]) => setRefused((before) => withCells(before, cells, keyOf)),
    [keyOf],
  );
  const forget = useCallback(
    (item: Item, column: Column) =>
      setRefused((before) => without(before, nameOf(keyOf("items", item.id), column))),
    [keyOf],
  );

  const acts = useMemo(() => {
    /** Sends what a cell is to hold; gives what is wrong with it. */
    function put(item: Item, column: Column, text: string): CellRefused | undefined {
      const { section, words } = latest.current;
      const read = readCell(text, column, { item, section, words, now: Date.now() });
      if (!read.ok) return read.refusal;
      forget(item, column);
      if (Object.keys(read.value).length === 0) return undefined;
      const { id, revision } = item;
      const patch = { id, revision, values: read.value };
      submit(patchFields({ sections: [], items: [patch], deletedSections: [], deletedItems: [] }));
      return undefined;
    }

    /** Opens a cell: as it is, or empty for what is typed next. */
    function open(item: Item, column: Column, text: string): void {
      // At once, so that the letter whose key is down goes into it.
      flushSync(() => setEditing({ key: keyOf("items", item.id), column, text }));
    }

    /** Closes the cell and goes on. What cannot be used keeps it open, to be mended. */
    function commit(item: Item, typed: string, step: Step): void {
      const { editing, root, chosen } = latest.current;
      if (!editing) return;
      const { column } = editing;
      const wrong = put(item, column, lineOf(typed));
      if (wrong) return setEditing({ ...editing, wrong });
      flushSync(() => setEditing(undefined));
      const at = placeIn(root.current, item, column);
      const rows = root.current ? rowsIn(root.current).length : 0;
      if (at && root.current) {
        const to = { row: at.row + step.rows, column: at.column + step.columns };
        chosen.go({ row: Math.min(Math.max(to.row, 0), rows - 1), column: Math.max(to.column, 0) });
      }
    }

    /** Closes the cell as the focus leaves it. What cannot be used is kept beside. */
    function leave(item: Item, typed: string): void {
      const { editing } = latest.current;
      if (!editing) return;
      const { column } = editing;
      const text = lineOf(typed);
      const why = put(item, column, text);
      if (why) refuse([{ itemId: item.id, column, text, why }]);
      setEditing(undefined);
    }

    /** Closes the cell and leaves it as it was. */
    function cancel(item: Item): void {
      const { editing, root } = latest.current;
      if (!editing) return;
      flushSync(() => setEditing(undefined));
      const at = placeIn(root.current, item, editing.column);
      if (at && root.current) focusCell(root.current, at);
    }

    return { put, open, commit, leave, cancel };
  }, [submit, keyOf, forget, refuse]);

  return { editing, refused, refuse, forget, acts };
}

export type EditActs = ReturnType<typeof useEditing>["acts"];

/** What the refused cell of a dish is known by. */
export function nameOf(key: number, column: Column): string {
  return `${key} ${column}`;
}

function withCells(
  before: ReadonlyMap<string, RefusedCell>,
  cells: RefusedCell[],
  keyOf: (kind: "items", id: number) => number,
): ReadonlyMap<string, RefusedCell> {
  const named = cells.map((cell): [string, RefusedCell] => [
    nameOf(keyOf("items", cell.itemId), cell.column),
    cell,
  ]);
  return cells.length > 0 ? new Map([...before, ...named]) : before;
}

function without(before: ReadonlyMap<string, RefusedCell>, name: string) {
  return before.has(name) ? new Map([...before].filter(([other]) => other !== name)) : before;
}

function lineOf(typed: string): string {
  return typed.split(/\s/).filter(Boolean).join(" ");
}

function placeIn(grid: HTMLElement | null, item: Item, column: Column) {
  if (!grid) return undefined;
  const row = rowsIn(grid).findIndex(({ dataset }) => dataset["id"] === String(item.id));
  return row < 0 ? undefined : { row, column: COLUMNS.indexOf(column) };
}
