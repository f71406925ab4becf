import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { moveFocus } from "./move-focus.ts";

/**
 * Moves the focus to the heading of each page that is gone to without a new document, and where what had it is gone from
 * the page, so that it is read out where one is and Tab goes on from there.
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
