/** A bar that stays in sight, by the custom property of the page that holds its height. */
type Bar = "--above" | "--panels" | "--dock" | "--choosing" | "--keys";

/**
 * Gives the ref of a bar, whose height in pixels the page's custom property then holds, as letters grow and notices
 * come: what is fixed, or scrolled to, keeps clear of it. `--above` reaches to the lower edge of a sticky bar.
 */
function heightOf(bar: Bar): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    const page = document.documentElement;
    const measure = () => {
      // A search hides the panels, and what is found would be styled twice.
      if (bar === "--panels" && !element.checkVisibility()) return;
      const stuckAt = bar === "--above" ? Number.parseFloat(getComputedStyle(element).top) || 0 : 0;
      const height = `${stuckAt + element.offsetHeight}px`;
      // Whatever inherits it is styled anew, which is all of a long menu.
      const known = getComputedStyle(page).getPropertyValue(bar);
      if (known !== height) page.style.setProperty(bar, height);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => {
      watching.disconnect();
      page.style.removeProperty(bar);
    };
  };
}

export const measureAbove = heightOf("--above");
export const measurePanels = heightOf("--panels");
export const measureDock = heightOf("--dock");
export const measureChoosing = heightOf("--choosing");
export const measureKeys = heightOf("--keys");
