import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { nameOf, type Column } from "./columns.ts";
import { editActs, type Editing, type Typed } from "./edit-acts.ts";
import { forgetCell, keepCell, sendCell } from "./kept-cells.ts";
import type { RefusedCell } from "./paste-block.ts";
import { recallCells } from "./recall-cells.ts";
import { useTakenBack } from "./use-taken-back.ts";

type RefusedCells = ReadonlyMap<string, RefusedCell>;
type KeyOf = (kind: "items", id: number) => number;

const NONE: RefusedCells = new Map();

/** What is typed into a grid's cells, and what of it could not be used. This device keeps both. */
export function useEditing(within: Omit<Typed, "editing" | "refused">) {
  const { shopId, submit, keyOf, noteRefused } = useEditor();
  const [editing, setEditing] = useState<Editing>();
  const [refused, setRefused] = useState<RefusedCells>(() =>
    withCells(NONE, recallCells({ ...within, shopId, now: Date.now() }), keyOf),
  );
  const [latest] = useState(() => kept({ ...within, editing, refused }));
  useLayoutEffect(() => latest.keep({ ...within, editing, refused }));
  const refuse = useCallback(
    (cells: RefusedCell[]) => {
      for (const { itemId, column, text } of cells) {
        if (text !== "") keepCell({ shopId, itemId, column }, () => text);
      }
      if (cells.length > 0) noteRefused();
      const now = cells.map((cell) => ({ at: Date.now(), ...cell }));
      setRefused((before) => withCells(before, now, keyOf));
    },
    [shopId, keyOf, noteRefused],
  );
  useTakenBack([...refused.values()], {
    drop(cells) {
      const names = cells.map(({ itemId, column }) => nameOf(keyOf("items", itemId), column));
      for (const { itemId, column } of cells) forgetCell({ shopId, itemId, column });
      setRefused((before) => names.reduce(without, before));
    },
    restore: refuse,
  });
  const { forget, send } = useMemo(() => {
    const ending = (end: typeof forgetCell) => (item: Item, column: Column) => {
      end({ shopId, itemId: item.id, column });
      setRefused((before) => without(before, nameOf(keyOf("items", item.id), column)));
    };
    return { forget: ending(forgetCell), send: ending(sendCell) };
  }, [shopId, keyOf]);
  const acts = useMemo(
    () => editActs(latest.read, { shopId, submit, keyOf, setEditing, refuse, forget, send }),
    [latest, shopId, submit, keyOf, refuse, forget, send],
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

function withCells(before: RefusedCells, cells: RefusedCell[], keyOf: KeyOf): RefusedCells {
  const named = cells.map((cell): [string, RefusedCell] => [
    nameOf(keyOf("items", cell.itemId), cell.column),
    cell,
  ]);
  return cells.length > 0 ? new Map([...before, ...named]) : before;
}

function without(before: RefusedCells, name: string): RefusedCells {
  return before.has(name) ? new Map([...before].filter(([other]) => other !== name)) : before;
}
