import type { Menu } from "#app/domain/menus/menus.ts";
import { guardPatch, itemsById, type AnyPatch } from "./guard-patch.ts";
import type { NewIds } from "./new-ids.ts";

/**
 * The patch by somebody who sees what others have changed meanwhile, and wants it all the same. Of what is gone it
 * changes nothing; a section is deleted with all that it holds now.
 */
export function rebasePatch<P extends AnyPatch>(patch: P, menu: Menu): P {
  const known = itemsById(menu);
  const there = new Set(menu.sections.map(({ id }) => id));
  const sections = patch.sections.filter(({ id, was, values }) => {
    return there.has(id) || (!was && "name" in values);
  });
  const usable = new Set([...there, ...sections.map(({ id }) => id)]);
  const items = patch.items.flatMap(({ revision, was, ...item }) => {
    const now = known.get(item.id);
    if (!now && (was || revision !== undefined)) return [];
    if (item.sectionId !== undefined && !usable.has(item.sectionId)) return [];
    return now && Object.keys(item.values).length > 0 ? { ...item, revision: now.revision } : item;
  });
  const emptied = new Set(patch.deletedSections);
  const inThem = menu.sections.filter(({ id }) => emptied.has(id)).flatMap((each) => each.items);
  const deleted = [
    ...patch.deletedItems.filter((id) => known.has(id)),
    ...inThem.map(({ id }) => id),
  ];
  return guardPatch(
    {
      ...patch,
      sections: sections.map((section) => ({ ...section, was: undefined })),
      items,
      deletedItems: [...new Set(deleted)],
      deletedSections: patch.deletedSections.filter((id) => there.has(id)),
    },
    menu,
  );
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
    ...(patch.deletedWas && {
      deletedWas: patch.deletedWas.map(({ id, was }) => ({ id: itemId(id), was })),
    }),
  };
}
