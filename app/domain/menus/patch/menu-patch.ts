import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { emptySection, type SectionValues } from "#app/domain/menus/section-fields.ts";
import { inPlaces, insertAt } from "./places.ts";

/** The values of a section that a patch can change. */
export type PatchedSectionValues = SectionValues & { subheaders: string[] };

/** A section to add, if the menu has none of its id, or to change. Values that are left out stay as they are. */
export interface SectionPatch {
  id: number;
  /** Its 1-based place in the menu. */
  position?: number | undefined;
  values: Partial<PatchedSectionValues>;
}

/** The same for an item. */
export interface ItemPatch {
  id: number;
  sectionId?: number | undefined;
  /** Its 1-based place in its section; the last if it is new there and none is given. */
  position?: number | undefined;
  /** The revision that the author of the patch saw; without it, the patch applies to any. */
  revision?: number | undefined;
  values: Partial<ItemValues>;
}

/** Several changes to a menu that are made together or not at all. Ids below zero stand for what is new. */
export interface MenuPatch {
  sections: SectionPatch[];
  items: ItemPatch[];
  deletedSections: number[];
  deletedItems: number[];
}

export type PatchRefusal = Full | Stale;

/**
 * The menu after a patch; what the patch leaves alone stays the same object. Deletes what is to be deleted if it is
 * there. Refuses what is over a limit; a patch of an item that has changed, or of what is gone.
 */
export function applyPatch(menu: Menu, patch: MenuPatch): Outcome<Menu, PatchRefusal> {
  if (!patch.sections.every((section) => isPossible(section, menu))) {
    return refused({ reason: "stale" });
  }
  const sections = patchSections(menu, patch);
  if (sections.length > menuLimits.sections) return full(menuLimits.sections);
  const items = patchItems(menu, patch, new Set(sections.map(({ id }) => id)));
  if (!items) return refused({ reason: "stale" });
  const filled = sections.map((section) => withItems(section, menu, items));
  const longest = Math.max(0, ...filled.map((section) => section.items.length));
  if (longest > menuLimits.itemsPerSection) return full(menuLimits.itemsPerSection);
  return done({ ...menu, sections: filled });
}

function full(most: number) {
  return refused({ reason: "full" as const, most });
}

/** An addition says what the section is called; an edit of one that is gone does not. */
function isPossible({ id, values }: SectionPatch, menu: Menu): boolean {
  return values.name !== undefined || menu.sections.some((section) => section.id === id);
}

function patchSections({ shop, sections }: Menu, patch: MenuPatch): Section[] {
  const deleted = new Set(patch.deletedSections);
  const known = new Map(sections.map((section) => [section.id, section]));
  const patches = new Map(patch.sections.map((one) => [one.id, one]));
  const staying = sections
    .filter(({ id }) => !deleted.has(id) && patches.get(id)?.position === undefined)
    .map((section) => withValues(section, patches.get(section.id)));
  const placed = patch.sections
    .filter(({ id, position }) => position !== undefined || !known.has(id))
    .map((one) => ({
      place: one.position ?? Infinity,
      entry: withValues(known.get(one.id) ?? newSection(shop.id, one.id), one),
    }));
  return inPlaces(insertAt(staying, placed));
}

function withValues(section: Section, patch: SectionPatch | undefined): Section {
  return patch && hasAny(patch.values) ? { ...section, ...patch.values } : section;
}

function newSection(shopId: string, id: number): Section {
  const place = { id, shopId, position: 0, revision: 1 };
  return { ...emptySection, ...place, name: "", subheaders: [], items: [] };
}

/** The items that the patch adds, changes or moves, by their ids; undefined if one of them cannot be. */
function patchItems(
  menu: Menu,
  { items, deletedItems }: MenuPatch,
  sectionIds: Set<number>,
): PatchedItems | undefined {
  const wanted = new Map(items.map((patch) => [patch.id, patch]));
  const known = new Map<number, Item>();
  for (const section of menu.sections) {
    for (const item of section.items) if (wanted.has(item.id)) known.set(item.id, item);
  }
  const changed = new Map<number, PatchedItem>();
  for (const patch of items) {
    const before = known.get(patch.id);
    const sectionId = patch.sectionId ?? before?.sectionId;
    if (!isInDate(patch, before) || !sectionId || !sectionIds.has(sectionId)) return undefined;
    changed.set(patch.id, patchedItem(patch, before, { shopId: menu.shop.id, sectionId }));
  }
  return { changed, deleted: new Set(deletedItems) };
}

interface PatchedItem {
  item: Item;
  /** Where it goes in its section; undefined where it stays. */
  place: number | undefined;
}

interface PatchedItems {
  changed: Map<number, PatchedItem>;
  deleted: Set<number>;
}

function isInDate(patch: ItemPatch, before: Item | undefined): boolean {
  if (before) return patch.revision === undefined || patch.revision === before.revision;
  // An addition says where it goes and what it is called; an edit of what is gone does not.
  const isAddition = patch.sectionId !== undefined && patch.values.name !== undefined;
  return isAddition && patch.revision === undefined;
}

function patchedItem(
  { id, position, values }: ItemPatch,
  before: Item | undefined,
  at: { shopId: string; sectionId: number },
): PatchedItem {
  const isMoved = before?.sectionId !== at.sectionId;
  const place = position ?? (isMoved ? Infinity : undefined);
  const known = before ?? { ...emptyItem, ...at, id, position: 0, revision: 0 };
  const revision = known.revision + (hasAny(values) ? 1 : 0);
  return { item: { ...known, ...values, ...at, revision }, place };
}

function withItems(section: Section, menu: Menu, { changed, deleted }: PatchedItems): Section {
  const before = menu.sections.find(({ id }) => id === section.id)?.items ?? [];
  const staying = before.flatMap((item) => {
    const patched = changed.get(item.id);
    if (!patched) return deleted.has(item.id) ? [] : item;
    return patched.place === undefined ? patched.item : [];
  });
  const placed = [...changed.values()].flatMap(({ item, place }) =>
    place !== undefined && item.sectionId === section.id ? { place, entry: item } : [],
  );
  const items = inPlaces(insertAt(staying, placed));
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  if (isSame) return section;
  const isSameList = items.map(({ id }) => id).join() === before.map(({ id }) => id).join();
  return { ...section, items, revision: section.revision + (isSameList ? 0 : 1) };
}

function hasAny(values: object): boolean {
  return Object.keys(values).length > 0;
}
