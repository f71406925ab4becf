const SEEN = "splash-seen";

/** Ends the splash at the first tap, key or scroll, or at once if seen this session; calls `onOver` once it is gone. */
export function watchSplash(onOver: () => void): void {
  const splash = document.querySelector<HTMLElement>(".splash");
  if (splash && (wasSeen() || isGone(splash))) splash.remove();
  if (!splash?.isConnected) return onOver();

  // Not at "scroll": a link to a section scrolls by itself.
  const end = () => splash.toggleAttribute("data-over", true);
  for (const gesture of ["pointerdown", "keydown", "wheel", "touchmove"]) {
    addEventListener(gesture, end, { once: true, passive: true });
  }
  splash.addEventListener("animationend", ({ animationName }) => {
    if (animationName === "unroll") return;
    splash.remove();
    onOver();
  });
}

function isGone(splash: HTMLElement): boolean {
  const { display, visibility } = getComputedStyle(splash);
  return display === "none" || visibility === "hidden";
}

function wasSeen(): boolean {
  try {
    const seen = sessionStorage.getItem(SEEN) !== null;
    sessionStorage.setItem(SEEN, "1");
    return seen;
  } catch {
    // Storage may be forbidden: then the splash is shown each time.
    return false;
  }
}
