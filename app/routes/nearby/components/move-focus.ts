/** Moves the focus to an element that Tab does not reach, if it exists, without scrolling. */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
