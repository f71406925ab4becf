import { useEffect, useEffectEvent } from "react";

/**
 * When what calls this goes, the focus goes to the first of these that is there, unless a person has taken it
 * elsewhere meanwhile.
 */
export function useReturnFocus(...selectors: string[]): void {
  const giveBack = useEffectEvent(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const goals = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    goals.find((goal) => goal)?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
