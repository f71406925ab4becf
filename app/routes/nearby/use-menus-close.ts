import { useEffect } from "react";

/** Closes an open menu at a tap or focus elsewhere, and at Escape. Without JavaScript its own button does. */
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
    // Some phones send no click for plain text.
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
