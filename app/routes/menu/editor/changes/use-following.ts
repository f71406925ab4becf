import { useEffect, useRef } from "react";
import { failureId } from "#app/routes/menu/editor/operations/failure.ts";
import type { FailedChange } from "./change.ts";

/** Scrolls to a notice that has left its section, as that is gone: it stands above the menu from then on. */
export function useFollowing(all: readonly { id: number }[], ofNothing: readonly FailedChange[]) {
  const placed = useRef(new Set<number>());
  useEffect(() => {
    const moved = ofNothing.find(({ id }) => placed.current.has(id));
    const isHere = new Set(ofNothing.map(({ id }) => id));
    placed.current = new Set(all.map(({ id }) => id).filter((id) => !isHere.has(id)));
    if (!moved) return;
    document.getElementById(failureId(moved.id))?.scrollIntoView({ block: "start" });
  }, [all, ofNothing]);
}
