import { emptyItem, itemFromForm } from "#app/domain/menus/item-fields.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { applyPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { patchAt } from "#app/domain/menus/patch/patch-input.ts";
import { inPlaces } from "#app/domain/menus/patch/places.ts";
import { editedSectionValues, emptySection } from "#app/domain/menus/section-fields.ts";
import type { ShopTime } from "#app/domain/menus/sold-out.ts";
import { AHEAD } from "./ahead.ts";
import { moveWithin } from "./lists.ts";
import type { Operation, OperationName, OperationNamed } from "./operations.ts";
import { changedSubheaders, type SubheaderOperation } from "./subheader-list.ts";

type Effects = {
  [Name in OperationName]: (menu: Menu, operation: OperationNamed<Name>, named: Given) => Menu;
};

/** What an operation gives to what it adds. */
interface Given {
  /** The id of what is new. */
  draftId: number;
  /** The revision that the menu had reached on the server; undefined until that has answered. */
  reached?: number | undefined;
}

/** The menu after `operation`. Unchanged objects are kept, so React skips them. */
export function applyOperation(menu: Menu, operation: Operation, named: Given): Menu {
  // TypeScript cannot tell that the name and the operation belong together.
  const effect = effects[operation.operation] as (...words: [Menu, Operation, Given]) => Menu;
  return effect(menu, operation, named);
}

const effects: Effects = {
  "add-section": (menu, { name, to }, { draftId, reached = AHEAD }) => {
    const draft = {
      id: draftId,
      shopId: menu.shop.id,
      name,
      position: 0,
      subheaders: [],
      // The server puts one between others by a patch.
      revision: to === undefined ? 1 : reached + 1,
      ...emptySection,
    };
    const place = to === undefined ? menu.sections.length : Math.max(to, 1) - 1;
    return withSections(menu, menu.sections.toSpliced(place, 0, { ...draft, items: [] }));
  },
  "rename-section": (menu, { sectionId, name, was }) =>
    inSection(menu, sectionId, (section) => ({
      ...section,
      ...editedSectionValues({ name }, was),
    })),
  "edit-section": (menu, { sectionId, values, was }) =>
    inSection(menu, sectionId, (section) => ({ ...section, ...editedSectionValues(values, was) })),
  "delete-section": (menu, { sectionId }) =>
    withSections(
      menu,
      menu.sections.filter(({ id }) => id !== sectionId),
    ),
  "move-section": moveSection,
  "add-subheader": changeSubheaders,
  "edit-subheader": changeSubheaders,
  "delete-subheader": changeSubheaders,
  "move-subheader": changeSubheaders,
  "add-item": (menu, { sectionId, values }, { draftId }) =>
    inSection(menu, sectionId, (section) => {
      const place = { shopId: section.shopId, sectionId, position: 0 };
      const draft = { ...emptyItem, ...values, ...place, id: draftId, revision: 1 };
      return withItems(section, [...section.items, draft]);
    }),
  "edit-item": (menu, { itemId, values }) =>
    withItem(menu, itemId, (item) => ({
      ...item,
      ...itemFromForm(values, timeOf(menu)),
      revision: item.revision + 1,
    })),
  "delete-item": (menu, { itemId }) =>
    inSection(menu, sectionOf(menu, itemId), (section) =>
      withItems(
        section,
        section.items.filter(({ id }) => id !== itemId),
      ),
    ),
  "move-item": (menu, { itemId, to }) => {
    const items = menu.sections.find(({ id }) => id === sectionOf(menu, itemId))?.items ?? [];
    const place = Math.min(Math.max(to, 1), items.length);
    const isThere = items[place - 1]?.id === itemId;
    return isThere ? menu : moveItem(menu, { itemId, to });
  },
  "drag-item": moveItem,
  "patch-menu": (menu, { patch }, { reached = AHEAD }) => {
    const patched = applyPatch(menu, patchAt(patch, timeOf(menu)), reached);
    return patched.ok ? patched.value : menu;
  },
  // The queue of photos shows the new one, and the server names it.
  "change-item-photo": (menu) => menu,
  "remove-item-photo": (menu, { itemId }) => withPhoto(menu, { itemId, photoKey: null }),
  "edit-shop": (menu, { details, hours }) => ({
    ...menu,
    shop: {
      ...menu.shop,
      ...details,
      ...(hours !== undefined && { hours }),
      detailsRevision: menu.shop.detailsRevision + 1,
    },
  }),
  "edit-shop-board": (menu, { board }) => ({
    ...menu,
    shop: {
      ...menu.shop,
      board: board.length > 0 ? { setAt: Date.now(), dishes: board } : null,
    },
  }),
  // The new picture is shown once the server has it.
  "change-shop-image": (menu) => menu,
  "remove-shop-image": (menu) => ({ ...menu, shop: { ...menu.shop, imageKey: null } }),
};

function timeOf({ shop }: Menu): ShopTime {
  return { now: Date.now(), hours: shop.hours };
}

/** The menu with another photo of an item. Like the server, it leaves the item's revision. */
export function withPhoto(
  menu: Menu,
  { itemId, photoKey }: { itemId: number; photoKey: string | null },
): Menu {
  return withItem(menu, itemId, (item) => ({ ...item, photoKey }));
}

function withItem(menu: Menu, itemId: number, change: (item: Item) => Item): Menu {
  return inSection(menu, sectionOf(menu, itemId), (section) => ({
    ...section,
    items: section.items.map((item) => (item.id === itemId ? change(item) : item)),
  }));
}

function moveSection(menu: Menu, { sectionId, to }: { sectionId: number; to: number }): Menu {
  const from = menu.sections.findIndex(({ id }) => id === sectionId);
  return from < 0 ? menu : withSections(menu, moveWithin(menu.sections, from, to));
}

function moveItem(menu: Menu, { itemId, to }: { itemId: number; to: number }): Menu {
  return inSection(menu, sectionOf(menu, itemId), (section) => {
    const from = section.items.findIndex(({ id }) => id === itemId);
    return withItems(section, moveWithin(section.items, from, to));
  });
}

function changeSubheaders(menu: Menu, change: SubheaderOperation): Menu {
  return inSection(menu, change.sectionId, (section) => ({
    ...section,
    subheaders: changedSubheaders(change),
    revision: section.revision + 1,
  }));
}

function sectionOf(menu: Menu, itemId: number): number | undefined {
  return menu.sections.find(({ items }) => items.some(({ id }) => id === itemId))?.id;
}

function inSection(
  menu: Menu,
  sectionId: number | undefined,
  change: (section: Section) => Section,
): Menu {
  const sections = menu.sections.map((section) =>
    section.id === sectionId ? change(section) : section,
  );
  return { ...menu, sections };
}

function withSections(menu: Menu, sections: Section[]): Menu {
  return { ...menu, sections: inPlaces(sections) };
}

function withItems(section: Section, items: Item[]): Section {
  return { ...section, items: inPlaces(items), revision: section.revision + 1 };
}
