import type { Restored } from "#app/db/menu-changes.ts";
import type { KeyReused } from "#app/domain/idempotency/perform-once.ts";
import {
  openMenu,
  withPlaces,
  type Item,
  type Menu,
  type Section,
} from "#app/domain/menus/menus.ts";
import { isEmpty } from "#app/domain/menus/patch/left-parts.ts";
import type { PatchRefusal } from "#app/domain/menus/patch/menu-patch.ts";
import { patchBetween } from "#app/domain/menus/patch/patch-between.ts";
import { patchMenu } from "#app/domain/menus/patch/patch-menu.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { keepVersion, type Editor } from "./keep-version.ts";
import type { VersionStores } from "./version-file.ts";
import { noteRestored, openVersion, versionIdAt } from "./versions.ts";
import { whatChanged, type MenuChanges } from "./what-changed.ts";

/** What to restore of a version: a dish, a section, or with neither all of it. */
export interface Part {
  versionId: number;
  /** The revision of the menu that was seen: it has told what the restore would change. */
  revision: number;
  sectionId?: number | undefined;
  itemId?: number | undefined;
}

/**
 * Makes the menu, a section of it or a dish what it was before an editing session. What is sold out stays so: that is of
 * today's kitchen. Keeps the menu as it is first, and gives the id of that version, by which the restore is undone;
 * undefined if there is none, as nothing was to change. A second tap finds all restored, and gets the same answer.
 * Refuses where the menu has changed since it was seen, or would be too long; undefined if there is no such version or
 * part.
 */
export async function restoreVersion(
  stores: VersionStores,
  shopId: string,
  part: Part,
  { editor, now }: { editor: Editor; now: number },
): Promise<Outcome<{ before: number | undefined }, PatchRefusal | KeyReused> | undefined> {
  const [opened, stored] = await Promise.all([
    openVersion(stores, shopId, part.versionId),
    openMenu(stores.db, shopId),
  ]);
  if (!opened || !stored) return undefined;
  const menu = withPlaces(stored);
  const wanted = withPart(menu, withPlaces(opened.menu), part);
  if (!wanted) return undefined;
  const { revision } = part;
  const patch = { ...patchBetween(menu, wanted), menuRevision: revision };
  if (!isEmpty(patch)) {
    if (menu.shop.revision !== revision) return refused({ reason: "stale" });
    // A line of its own, so that it can be undone.
    const restoring = { shopId, editor: { ...editor, editedAt: null }, revision };
    await keepVersion(stores, restoring, { now });
    const patched = await patchMenu(stores.db, shopId, patch);
    if (patched?.ok) {
      await noteRestored(stores.db, { shopId, revision, restored: whatRestored(opened, part) });
    } else if (!(await isRestored(stores, shopId, part, opened.menu))) return patched;
  }
  return done({ before: await versionIdAt(stores.db, shopId, revision) });
}

/**
 * What History says of a restore. If it takes back the last change, and that was a restore, it says which of them was
 * undone or, the second time, made again.
 */
function whatRestored(
  { version, menu }: NonNullable<Awaited<ReturnType<typeof openVersion>>>,
  part: Part,
): Restored {
  const { restored } = version;
  const isOfLast = version.revision === part.revision - 1 && isOfAll(part);
  if (!restored || !isOfLast) return { at: version.at, ...nameOf(menu, part) };
  const { isUndone, ...what } = restored;
  return isUndone ? what : { ...what, isUndone: true };
}

function isOfAll({ sectionId, itemId }: Part): boolean {
  return sectionId === undefined && itemId === undefined;
}

/** The section or the dish that is to be restored, by its name in the version; empty for all of it. */
function nameOf({ sections }: Menu, { sectionId, itemId }: Part) {
  const section = sections.find(({ id }) => id === sectionId);
  const item = sections.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  return { ...(section && { section: section.name }), ...(item && { item: item.name }) };
}

/** Whether the menu is by now what a restore was to make of it: by the first of two taps. */
async function isRestored(
  { db }: VersionStores,
  shopId: string,
  part: Part,
  then: Menu,
): Promise<boolean> {
  const stored = await openMenu(db, shopId);
  if (!stored) return false;
  const menu = withPlaces(stored);
  const wanted = withPart(menu, withPlaces(then), part);
  return wanted !== undefined && isEmpty(patchBetween(menu, wanted));
}

/** `menu` as it was before this account's restore; undefined if that was undone, or if anything has changed since. */
export async function beforeRestore(
  stores: VersionStores,
  menu: Menu,
  { versionId, accountId }: { versionId: number; accountId: number },
): Promise<Menu | undefined> {
  const opened = await openVersion(stores, menu.shop.id, versionId);
  if (!opened?.version.restored || opened.version.restored.isUndone) return undefined;
  const isOwn = opened.version.accountId === accountId;
  const isLast = opened.version.revision === menu.shop.revision - 1;
  return isOwn && isLast ? withPart(menu, withPlaces(opened.menu), {}) : undefined;
}

/** What became of a dish since a version. */
export type Since = "gone" | "changed" | "moved";

/** What a restore of all would change. */
export interface Differences {
  /** The ids of the sections that are not all as they were, or have dishes that are new. */
  sections: number[];
  /** By the ids of the version's items. */
  items: Record<number, Since>;
  /** The names of what was added since: it would be gone. */
  added: string[];
  isAnything: boolean;
  /** All of it in counts. */
  changes: MenuChanges;
}

/** What a restore of all would change at `now`. */
export function wouldChange(menu: Menu, then: Menu, now: number): Differences {
  const wanted = withPart(menu, then, {}) ?? menu;
  const patch = patchBetween(menu, wanted);
  const isHere = new Set(menu.sections.flatMap(({ items }) => items.map(({ id }) => id)));
  const since = ({ id, values }: (typeof patch.items)[number]): Since => {
    if (!isHere.has(id)) return "gone";
    return Object.keys(values).length > 0 ? "changed" : "moved";
  };
  const added = menu.sections.flatMap((section) =>
    [section, ...section.items].filter((part) =>
      ("items" in part ? patch.deletedSections : patch.deletedItems).includes(part.id),
    ),
  );
  const withNew = menu.sections.filter(({ items }) =>
    items.some(({ id }) => patch.deletedItems.includes(id)),
  );
  return {
    sections: [...patch.sections, ...withNew].map(({ id }) => id),
    items: Object.fromEntries(patch.items.map((item) => [item.id, since(item)])),
    added: added.map(({ name }) => name),
    isAnything: Object.values(patch).some((list: unknown[]) => list.length > 0),
    changes: whatChanged(menu, wanted, now),
  };
}

/** `menu` with a part of it as it was `then`, and sold out what is now; undefined if there was no such part. */
function withPart(
  menu: Menu,
  then: Menu,
  { sectionId, itemId }: Pick<Part, "sectionId" | "itemId">,
): Menu | undefined {
  const soldOut = new Map(
    menu.sections.flatMap(({ items }) => items.map((item) => [item.id, item.soldOutUntil])),
  );
  // What comes back is as it was: nobody has said since that it can be had.
  const nowOut = (item: Item) => ({
    ...item,
    soldOutUntil: soldOut.has(item.id) ? (soldOut.get(item.id) ?? null) : item.soldOutUntil,
  });
  const past = then.sections.map((section) => ({ ...section, items: section.items.map(nowOut) }));
  if (itemId !== undefined) return withItem(menu, past, itemId);
  if (sectionId !== undefined) return withSection(menu, past, sectionId);
  return { ...menu, sections: past };
}

function withSection(menu: Menu, past: Section[], sectionId: number): Menu | undefined {
  const section = past.find(({ id }) => id === sectionId);
  if (!section) return undefined;
  const restored = new Set(section.items.map(({ id }) => id));
  const others = menu.sections
    .filter(({ id }) => id !== sectionId)
    // A dish that has moved on comes back from where it is now.
    .map((other) => ({ ...other, items: other.items.filter(({ id }) => !restored.has(id)) }));
  const isThere = menu.sections.length > others.length;
  const place = isThere
    ? menu.sections.findIndex(({ id }) => id === sectionId)
    : section.position - 1;
  return withNumberedPlaces({ ...menu, sections: others.toSpliced(place, 0, section) });
}

function withItem(menu: Menu, past: Section[], itemId: number): Menu | undefined {
  const section = past.find(({ items }) => items.some(({ id }) => id === itemId));
  const item = section?.items.find(({ id }) => id === itemId);
  if (!section || !item) return undefined;
  const isHere = menu.sections.some(({ id }) => id === section.id);
  // Its section has been deleted since: it comes back with this dish alone.
  if (!isHere) return withSection(menu, [{ ...section, items: [item] }], section.id);
  const sections = menu.sections.map((each) => {
    const others = each.items.filter(({ id }) => id !== itemId);
    if (each.id === section.id)
      return { ...each, items: others.toSpliced(item.position - 1, 0, item) };
    return others.length < each.items.length ? { ...each, items: others } : each;
  });
  return withNumberedPlaces({ ...menu, sections });
}

function withNumberedPlaces(menu: Menu): Menu {
  const sections = menu.sections.map((section, index) => ({ ...section, position: index + 1 }));
  return withPlaces({ ...menu, sections });
}
