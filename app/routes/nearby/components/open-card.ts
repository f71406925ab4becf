import type { MouseEvent } from "react";

/**
 * Follows the card's own link at a click on its text, with the same keys and button; not while text is selected. The
 * text lies above the link, which covers the rest of the card, so that it can be selected.
 */
export function openCard({ type, button, currentTarget, nativeEvent }: MouseEvent): void {
  const link = currentTarget.closest("article")?.querySelector<HTMLAnchorElement>("a.opens-card");
  if (!link || getSelection()?.isCollapsed === false) return;
  if (button === 0) link.dispatchEvent(new window.MouseEvent(type, nativeEvent));
  // Browsers follow no link at a middle click that a script makes.
  if (button === 1) window.open(link.href);
}
