const SECOND_TAP_MS = 500;

/** Has the second of a double tap do nothing: it would hit what has come to its place. */
export function ignoreSecondTap(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", ignore, { capture: true });
  setTimeout(() => document.removeEventListener("click", ignore, { capture: true }), SECOND_TAP_MS);
}
