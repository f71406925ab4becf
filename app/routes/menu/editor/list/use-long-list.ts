import { startTransition, useCallback, useState, type RefCallback } from "react";

/** How many rows are drawn at first, and more at a time. */
const STEP = 60;

interface LongList {
  /** How many rows are to be drawn. */
  count: number;
  /** For what stands at their end: once it comes near the screen, there are more. */
  end: RefCallback<HTMLElement>;
  grow: () => void;
}

/** Draws a long list little by little, `step` rows at a time, as far as somebody has scrolled. */
export function useLongList(length: number, step = STEP): LongList {
  const [count, setCount] = useState(step);
  const grow = useCallback(
    () => startTransition(() => setCount((before) => before + step)),
    [step],
  );
  const end = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return undefined;
      const watching = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) grow();
        },
        { rootMargin: "800px" },
      );
      watching.observe(element);
      return () => watching.disconnect();
    },
    // Watched anew after each step: near the screen, it may not have left it in between.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [grow, count],
  );
  return { count: Math.min(count, length), end, grow };
}
