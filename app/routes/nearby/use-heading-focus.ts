import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { moveFocus } from "#app/routes/nearby/components/move-focus.ts";

/** Focuses the heading after navigation, or when the focused element goes, so that screen readers and Tab follow. */
export function useHeadingFocus(): void {
  const location = useLocation();
  const before = useRef(location);

  useEffect(() => {
    if (before.current === location) return;
    const isNewPage = before.current.pathname !== location.pathname;
    before.current = location;
    const isLost = document.activeElement === document.body;
    if (isNewPage || isLost) moveFocus(document.querySelector<HTMLElement>("main h1"));
  }, [location]);
}
