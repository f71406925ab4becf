import { useEffect, useRef } from "react";
import { knowRefusals, noteRefusals } from "#app/routes/menu/editor/taken-back.ts";
import type { RefusedCell } from "./paste-block.ts";

/** Has Undo take back what a grid's cells refused: `drop` forgets some of it, `restore` brings it back. */
export function useTakenBack(
  refused: ReadonlyMap<string, RefusedCell>,
  { drop, restore }: Record<"drop" | "restore", (cells: RefusedCell[]) => void>,
): void {
  const latest = useRef({ refused, drop, restore });
  useEffect(() => {
    latest.current = { refused, drop, restore };
    noteRefusals();
  });
  useEffect(() => {
    const cells = () => [...latest.current.refused.values()];
    return knowRefusals({
      latest: () => Math.max(0, ...cells().map(({ at = 0 }) => at)),
      takeBack(from, to) {
        const gone = cells().filter(({ at = 0 }) => at >= from && at <= to);
        latest.current.drop(gone);
        return () => latest.current.restore(gone.map((cell) => ({ ...cell, at: Date.now() })));
      },
    });
  }, []);
}
