import { useEffect } from "react";

/** Somewhat longer than a frame. */
const FRAME_MS = 32;

/**
 * Lights the section in the rail that somebody works in, or else whose dishes are at the top of the screen. Where the
 * rail is a line of chips, it scrolls to that one.
 */
export function useSectionInView(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // After the frame, whose layout it reads: within it, a slow phone would lay out a long menu twice.
    const follow = () => (timer ??= setTimeout(lightOnce, FRAME_MS));
    const lightOnce = () => {
      timer = undefined;
      light();
    };
    addEventListener("scroll", follow, { signal, passive: true });
    addEventListener("resize", follow, { signal });
    addEventListener("focusin", follow, { signal });
    // What is edited or folded moves the rest.
    const watching = new ResizeObserver(follow);
    watching.observe(document.body);
    follow();
    return () => {
      listening.abort();
      watching.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** A section counts from so far below the page's header on. */
const BELOW = 96;

function light(): void {
  const cards = [...document.querySelectorAll<HTMLElement>(".sections > .card:not([hidden])")];
  const line =
    (document.querySelector(".editor-header")?.getBoundingClientRect().bottom ?? 0) + BELOW;
  const passed = cards.findLast((card) => card.getBoundingClientRect().top < line);
  const id = (focusedIn(cards) ?? passed ?? cards[0])?.id;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".rail > .jumps a")) {
    lightLink(link, link.hash === `#${id}`);
  }
}

function lightLink(link: Element, isIt: boolean): void {
  if (isIt === link.hasAttribute("aria-current")) return;
  if (isIt) {
    link.setAttribute("aria-current", "true");
    showChip(link);
  } else link.removeAttribute("aria-current");
}

/** So often a chip is looked for: those that come into sight on the way take their own widths. */
const TURNS = 3;

/** Scrolls a line of chips to one of them, and nothing else. */
function showChip(link: Element, turns = TURNS): void {
  const line = link.closest(".rail");
  if (!line || line.scrollWidth <= line.clientWidth) return;
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  line.scrollBy({ left: middle(link) - middle(line) });
  if (turns <= 1) return;
  setTimeout(() => link.hasAttribute("aria-current") && showChip(link, turns - 1), FRAME_MS);
}

/** The card with the focus, as long as that is on the screen. */
function focusedIn(cards: HTMLElement[]): HTMLElement | undefined {
  const { activeElement } = document;
  const card = cards.find((each) => each.contains(activeElement));
  const { top = 0, bottom = 0 } = (card && activeElement?.getBoundingClientRect()) ?? {};
  return bottom > 0 && top < innerHeight ? card : undefined;
}
