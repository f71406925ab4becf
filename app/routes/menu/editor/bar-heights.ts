/** A bar that stays in sight, by the custom property of the page that holds its height. */
type Bar = "--above" | "--panels" | "--dock" | "--choosing" | "--keys";

const bars = new Map<Element, { element: HTMLElement; bar: Bar }>();
let watching: ResizeObserver | undefined;

/**
 * Gives the ref of a bar, whose height in pixels the page's custom property then holds, as letters grow and notices
 * come: what is fixed, or scrolled to, keeps clear of it. `--above` reaches to the lower edge of a sticky bar.
 */
function heightOf(bar: Bar): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (!element) return undefined;
    bars.set(element, { element, bar });
    watching ??= new ResizeObserver(measure);
    watching.observe(element);
    return () => {
      watching?.unobserve(element);
      bars.delete(element);
      document.documentElement.style.removeProperty(bar);
    };
  };
}

/**
 * Reads all heights before it sets any, because setting one restyles everything that inherits it, which is the whole of a
 * long menu.
 */
function measure(resized: ResizeObserverEntry[]): void {
  const page = document.documentElement;
  const known = getComputedStyle(page);
  const heights = resized.flatMap(({ target }) => heightAt(target));
  const changed = heights.filter(([bar, height]) => known.getPropertyValue(bar) !== height);
  for (const [bar, height] of changed) page.style.setProperty(bar, height);
}

function heightAt(target: Element): [Bar, string][] {
  const watched = bars.get(target);
  if (!watched) return [];
  const { element, bar } = watched;
  // A search hides the panels, and what is found would be styled twice.
  if (bar === "--panels" && !element.checkVisibility()) return [];
  const stuckAt = bar === "--above" ? Number.parseFloat(getComputedStyle(element).top) || 0 : 0;
  return [[bar, `${stuckAt + element.offsetHeight}px`]];
}

export const measureAbove = heightOf("--above");
export const measurePanels = heightOf("--panels");
export const measureDock = heightOf("--dock");
export const measureChoosing = heightOf("--choosing");
export const measureKeys = heightOf("--keys");
