import type { Section } from "#app/domain/menus/menus.ts";

/** A menu of more items than this opens with its sections folded. */
const LONG_MENU = 150;

export function isLong(sections: readonly Section[]): boolean {
  return sections.reduce((sum, { items }) => sum + items.length, 0) > LONG_MENU;
}

/** The ids of the sections that are folded as a menu opens: of a long one all but the first, and what the address opens. */
export function foldedAtFirst(sections: readonly Section[], opened: string): Set<number> {
  if (!isLong(sections)) return new Set();
  const within = sectionOf(sections, opened);
  const folded = sections.slice(1).filter((section) => section !== within);
  return new Set(folded.map(({ id }) => id));
}

/** The section with a part that is to be opened, such as `edit-item-7` or `add-item-3`. */
export function sectionOf(sections: readonly Section[], opened: string): Section | undefined {
  const [, part = "", number] = /^([a-z-]+)-(\d+)/.exec(opened) ?? [];
  const isOfItem = ["menu", "item", "cell", "edit-item", "price-item", "delete-item"].includes(
    part,
  );
  return sections.find(({ id, items }) =>
    isOfItem ? items.some((item) => item.id === Number(number)) : id === Number(number),
  );
}
