import { useEffect } from "react";

/**
 * Closes an open menu at a tap or focus elsewhere, at Escape, and when something in it is chosen; a tap elsewhere opens no
 * card. Without JavaScript its own button does.
 */
export function useMenusClose(): void {
  useEffect(() => {
    let hasJustClosed = false;
    const closeLeft = ({ type, target }: Event) => {
      const left = [...openMenus()].filter((menu) => !menu.contains(target as Node));
      for (const menu of left) menu.open = false;
      if (type === "pointerdown") hasJustClosed = left.length > 0;
    };
    const stayHere = (event: MouseEvent) => {
      const opener = (event.target as Element).closest(".opens-card, .text");
      const isOfCard = opener !== null && !isLinkAt(opener, event);
      // A click without a pointer is one by the keyboard.
      if (hasJustClosed && isOfCard && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      }
      hasJustClosed = false;
    };
    /** It was the beginning of a scroll. */
    const forget = () => {
      hasJustClosed = false;
    };
    // Some phones send no click for plain text.
    document.addEventListener("pointerdown", closeLeft);
    document.addEventListener("pointercancel", forget);
    document.addEventListener("focusin", closeLeft);
    document.addEventListener("click", stayHere, { capture: true });
    document.addEventListener("keydown", closeAtEscape);
    document.addEventListener("submit", closeAtSubmit);
    return () => {
      document.removeEventListener("click", stayHere, { capture: true });
      document.removeEventListener("pointerdown", closeLeft);
      document.removeEventListener("pointercancel", forget);
      document.removeEventListener("focusin", closeLeft);
      document.removeEventListener("keydown", closeAtEscape);
      document.removeEventListener("submit", closeAtSubmit);
    };
  }, []);
}

function closeAtEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  for (const menu of openMenus()) {
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}

/** If it fails, the card says so where the menu would cover it. */
function closeAtSubmit({ target }: SubmitEvent): void {
  const menu = (target as Element).closest<HTMLDetailsElement>("details.menu");
  if (!menu) return;
  menu.querySelector("summary")?.focus();
  menu.open = false;
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details.menu[open]");
}

/** Whether somebody has tapped a link itself, rather than the card over which it reaches. */
function isLinkAt(opener: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const isInside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  return isInside && opener.matches("a");
}
