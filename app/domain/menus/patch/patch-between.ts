import { emptyItem, type ItemValues } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import type { ItemPatch, MenuPatch, PatchedSectionValues, SectionPatch } from "./menu-patch.ts";
import { itemsById } from "./guard-patch.ts";
import { longestAscending } from "./places.ts";
import { hasAny } from "./has-any.ts";

/** The values of an item that a patch can change. */
export const ITEM_VALUES = Object.keys(emptyItem) as (keyof ItemValues)[];

/** The same of a section. */
export const SECTION_VALUES: (keyof PatchedSectionValues)[] = [
  "name",
  "subheaders",
  ...(Object.keys(emptySection) as (keyof typeof emptySection)[]),
];

/** The smallest patch that makes `from` what `to` is, as far as sections and items go. */
export function patchBetween(from: Menu, to: Menu): MenuPatch {
  const unchanged = itemsInBoth(from, to);
  const before = itemsById(without(unchanged, from));
  const after = itemsById(without(unchanged, to));
  const sections = new Map(from.sections.map((section) => [section.id, section]));
  const stays = longestAscending(placesIn(to.sections, from.sections));
  return {
    sections: to.sections.flatMap((section) => {
      const known = sections.get(section.id);
      return patchOfSection(known, section, known !== undefined && stays.has(known.position));
    }),
    items: to.sections.flatMap((section) => {
      const known = sections.get(section.id);
      return known?.items === section.items
        ? []
        : patchesOfItems(known?.items ?? [], section.items, before);
    }),
    deletedSections: idsGone(from.sections, new Set(to.sections.map(({ id }) => id))),
    deletedItems: idsGone([...before.values()], after),
  };
}

/** The lists of items that both menus have. */
function itemsInBoth(one: Menu, other: Menu): Set<Item[]> {
  const lists = new Set(one.sections.map(({ items }) => items));
  return new Set(other.sections.flatMap(({ items }) => (lists.has(items) ? [items] : [])));
}

/** The sections of a menu but for those whose items are in `skipped`: all that is done compares two menus. */
function without(skipped: Set<Item[]>, { sections }: Menu): Pick<Menu, "sections"> {
  return { sections: sections.filter(({ items }) => !skipped.has(items)) };
}

function idsGone(list: { id: number }[], left: { has: (id: number) => boolean }): number[] {
  return list.filter(({ id }) => !left.has(id)).map(({ id }) => id);
}

/** The former 1-based places of the entries that both lists have, in their new order. */
function placesIn<T extends { id: number }>(list: T[], former: T[]): number[] {
  const places = new Map(former.map(({ id }, index) => [id, index + 1]));
  return list.flatMap(({ id }) => places.get(id) ?? []);
}

function patchOfSection(
  before: Section | undefined,
  after: Section,
  stays: boolean,
): SectionPatch | [] {
  if (stays && before === after) return [];
  const changed = changedValues(SECTION_VALUES, before, after);
  const values = { ...changed, ...timesOf(changed, after) };
  const place = stays ? {} : { position: after.position };
  return stays && !hasAny(values) ? [] : { id: after.id, ...place, values };
}

/** One time says nothing without the other. */
function timesOf(changed: Partial<PatchedSectionValues>, after: Section) {
  const { servedFrom, servedTo } = after;
  return "servedFrom" in changed || "servedTo" in changed ? { servedFrom, servedTo } : {};
}

function patchesOfItems(former: Item[], items: Item[], known: Map<number, Item>): ItemPatch[] {
  const stays = longestAscending(placesIn(items, former));
  const places = new Map(former.map(({ id }, index) => [id, index + 1]));
  return items.flatMap((item, index) => {
    const before = known.get(item.id);
    const place = stays.has(places.get(item.id) ?? 0) ? {} : { position: index + 1 };
    const section = before?.sectionId === item.sectionId ? {} : { sectionId: item.sectionId };
    const values = before === item ? {} : changedValues(ITEM_VALUES, before, item);
    const seen = before && hasAny(values) ? { revision: before.revision } : {};
    const patch = { ...section, ...place, ...seen };
    return hasAny(patch) || hasAny(values) ? { id: item.id, ...patch, values } : [];
  });
}

/** The values that differ; all of them where there was nothing before. */
function changedValues<T extends object, Name extends keyof T>(
  names: readonly Name[],
  before: T | undefined,
  after: T,
): Partial<Pick<T, Name>> {
  const changed: Partial<Pick<T, Name>> = {};
  for (const name of names) {
    if (!before || !isSame(before[name], after[name])) changed[name] = after[name];
  }
  return changed;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
