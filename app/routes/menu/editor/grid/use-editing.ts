import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Column } from "./columns.ts";
import { editActs, type Editing, type Typed } from "./edit-acts.ts";
import type { RefusedCell } from "./paste-block.ts";

type RefusedCells = ReadonlyMap<string, RefusedCell>;

/** What is typed into a grid's cells, and what of it could not be used. */
export function useEditing(within: Omit<Typed, "editing">) {
  const { submit, keyOf } = useEditor();
  const [editing, setEditing] = useState<Editing>();
  const [refused, setRefused] = useState<RefusedCells>(new Map());
  const [latest] = useState(() => kept({ ...within, editing }));
  useLayoutEffect(() => latest.keep({ ...within, editing }));
  const refuse = useCallback(
    (cells: RefusedCell[]) => setRefused((before) => withCells(before, cells, keyOf)),
    [keyOf],
  );
  const forget = useCallback(
    (item: Item, column: Column) =>
      setRefused((before) => without(before, nameOf(keyOf("items", item.id), column))),
    [keyOf],
  );
  const acts = useMemo(
    () => editActs(latest.read, { submit, keyOf, setEditing, refuse, forget }),
    [latest, submit, keyOf, refuse, forget],
  );
  return { editing, refused, refuse, forget, acts };
}

/** What was rendered last, for what happens between two renderings. */
function kept<T>(first: T) {
  let last = first;
  return {
    read: () => last,
    keep(now: T): void {
      last = now;
    },
  };
}

/** What the refused cell of a dish is known by. */
export function nameOf(key: number, column: Column): string {
  return `${key} ${column}`;
}

function withCells(
  before: RefusedCells,
  cells: RefusedCell[],
  keyOf: (kind: "items", id: number) => number,
): RefusedCells {
  const named = cells.map((cell): [string, RefusedCell] => [
    nameOf(keyOf("items", cell.itemId), cell.column),
    cell,
  ]);
  return cells.length > 0 ? new Map([...before, ...named]) : before;
}

function without(before: RefusedCells, name: string): RefusedCells {
  return before.has(name) ? new Map([...before].filter(([other]) => other !== name)) : before;
}
