import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { moveFocus } from "#app/routes/nearby/components/move-focus.ts";

/**
 * Moves the focus to the heading after each navigation without a new document, and when the focused element
 * disappears, so that screen readers say where one is and Tab goes on from there.
 */
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
