import { useEffect, useEffectEvent } from "react";

let layers = 0;

/** Has the browser's Back call `close` instead of leaving the editor, as long as the component is there. */
export function useBackCloses(close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    const layer = ++layers;
    const onBack = () => {
      scrollAsUsual();
      leave();
    };
    // What closes may scroll to what it has added: the browser must not scroll back.
    history.scrollRestoration = "manual";
    history.pushState({ layer }, "");
    addEventListener("popstate", onBack, { once: true });
    return () => {
      removeEventListener("popstate", onBack);
      if ((history.state as { layer?: number } | null)?.layer !== layer) return;
      addEventListener("popstate", scrollAsUsual, { once: true });
      history.back();
    };
  }, []);
}

function scrollAsUsual(): void {
  history.scrollRestoration = "auto";
}
