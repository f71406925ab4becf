interface SectionLinks {
  /** Links to `#…` of this page, in the order of their sections. */
  links: HTMLAnchorElement[];
  /** How far below the window's top a section counts as reached, in pixels. */
  offset: () => number;
  /** Told which of the links is active: none above the first section. */
  light: (link: HTMLAnchorElement | undefined) => void;
}

/**
 * Finds the link whose section is in view, at once for one that is clicked, and while the page is scrolled
 * once the function that this returns has been called. The section that the address names, by a click, a link
 * or the way back, stays the active one while the page moves to it, as it may not reach the top. Moving the
 * page by hand ends that.
 */
export function watchSections({ links, offset, light }: SectionLinks): () => void {
  const sections = links.map((link) => document.querySelector<HTMLElement>(link.hash));
  const named = () => links.find((link) => link.hash === location.hash);
  let chosen = named();

  /** Browsers send at most one scroll event for each frame. */
  const follow = () => light(chosen ?? links[lastReached(sections, offset())]);

  for (const link of links) {
    link.addEventListener("click", () => light((chosen = link)));
  }
  for (const byHand of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(byHand, () => (chosen = undefined), { passive: true });
  }
  addEventListener("popstate", () => {
    chosen = named();
    follow();
  });
  return () => {
    addEventListener("scroll", follow, { passive: true });
    follow();
  };
}

/** The index of the section that the page has come to; the last one at the page's end, -1 above the first. */
function lastReached(sections: (HTMLElement | null)[], offset: number): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return sections.length - 1;
  // Half a pixel more: browsers stop a smooth scroll at fractions of one.
  return sections.findLastIndex(
    (section) => section && section.getBoundingClientRect().top <= offset + 0.5,
  );
}
