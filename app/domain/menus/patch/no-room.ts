import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import type { AnyPatch } from "./guard-patch.ts";

/** What of a patch found no room, by the ids that the patch has for it. */
export interface NoRoom {
  sections: number[];
  items: number[];
}

interface Parts {
  sections: readonly number[];
  items: readonly number[];
  deletedSections: readonly number[];
  deletedItems: readonly number[];
}

/**
 * What of a patch is beyond the limits of a menu, if `left` stays out of it anyway: the last of the new sections, with
 * their items, and the last of the items that are added to a section or moved there.
 */
export function beyondLimits(menu: Menu, patch: AnyPatch, left: Parts): NoRoom {
  const sections = sectionsBeyond(menu, patch, left);
  const out = new Set(left.items);
  const items: number[] = [];
  const leave = (ids: number[]) => {
    for (const id of ids) out.add(id);
    items.push(...ids);
  };
  leave(idsOf(patch.items.filter((item) => !out.has(item.id) && isIn(item, sections))));
  // An item that finds no room stays where it was, and takes the room of another.
  for (let over = itemsBeyond(menu, patch, left, out); over.length > 0;) {
    leave(over);
    over = itemsBeyond(menu, patch, left, out);
  }
  return { sections, items };
}

function sectionsBeyond(menu: Menu, patch: AnyPatch, left: Parts): number[] {
  const there = new Set(idsOf(menu.sections));
  const added = idsOf(patch.sections).filter((id) => !there.has(id) && !left.sections.includes(id));
  const gone = patch.deletedSections.filter(
    (id) => there.has(id) && !left.deletedSections.includes(id),
  );
  const room = menuLimits.sections - (there.size - gone.length);
  return added.slice(Math.max(room, 0));
}

/** The last items of those that come into each section that gets too long. */
function itemsBeyond(
  { sections }: Menu,
  patch: AnyPatch,
  left: Parts,
  out: ReadonlySet<number>,
): number[] {
  const going = new Set(patch.deletedItems.filter((id) => !left.deletedItems.includes(id)));
  const was = new Map(sections.flatMap(({ id, items }) => items.map((item) => [item.id, id])));
  const coming = patch.items.filter(
    ({ id, sectionId }) => sectionId !== undefined && sectionId !== was.get(id) && !out.has(id),
  );
  for (const { id } of coming) going.add(id);
  const staying = new Map(
    sections.map(({ id, items }) => [id, items.filter((item) => !going.has(item.id)).length]),
  );
  return [...Map.groupBy(coming, ({ sectionId = 0 }) => sectionId)].flatMap(([id, items]) => {
    const room = menuLimits.itemsPerSection - (staying.get(id) ?? 0);
    return idsOf(items.slice(Math.max(room, 0)));
  });
}

function isIn({ sectionId }: AnyPatch["items"][number], sections: number[]): boolean {
  return sectionId !== undefined && sections.includes(sectionId);
}

function idsOf(list: readonly { id: number }[]): number[] {
  return list.map(({ id }) => id);
}
