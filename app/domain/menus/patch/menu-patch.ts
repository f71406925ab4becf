import { done, refused, type Full, type Outcome, type Stale } from "#app/domain/outcome.ts";
import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { emptySection, type SectionValues } from "#app/domain/menus/section-fields.ts";
import { itemsNamed, type SeenValues } from "./guard-patch.ts";
import { isItemInDate, isSectionInDate, leftOf, withoutParts } from "./left-parts.ts";
import { inPlaces, insertAt } from "./places.ts";
import { hasAny } from "./has-any.ts";

/** The values of a section that a patch can change. */
export type PatchedSectionValues = SectionValues & { subheaders: string[] };

/** A section to add, if the menu has none of its id, or to change. Values that are left out stay as they are. */
export interface SectionPatch {
  id: number;
  /** Its 1-based place in the menu. */
  position?: number | undefined;
  /** What the author of the patch saw of it, at least of what is to be changed; without it, the patch applies to any. */
  was?: SeenValues | undefined;
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
  /** The same by what its author saw of it, at least of what is to be changed; changes to the rest do not matter. */
  was?: SeenValues | undefined;
  values: Partial<ItemValues>;
}

/** Several changes to a menu that are made together. Ids below zero stand for what is new. */
export interface MenuPatch {
  sections: SectionPatch[];
  items: ItemPatch[];
  deletedSections: number[];
  deletedItems: number[];
  /** What the author of the patch saw of items to be deleted; the others are deleted however they are. */
  deletedWas?: { id: number; was: SeenValues }[] | undefined;
  /** The revision of the whole menu that its author saw, if nothing at all may have changed since. */
  menuRevision?: number | undefined;
  /** Whether to leave out what somebody else has changed and make the rest. Otherwise all of it is made, or nothing. */
  partly?: true | undefined;
}

export type PatchRefusal = Full | Stale;

/**
 * The menu after a patch; what the patch leaves alone stays the same object. Deletes what is to be deleted if it is
 * there. What is added gets a revision above `reached`, by default the menu's: if it comes back, it has never had that,
 * and whoever saw it before does not take it for the same. Refuses what is over a limit; a patch of what has changed, or
 * of what is gone, which stays out if `partly`.
 */
export function applyPatch(
  menu: Menu,
  wanted: MenuPatch,
  reached: number = menu.shop.revision,
): Outcome<Menu, PatchRefusal> {
  const { menuRevision = menu.shop.revision } = wanted;
  if (menuRevision !== menu.shop.revision) return refused({ reason: "stale" });
  const patch = wanted.partly ? withoutParts(wanted, leftOf(menu, wanted)) : wanted;
  if (!patch.sections.every((section) => isSectionInDate(section, menu))) {
    return refused({ reason: "stale" });
  }
  const sections = patchSections(menu, patch, reached);
  if (sections.length > menuLimits.sections) return full(menuLimits.sections);
  const ids = new Set(sections.map(({ id }) => id));
  const items = patchItems(menu, patch, { ids, reached });
  if (!items) return refused({ reason: "stale" });
  const filled = sections.map((section) => withItems(section, menu, items));
  const longest = Math.max(0, ...filled.map((section) => section.items.length));
  if (longest > menuLimits.itemsPerSection) return full(menuLimits.itemsPerSection);
  return done({ ...menu, sections: filled });
}

function full(most: number) {
  return refused({ reason: "full" as const, most });
}

function patchSections({ shop, sections }: Menu, patch: MenuPatch, reached: number): Section[] {
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
      entry: withValues(known.get(one.id) ?? newSection(shop.id, one.id, reached), one),
    }));
  return inPlaces(insertAt(staying, placed));
}

function withValues(section: Section, patch: SectionPatch | undefined): Section {
  return patch && hasAny(patch.values) ? { ...section, ...patch.values } : section;
}

function newSection(shopId: string, id: number, reached: number): Section {
  const place = { id, shopId, position: 0, revision: reached + 1 };
  return { ...emptySection, ...place, name: "", subheaders: [], items: [] };
}

/** The items that the patch adds, changes or moves, by their ids; undefined if one of them cannot be. */
function patchItems(
  menu: Menu,
  { items, deletedItems }: MenuPatch,
  sections: { ids: Set<number>; reached: number },
): PatchedItems | undefined {
  const { ids, reached } = sections;
  const known = itemsNamed(menu, new Set(items.map(({ id }) => id)));
  const changed = new Map<number, PatchedItem>();
  for (const patch of items) {
    const before = known.get(patch.id);
    const sectionId = patch.sectionId ?? before?.sectionId;
    if (!isItemInDate(patch, before) || !sectionId || !ids.has(sectionId)) return undefined;
    const at = { shopId: menu.shop.id, sectionId };
    changed.set(patch.id, patchedItem(patch, before ?? newItem(patch.id, reached), at));
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

function newItem(id: number, reached: number): Item {
  const place = { id, shopId: "", sectionId: 0, position: 0 };
  return { ...emptyItem, ...place, revision: reached };
}

function patchedItem(
  { position, values }: ItemPatch,
  before: Item,
  at: { shopId: string; sectionId: number },
): PatchedItem {
  const isMoved = before.sectionId !== at.sectionId;
  const place = position ?? (isMoved ? Infinity : undefined);
  const revision = before.revision + (hasAny(values) ? 1 : 0);
  return { item: { ...before, ...values, ...at, revision }, place };
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
