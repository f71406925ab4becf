import { useEffect, useEffectEvent } from "react";

/** When the component unmounts, focuses the first of these that exists, unless the focus has moved elsewhere. */
export function useReturnFocus(...selectors: string[]): void {
  const giveBack = useEffectEvent(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const goals = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    goals.find((goal) => goal)?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
