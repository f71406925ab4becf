import { useLayoutEffect, useRef, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";
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
  const focusOn = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (focusOn.current === undefined) return;
    // To the row that has come in the place of the one that went, or to the button that adds one.
    const goals = list.current?.querySelectorAll<HTMLElement>(
      ".row > input:first-child, .text-button",
    );
    goals?.[Math.min(focusOn.current, goals.length - 1)]?.focus();
    focusOn.current = undefined;
  });
  return {
    /** Of the element that holds the rows and the button that adds one. */
    list,
    rows,
    add: () => setRows([...rows, { key: nextKey.current++, first: "", second: "" }]),
    remove: (index: number) => {
      setRows(rows.toSpliced(index, 1));
      focusOn.current = index;
    },
    moveUp: (index: number) => setRows(moveWithin(rows, index, index)),
  };
}
