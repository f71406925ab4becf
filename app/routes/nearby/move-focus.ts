/** Moves the focus to something that nobody can tab to, where it is there. Nothing scrolls. */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
