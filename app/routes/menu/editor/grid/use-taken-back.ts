import { useEffect, useRef } from "react";
import { knowRefusals, noteRefusals } from "#app/routes/menu/editor/undo/taken-back.ts";

/**
 * Has Undo take back what a grid refused, each with the time of that, if it was on this visit: `drop` forgets some of
 * it, `restore` brings it back.
 */
export function useTakenBack<T extends { at?: number }>(
  refused: readonly T[],
  { drop, restore }: Record<"drop" | "restore", (some: T[]) => void>,
): void {
  const latest = useRef({ refused, drop, restore });
  useEffect(() => {
    latest.current = { refused, drop, restore };
    noteRefusals();
  });
  useEffect(() => {
    const all = () => latest.current.refused;
    return knowRefusals({
      latest: () => Math.max(0, ...all().map(({ at = 0 }) => at)),
      takeBack(from, to) {
        const gone = all().filter(({ at = 0 }) => at >= from && at <= to);
        latest.current.drop(gone);
        return () => latest.current.restore(gone.map((one) => ({ ...one, at: Date.now() })));
      },
    });
  }, []);
}
