import { useRef, useState } from "react";
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
  return {
    rows,
    add: () => setRows([...rows, { key: nextKey.current++, first: "", second: "" }]),
    remove: (index: number) => setRows(rows.toSpliced(index, 1)),
    moveUp: (index: number) => setRows(moveWithin(rows, index, index)),
  };
}
