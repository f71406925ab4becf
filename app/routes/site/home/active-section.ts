import { watchSections } from "#app/ui/section-links.ts";

/** The home page's own script: the top bar shows which of its sections is in view. */

const links = [...document.querySelectorAll<HTMLAnchorElement>('.top-bar a[href*="#"]')];

watchSections({
  links,
  offset: () => 100,
  light(active) {
    for (const link of links) link.ariaCurrent = link === active ? "true" : null;
  },
})();
