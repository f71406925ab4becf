import { useCallback, useEffect, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { useGrowing } from "#app/routes/menu/editor/folds/use-growing.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";

// What the list of a section's items and the grid share.

const NONE: FailedChange[] = [];
const NO_SECTION = { revision: 0, items: [] };

interface Shown {
  isOpen: boolean;
  /** The ids of those that a search has found; undefined while nothing is looked for. */
  found: Set<number> | undefined;
}

/** The rows to render. What was shown once is only hidden from then on, so that nothing typed in it is lost. */
export function useShownRows(items: Item[], { isOpen, found }: Shown) {
  const [seen] = useState(() => new Set<number>());
  const most = useGrowing(items.length, { isOpen, isPaused: found !== undefined });
  const rows = items.flatMap((item, at) => {
    // In a folded section nothing is to change.
    const isShown = found ? found.has(item.id) : at < most && (isOpen || seen.has(item.id));
    return isShown || seen.has(item.id) ? [{ item, isShown }] : [];
  });
  useEffect(() => {
    for (const { item } of rows) seen.add(item.id);
  });
  return rows;
}

/** The failed changes of an item; always the same list where there are none. */
export function failedOf(failed: FailedChange[], itemId: number): FailedChange[] {
  if (failed.length === 0) return NONE;
  const ofItem = failed.filter(({ fields }) => fieldOf(fields, "itemId") === String(itemId));
  return ofItem.length > 0 ? ofItem : NONE;
}

/** Moves an item of a section to a 1-based place. The function stays the same, so that rows are not rendered again. */
export function useMoveItem(sectionId: number): (itemId: number, to: number) => void {
  const { submit, sectionsNow, announceMove } = useEditor();
  return useCallback(
    (itemId, to) => {
      const { revision, items } = sectionsNow().find(({ id }) => id === sectionId) ?? NO_SECTION;
      const item = items.find(({ id }) => id === itemId);
      if (!item || to < 1 || to > items.length) return;
      const seen = items.map(({ id }): Fields[number] => ["seen", String(id)]);
      submit([
        ["operation", "drag-item"],
        ...seen,
        ["sectionId", String(sectionId)],
        ["revision", String(revision)],
        ["itemId", String(itemId)],
        ["to", String(to)],
      ]);
      announceMove(
        { name: item.name, to, count: items.length },
        `#item-${itemId} button.handle`,
        `#item-${itemId} [data-column][tabindex="0"]`,
      );
    },
    [sectionId, submit, sectionsNow, announceMove],
  );
}
