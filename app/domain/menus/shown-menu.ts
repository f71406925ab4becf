import { withBackTimes } from "./menu-times.ts";
import type { Menu } from "./menus.ts";

/** A menu with what diners are shown: the times at which dishes are back, and the marks that sections give them. */
export function asShown(menu: Menu): Menu {
  return withSectionMarks(withBackTimes(menu));
}

/** Gives the items of a section with a mark that mark, except those that have one of their own. */
export function withSectionMarks(menu: Menu): Menu {
  const sections = menu.sections.map((section) =>
    section.diet === null
      ? section
      : {
          ...section,
          items: section.items.map((item) => ({ ...item, diet: item.diet ?? section.diet })),
        },
  );
  return { ...menu, sections };
}
