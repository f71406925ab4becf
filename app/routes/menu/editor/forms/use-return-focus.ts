import { useEffect, useEffectEvent } from "react";

/** When the component unmounts, focuses the first of these that is shown, unless the focus has moved elsewhere. */
export function useReturnFocus(...selectors: string[]): void {
  const giveBack = useEffectEvent(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const goals = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    goals.find((goal) => goal?.checkVisibility())?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
