import { emptyItem } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import type { ItemPatch, MenuPatch, SectionPatch } from "./menu-patch.ts";

/** A patch, whether or not “sold out today” is still in words in it. */
export type AnyPatch = Pick<
  MenuPatch,
  "deletedSections" | "deletedItems" | "deletedWas" | "partly"
> & {
  sections: (Omit<SectionPatch, "values"> & { values: object })[];
  items: (Omit<ItemPatch, "values"> & { values: object })[];
};

/** Values that were seen, by their names. */
export type SeenValues = Record<string, unknown>;

/** Clocks differ, and the last word on it is the right one. */
const NEVER_IN_CONFLICT = new Set(["soldOut", "soldOutUntil"]);

/**
 * Whether values were changed by somebody else: what is to be changed is neither as it was seen nor as it is to be.
 */
export function differs(now: object, was: SeenValues, values: object): boolean {
  return Object.entries(values).some(([name, wanted]) => {
    if (NEVER_IN_CONFLICT.has(name)) return false;
    const stored = asText(now[name as keyof object]);
    return stored !== asText(was[name]) && stored !== asText(wanted);
  });
}

/** Whether an item is just as it was seen. `was` leaves out what is as in an empty item. */
export function isAsSeen(now: Item, was: SeenValues): boolean {
  const all = { ...emptyItem, ...was };
  return !differs(now, all, all);
}

/** JSON in which the order of names makes no difference. */
function asText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}

/**
 * The patch of somebody who sees `menu`, to be carried out as far as nobody else changes the same: it says what was
 * seen in the place of revisions, which also other values raise.
 */
export function guardPatch<P extends AnyPatch>(patch: P, menu: Menu): P {
  const ids = new Set([...patch.items.map(({ id }) => id), ...patch.deletedItems]);
  const items = itemsNamed(menu, ids);
  const sections = new Map(menu.sections.map((section) => [section.id, section]));
  return {
    ...patch,
    sections: patch.sections.map((section) => guarded(section, sections.get(section.id))),
    items: patch.items.map((item) => {
      const known = items.get(item.id);
      const isSeen = item.revision === undefined || item.revision === known?.revision;
      return isSeen ? guarded(item, known) : item;
    }),
    deletedWas: patch.deletedItems.flatMap((id) => {
      const known = items.get(id);
      return known ? { id, was: filledIn(known) } : [];
    }),
    partly: true,
  };
}

function guarded<P extends { values: object; was?: SeenValues | undefined; revision?: unknown }>(
  whole: P,
  known: { name: string } | undefined,
) {
  const { revision: _revision, ...patch } = whole;
  if (!known || patch.was) return patch;
  return {
    ...patch,
    was: picked<SeenValues, string>({ ...known }, ["name", ...Object.keys(patch.values)]),
  };
}

/** Thousands are deleted together: what is as in an empty item goes without saying. */
function filledIn(item: Item): SeenValues {
  const names = Object.keys(emptyItem) as (keyof typeof emptyItem)[];
  return picked(
    item,
    names.filter((name) => asText(item[name]) !== asText(emptyItem[name])),
  );
}

/** These values of a thing alone. */
export function picked<T extends object, Name extends keyof T>(
  thing: T,
  names: readonly Name[],
): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<T, Name>;
}

/** The items of a menu that have one of these ids. */
export function itemsNamed({ sections }: Menu, ids: ReadonlySet<number>): Map<number, Item> {
  const named = new Map<number, Item>();
  for (const { items } of sections) {
    for (const item of items) if (ids.has(item.id)) named.set(item.id, item);
  }
  return named;
}

/** All items of these sections. */
export function itemsById({ sections }: Pick<Menu, "sections">): Map<number, Item> {
  return new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
}
