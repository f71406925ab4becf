import { startTransition, useEffect, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";

/** So many rows a slow phone adds to a frame without holding up a finger. */
const STEP = 6;

interface Growing {
  isOpen: boolean;
  /** Whether the list shows something else for now. */
  isPaused: boolean;
}

/**
 * How many of `length` rows to show: the page as it came has all, and a list that is unfolded grows by a step with each
 * frame. Between two frames there would be time for several steps, and the next one would have to lay out all of them.
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

/** Does something in a task of its own once the next frame is shown; gives what calls it off. */
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
