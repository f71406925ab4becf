import { useLayoutEffect, useRef, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useEditor } from "./editor-context.ts";
import { moveWithin } from "./lists.ts";

/** One row of a list that is typed into: what its two fields begin with. */
export interface Row {
  key: number;
  first: string;
  second: string;
}

/**
 * A list of rows to type into, which can be added to, taken from and moved; what is typed stays in the fields
 * themselves. On the server's page a blank row is at the end, as nothing there adds one.
 */
export function useRows(pairs: readonly (readonly [first: string, second: string])[]) {
  const { announce } = useEditor();
  const isHydrated = useIsHydrated();
  const [rows, setRows] = useState(() =>
    [...pairs, ...(isHydrated ? [] : [["", ""] as const])].map(([first, second], key): Row => ({
      key,
      first,
      second,
    })),
  );
  const nextKey = useRef(rows.length);
  const list = useRef<HTMLFieldSetElement>(null);
  const goal = useRef<{ index: number; within: string }>(undefined);
  /** Rows that come, go and move are typing too. */
  function setTyped(next: Row[]): void {
    setRows(next);
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  useLayoutEffect(() => {
    if (!goal.current) return;
    const { index, within } = goal.current;
    const places = list.current?.querySelectorAll<HTMLElement>(".row, .text-button") ?? [];
    const place = places[Math.min(index, places.length - 1)];
    (place?.querySelector<HTMLElement>(within) ?? place)?.focus();
    goal.current = undefined;
  });
  return {
    /** Of the element that holds the rows and the button that adds one. */
    list,
    rows,
    add: () => setTyped([...rows, { key: nextKey.current++, first: "", second: "" }]),
    remove: (index: number) => {
      setTyped(rows.toSpliced(index, 1));
      // To the row that has come in its place, or to the button that adds one.
      goal.current = { index, within: "input" };
    },
    moveUp: (index: number) => {
      setTyped(moveWithin(rows, index, index));
      goal.current = { index: index - 1, within: index > 1 ? "button" : "input" };
      announce(`${nameOf(list.current, index)}, ${index} of ${rows.length}`);
    },
  };
}

/** What is typed into the first field of a row. */
function nameOf(list: HTMLElement | null, index: number): string {
  return list?.querySelectorAll<HTMLInputElement>(".row > input:first-child")[index]?.value ?? "";
}
