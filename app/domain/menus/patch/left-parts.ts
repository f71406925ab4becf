import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { beyondLimits, type NoRoom } from "./no-room.ts";
import { differs, isAsSeen, itemsById, type AnyPatch } from "./guard-patch.ts";

/** What of a patch was not carried out, by the ids that the patch has for it. */
export interface Left {
  sections: number[];
  items: number[];
  deletedSections: number[];
  deletedItems: number[];
  /** Those of these items that were to come back and are there again, but otherwise; not given if there are none. */
  returned?: number[];
  /** Those of these sections and items for which there is no room; not given if there are none. */
  full?: NoRoom;
}

/**
 * What of a patch cannot be carried out on this menu, as somebody else has changed or deleted the same, or a limit is
 * reached. Additions stay out only where their section is gone or full, and a section is deleted only with items that the patch deletes or moves.
 */
export function leftOf(menu: Menu, patch: AnyPatch): Left {
  const known = itemsById(menu);
  const seen = new Map(patch.deletedWas?.map(({ id, was }) => [id, was]));
  const sections = patch.sections.filter((section) => !isSectionInDate(section, menu)).map(idOf);
  const deletedItems = patch.deletedItems.filter((id) => {
    const [item, was] = [known.get(id), seen.get(id)];
    return item && was && !isAsSeen(item, was);
  });
  const met = patch.items.filter((item) => !isItemInDate(item, known.get(item.id)));
  const outdated = met.map(idOf);
  const returned = met.filter(isAddition).map(idOf);
  const first = { sections, items: outdated, deletedSections: [], deletedItems };
  const there = sectionsAfter(menu, patch, {
    ...first,
    deletedSections: filled(menu, patch, first),
  });
  const items = patch.items
    .filter(({ id, sectionId = known.get(id)?.sectionId ?? 0 }) => !there.has(sectionId))
    .map(idOf);
  const left = {
    ...first,
    items: [...new Set([...outdated, ...items])],
    ...(returned.length > 0 && { returned }),
  };
  const full = beyondLimits(menu, patch, {
    ...left,
    deletedSections: filled(menu, patch, left),
  });
  if (full.sections.length + full.items.length === 0) {
    return { ...left, deletedSections: filled(menu, patch, left) };
  }
  const all = {
    ...left,
    sections: [...left.sections, ...full.sections],
    items: [...left.items, ...full.items],
  };
  return { ...all, deletedSections: filled(menu, patch, all), full };
}

const idOf = ({ id }: { id: number }) => id;

/** Whether a part of a patch adds an item, or brings it back: it says where that goes and what it is called. */
export function isAddition({
  sectionId,
  revision,
  was,
  values,
}: AnyPatch["items"][number]): boolean {
  return sectionId !== undefined && "name" in values && revision === undefined && !was;
}

/** The same of a section. */
export function isSectionAddition({ was, values }: AnyPatch["sections"][number]): boolean {
  return "name" in values && !was;
}

/** Whether somebody else has changed none of what the patch changes of an item. What is restored is not there, or the same. */
export function isItemInDate(item: AnyPatch["items"][number], before: Item | undefined): boolean {
  const { revision, was, values } = item;
  const isNew = isAddition(item);
  if (!before || isNew) return isNew && (!before || !differs(before, {}, values));
  if (revision !== undefined) return revision === before.revision;
  return !was || !differs(before, was, values);
}

/** The same of a section. */
export function isSectionInDate(patch: AnyPatch["sections"][number], { sections }: Menu): boolean {
  const { id, was, values } = patch;
  const before = sections.find((section) => section.id === id);
  if (!before) return isSectionAddition(patch);
  return !was || !differs(before, was, values);
}

/** The sections that are to be deleted, but hold items that stay. */
function filled({ sections }: Menu, patch: AnyPatch, left: Left): number[] {
  const staying = new Set([...left.items, ...left.deletedItems]);
  const moved = patch.items.filter(({ sectionId }) => sectionId !== undefined).map(idOf);
  const going = new Set([...patch.deletedItems, ...moved].filter((id) => !staying.has(id)));
  return patch.deletedSections.filter((id) =>
    sections.find((section) => section.id === id)?.items.some((item) => !going.has(item.id)),
  );
}

function sectionsAfter({ sections }: Menu, patch: AnyPatch, left: Left): Set<number> {
  const outdated = new Set(left.sections);
  const staying = new Set(left.deletedSections);
  const gone = new Set(patch.deletedSections.filter((id) => !staying.has(id)));
  const added = patch.sections.filter(({ id }) => !outdated.has(id));
  return new Set([...sections, ...added].map(idOf).filter((id) => !gone.has(id)));
}

/** The patch without these parts. */
export function withoutParts<P extends AnyPatch>(patch: P, left: Left): P {
  return filtered(patch, left, (list, id) => !list.includes(id));
}

/** These parts of the patch alone. */
export function onlyParts<P extends AnyPatch>(patch: P, left: Left): P {
  return filtered(patch, left, (list, id) => list.includes(id));
}

function filtered<P extends AnyPatch>(
  patch: P,
  left: Left,
  isKept: (list: number[], id: number) => boolean,
): P {
  const isDeleted = (id: number) => isKept(left.deletedItems, id);
  return {
    ...patch,
    sections: patch.sections.filter(({ id }) => isKept(left.sections, id)),
    items: patch.items.filter(({ id }) => isKept(left.items, id)),
    deletedSections: patch.deletedSections.filter((id) => isKept(left.deletedSections, id)),
    deletedItems: patch.deletedItems.filter(isDeleted),
    ...(patch.deletedWas && { deletedWas: patch.deletedWas.filter(({ id }) => isDeleted(id)) }),
  };
}

/** Whether a patch, or what is left of one, changes nothing. */
export function isEmpty({
  sections,
  items,
  deletedSections,
  deletedItems,
}: AnyPatch | Left): boolean {
  return [sections, items, deletedSections, deletedItems].every((list) => list.length === 0);
}
