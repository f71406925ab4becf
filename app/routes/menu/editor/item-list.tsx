import { useCallback, useEffect, useRef, useState } from "react";
import type { Item, Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { ItemRow } from "./item-row.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import { useGrowing } from "./folds/use-growing.ts";
import { useSorting } from "./use-sorting.ts";

const NONE: FailedChange[] = [];

interface ItemListProps {
  section: Section;
  failed: FailedChange[];
  isOpen: boolean;
  /** The ids of those that a search has found; undefined while nothing is looked for. */
  found: Set<number> | undefined;
}

export function ItemList({ section, failed, isOpen, found }: ItemListProps) {
  const { items } = useMessages("editor");
  const list = useRef<HTMLUListElement>(null);
  const onMove = useMoveItem(section);
  const { keyOf } = useEditor();
  useSorting({
    list,
    handle: ".handle",
    onMove: (entry, to) => onMove(Number(entry.dataset["id"]), to),
  });
  const count = section.items.length;
  const rows = useShownRows(section.items, { isOpen, found });
  return (
    <>
      <ul ref={list} className="items" aria-label={items.title({ section: section.name })}>
        {rows.map(({ item, isShown }) => (
          <ItemRow
            key={keyOf("items", item.id)}
            item={item}
            isHidden={!isShown}
            count={count}
            failed={failed.length > 0 ? failedOf(failed, item.id) : NONE}
            onMove={onMove}
          />
        ))}
      </ul>
      {count === 0 && <p className="none">{items.none}</p>}
    </>
  );
}

/** The rows to render. What was shown once is only hidden from then on, so that nothing typed in it is lost. */
function useShownRows(items: Item[], { isOpen, found }: Pick<ItemListProps, "isOpen" | "found">) {
  const [seen] = useState(() => new Set<number>());
  const most = useGrowing(items.length, isOpen && !found);
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

function failedOf(failed: FailedChange[], itemId: number): FailedChange[] {
  const ofItem = failed.filter(({ fields }) => fieldOf(fields, "itemId") === String(itemId));
  return ofItem.length > 0 ? ofItem : NONE;
}

/** Moves an item to a 1-based place. The function stays the same, so that rows are not rendered again. */
function useMoveItem(section: Section): (itemId: number, to: number) => void {
  const { submit, announceMove } = useEditor();
  const latest = useRef(section);
  useEffect(() => {
    latest.current = section;
  });
  return useCallback(
    (itemId, to) => {
      const { id: sectionId, revision, items } = latest.current;
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
      announceMove({ name: item.name, to, count: items.length }, `#item-${itemId} .handle`);
    },
    [submit, announceMove],
  );
}
