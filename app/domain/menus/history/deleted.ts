import type { EditingSession } from "#app/domain/accounts/accounts.ts";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { patchBetween } from "#app/domain/menus/patch/patch-between.ts";

/** The ids of what a change deletes. */
export interface Deleted {
  items: readonly number[];
  sections: readonly number[];
}

/** Whether anything is to be deleted of a menu that has changed since versions had all of it. */
export function mayBeLost(deleted: Deleted | undefined, session: EditingSession): boolean {
  const isAnything = deleted && deleted.items.length + deleted.sections.length > 0;
  return isAnything === true && session.menuRevision !== session.keptRevision;
}

/** Whether a version lacks anything that is to be deleted, or has it otherwise. Its place and whether it is sold out do not count. */
export function versionLacks(
  { menu, kept }: { menu: Menu; kept: Menu | undefined },
  deleted: Deleted | undefined,
): boolean {
  if (!kept) return true;
  const sectionIds = new Set(deleted?.sections);
  const itemIds = new Set(deleted?.items);
  const isGone = (item: Item) => itemIds.has(item.id) || sectionIds.has(item.sectionId);
  const gone = new Set(menu.sections.flatMap(({ items }) => items.filter(isGone)).map(idOf));
  const patch = patchBetween(kept, menu);
  return (
    patch.sections.some(({ id, values }) => sectionIds.has(id) && isSaid(values)) ||
    patch.items.some(({ id, values }) => gone.has(id) && isSaid(values))
  );
}

function idOf({ id }: Item): number {
  return id;
}

function isSaid(values: object): boolean {
  return Object.keys(values).some((name) => name !== "soldOutUntil");
}
