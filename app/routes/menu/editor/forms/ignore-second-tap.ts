const SECOND_TAP_MS = 500;

/** Has the second of a double tap do nothing: it would hit what has come to its place, or take the focus from it. */
export function ignoreSecondTap(): void {
  const ended = new AbortController();
  const ignore = (event: MouseEvent) => {
    // Another tap begins.
    if (event.detail < 2) return ended.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ["mousedown", "click"] as const)
    document.addEventListener(type, ignore, { capture: true, signal: ended.signal });
  setTimeout(() => ended.abort(), SECOND_TAP_MS);
}
