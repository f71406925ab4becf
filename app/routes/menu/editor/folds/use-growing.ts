import { startTransition, useEffect, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";

/** As many rows as a slow phone can add in a frame without holding up a finger. */
const STEP = 6;

interface Growing {
  isOpen: boolean;
  /** Whether the list shows something else for now. */
  isPaused: boolean;
}

/**
 * How many of `length` rows to show: a page that has just loaded has all, and an unfolding list grows by a step a frame.
 * Several steps would fit between two frames, and the next frame would have to lay out all of them.
 */
export function useGrowing(length: number, { isOpen, isPaused }: Growing): number {
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(isHydrated ? STEP : Infinity);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setCount(STEP);
  }
  const isGrowing = isOpen && !isPaused && count < length;
  useEffect(() => {
    if (!isGrowing) return;
    return afterFrame(() => startTransition(() => setCount(count + STEP)));
  }, [isGrowing, count]);
  return count;
}

/** Runs something in a task of its own once the next frame is shown; returns a function that cancels it. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
