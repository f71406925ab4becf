import { startTransition, useEffect, useState } from "react";
import { useIsHydrated } from "#app/ui/hydrated.ts";

/** So many rows a slow phone adds without holding up a finger. */
const STEP = 6;

/** How many of `length` rows to show: the page as it came has all, and a list that is shown later grows step by step. */
export function useGrowing(length: number, isShown: boolean): number {
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(isHydrated ? STEP : Infinity);
  useEffect(() => {
    if (!isShown || count >= length) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(timer);
  }, [isShown, count, length]);
  return count;
}
