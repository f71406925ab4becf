import { useEffect } from "react";

/**
 * Closes a menu that stands open once its reader taps something else or goes on to it with the keyboard, and at Escape.
 * Without JavaScript its own button does.
 */
export function useMenusClose(): void {
  useEffect(() => {
    const closeLeft = ({ target }: Event) => {
      for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
    };
    const closeAtEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      for (const menu of openMenus()) {
        if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
        menu.open = false;
      }
    };
    // Some phones tell the document of no click on what is only text.
    document.addEventListener("pointerdown", closeLeft);
    document.addEventListener("focusin", closeLeft);
    document.addEventListener("keydown", closeAtEscape);
    return () => {
      document.removeEventListener("pointerdown", closeLeft);
      document.removeEventListener("focusin", closeLeft);
      document.removeEventListener("keydown", closeAtEscape);
    };
  }, []);
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll("details.menu[open]");
}
