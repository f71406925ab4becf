import { startTransition, useEffect, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";

/** So many rows or sections a slow phone adds without holding up a finger. */
const STEP = 6;

/** How many of a list to show: the page as it came has all, and what is shown later, or once more, grows step by step. */
export function useGrowing(length: number, isShown: boolean): number {
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(isHydrated ? STEP : Infinity);
  if (!isShown && count !== STEP) setCount(STEP);
  useEffect(() => {
    if (!isShown || count === Infinity) return;
    const next = count + STEP < length ? count + STEP : Infinity;
    const timer = setTimeout(() => startTransition(() => setCount(next)));
    return () => clearTimeout(timer);
  }, [isShown, count, length]);
  return count;
}
