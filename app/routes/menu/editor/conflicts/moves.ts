import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { itemsById } from "#app/domain/menus/patch/guard-patch.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";

interface Move {
  /** The section, and the dishes that are to go there. */
  to: number;
  ids: number[];
}

/** The dishes that a change moves into one section; undefined if it does anything else. */
export function moveIn(fields: Fields): Move | undefined {
  const patch = patchIn(fields);
  const to = patch?.items[0]?.sectionId;
  if (!patch || to === undefined) return undefined;
  const { items, sections, deletedItems, deletedSections } = patch;
  const isElse = [sections, deletedItems, deletedSections].some((list) => list.length > 0);
  const isOnlyMoved = items.every(
    ({ sectionId, values }) => sectionId === to && Object.keys(values).length === 0,
  );
  return isOnlyMoved && !isElse ? { to, ids: items.map(({ id }) => id) } : undefined;
}

/** The dishes that a failed change moves into a section that is gone; without those that are gone themselves. */
export function movedIntoGone(
  { fields, failure, awaitsMenu }: Pick<Change, "fields" | "failure" | "awaitsMenu">,
  menu: Menu,
): Item[] {
  const move = failure?.reason === "stale" && !awaitsMenu ? moveIn(fields) : undefined;
  if (!move || menu.sections.some(({ id }) => id === move.to)) return [];
  const known = itemsById(menu);
  return move.ids.flatMap((id) => known.get(id) ?? []);
}
