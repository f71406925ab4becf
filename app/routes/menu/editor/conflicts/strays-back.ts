import type { Menu } from "#app/domain/menus/menus.ts";
import { itemsById } from "#app/domain/menus/patch/guard-patch.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { moveIn } from "./moves.ts";
import { sectionIn, strayIn } from "./strays.ts";

/**
 * The changes that found their section or dish gone, which is back by now: they can be made as they are. `gone` has the
 * ids of those that this phone has seen without it, and is brought up to date.
 */
export function straysBack(changes: readonly Change[], menu: Menu, gone: Set<number>): Change[] {
  const strays = changes.filter((change) => isStray(change, menu));
  return strays.filter((change) => {
    const { id, awaitsMenu } = change;
    if (!isPlaceThere(change, menu)) gone.add(id);
    // What an earlier visit was refused has awaited no menu on this page: it is tried once more.
    return isPlaceThere(change, menu) && (gone.delete(id) || awaitsMenu === undefined);
  });
}

/** Whether the server refused it for want of its place, and the menu has come since. Half-typed forms were never sent. */
function isStray(change: Change, menu: Menu): boolean {
  const { state, wasSent, awaitsMenu, fields, failure } = change;
  if (state !== "failed" || !wasSent || awaitsMenu) return false;
  if (failure?.reason === "stale") {
    const known = itemsById(menu);
    return moveIn(fields)?.ids.every((id) => known.has(id)) === true;
  }
  const what = strayIn(change, menu)?.what;
  return what === "section" || what === "item";
}

function isPlaceThere({ fields }: Change, { sections }: Menu): boolean {
  if (fieldOf(fields, "operation") === "edit-item") {
    const itemId = Number(fieldOf(fields, "itemId"));
    return sections.some(({ items }) => items.some(({ id }) => id === itemId));
  }
  const there = new Set(sections.map(({ id }) => id));
  const goals = patchIn(fields)?.items.map(({ sectionId }) => sectionId) ?? [sectionIn(fields)];
  return goals.every((id) => id !== undefined && there.has(id));
}
