interface SectionLinks {
  /** Links to `#…` of this page, in the order of their sections. */
  links: HTMLAnchorElement[];
  /** How far below the window's top a section counts as reached, in pixels. */
  offset: () => number;
  /** Told which of the links is active: none above the first section. */
  light: (link: HTMLAnchorElement | undefined) => void;
}

/** Lights the link of the section in view: on a click, and on scrolling once the returned function has been called. */
export function watchSections({ links, offset, light }: SectionLinks): () => void {
  const sections = links.map((link) => document.querySelector<HTMLElement>(link.hash));
  const named = () => links.find((link) => link.hash === location.hash);
  // The section in the address may not reach the top: it stays active until somebody moves the page by hand.
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
