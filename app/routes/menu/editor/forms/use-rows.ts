import { useLayoutEffect, useRef, useState } from "react";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { moveWithin } from "#app/routes/menu/editor/operations/lists.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";

export interface Row {
  key: number;
  first: string;
  second: string;
}

/**
 * The server renders an extra blank row, as nothing can add one without JavaScript. With `endsBlank`, for a form that is
 * already open on the server's page, every later rendering has it too.
 */
export function useRows(
  pairs: readonly (readonly [first: string, second: string])[],
  { endsBlank = false }: { endsBlank?: boolean | undefined },
) {
  const { moved } = useMessages("editor");
  const { announce } = useEditor();
  const isHydrated = useIsHydrated();
  const [rows, setRows] = useState(() => {
    const hasBlank = !isHydrated || (endsBlank && pairs.at(-1)?.join("") !== "");
    const all = hasBlank ? [...pairs, ["", ""] as const] : pairs;
    return all.map(([first, second], key): Row => ({ key, first, second }));
  });
  const nextKey = useRef(rows.length);
  const list = useRef<HTMLFieldSetElement>(null);
  const goal = useRef<{ index: number; within: string }>(undefined);
  /** Adding, removing and moving rows count as typing. */
  function setTyped(next: Row[]): void {
    setRows(next);
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  useLayoutEffect(() => {
    if (!goal.current) return;
    const { index, within } = goal.current;
    const places = list.current?.querySelectorAll<HTMLElement>(".input-row, .text-button") ?? [];
    const place = places[Math.min(index, places.length - 1)];
    (place?.querySelector<HTMLElement>(within) ?? place)?.focus();
    goal.current = undefined;
  });
  return {
    /** For the element around the rows and the button that adds one. */
    list,
    rows,
    add: () => {
      setTyped([...rows, { key: nextKey.current++, first: "", second: "" }]);
      goal.current = { index: rows.length, within: "input" };
    },
    remove: (index: number) => {
      setTyped(rows.toSpliced(index, 1));
      goal.current = { index, within: "input" };
    },
    moveUp: (index: number) => {
      if (index === 0) return;
      setTyped(moveWithin(rows, index, index));
      goal.current = { index: index - 1, within: "button" };
      announce(moved({ name: nameOf(list.current, index), to: index, count: rows.length }));
    },
  };
}

function nameOf(list: HTMLElement | null, index: number): string {
  return (
    list?.querySelectorAll<HTMLInputElement>(".input-row > input:first-child")[index]?.value ?? ""
  );
}
