import type { Item, Menu } from "#app/domain/menus/menus.ts";
import type { ItemPatch, MenuPatch } from "./menu-patch.ts";
import type { NewIds } from "./new-ids.ts";

type AnyPatch = Pick<MenuPatch, "sections" | "deletedSections" | "deletedItems"> & {
  items: (Omit<ItemPatch, "values"> & { values: object })[];
};

/** The patch for the menu as it is now: of what is gone it changes nothing, and of the rest what it would anyway. */
export function rebasePatch<P extends AnyPatch>(patch: P, menu: Menu): P {
  const known = itemsById(menu);
  const there = new Set(menu.sections.map(({ id }) => id));
  const kept = patch.sections.filter(({ id, values }) => there.has(id) || "name" in values);
  const sections = new Set([...there, ...kept.map(({ id }) => id)]);
  const items = patch.items.flatMap((item) => {
    if (item.sectionId !== undefined && !sections.has(item.sectionId)) return [];
    if (item.revision === undefined) return item;
    const revision = known.get(item.id)?.revision;
    return revision === undefined ? [] : { ...item, revision };
  });
  return { ...patch, sections: kept, items };
}

/** Whether a patch relies on a revision of an item that `menu` has not reached. */
export function isPatchAhead({ items }: AnyPatch, menu: Menu): boolean {
  const known = itemsById(menu);
  return items.some(({ id, revision = 0 }) => revision > (known.get(id)?.revision ?? revision));
}

/** The patch with the ids that its new things were given meanwhile. */
export function renamePatch<P extends AnyPatch>(patch: P, ids: NewIds): P {
  const sectionId = (id: number) => ids.sections[id] ?? id;
  const itemId = (id: number) => ids.items[id] ?? id;
  return {
    ...patch,
    sections: patch.sections.map((section) => ({ ...section, id: sectionId(section.id) })),
    items: patch.items.map((item) => ({
      ...item,
      id: itemId(item.id),
      ...(item.sectionId !== undefined && { sectionId: sectionId(item.sectionId) }),
    })),
    deletedSections: patch.deletedSections.map(sectionId),
    deletedItems: patch.deletedItems.map(itemId),
  };
}

function itemsById({ sections }: Menu): Map<number, Item> {
  return new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
}
