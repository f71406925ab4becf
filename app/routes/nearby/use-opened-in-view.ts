import { useEffect } from "react";

/**
 * Brings a menu that opens, or the button of a question that opens, above the bar at the bottom. Without JavaScript one
 * scrolls there.
 */
export function useOpenedInView(): void {
  useEffect(() => {
    // It does not bubble.
    document.addEventListener("toggle", showOpened, { capture: true });
    return () => document.removeEventListener("toggle", showOpened, { capture: true });
  }, []);
}

function showOpened({ target }: Event): void {
  const isOpened = (target as Element).matches("details:is(.menu, .confirm)[open]");
  if (isOpened) (target as Element).lastElementChild?.scrollIntoView({ block: "nearest" });
}
