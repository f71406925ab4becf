import { useCallback, useEffect, useRef } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { useEditor } from "./editor-context.ts";
import type { FailedChange } from "./changes.ts";
import { ItemRow } from "./item-row.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import { useSorting } from "./use-sorting.ts";

const NONE: FailedChange[] = [];
const MOVE_ITEM: Fields = [["operation", "move-item"]];

export function ItemList({ section, failed }: { section: Section; failed: FailedChange[] }) {
  const { items } = useMessages("editor");
  const list = useRef<HTMLUListElement>(null);
  const onMove = useMoveItem(section);
  useSorting({
    list,
    handle: ".handle",
    onMove: (entry, to) => onMove(Number(entry.dataset["id"]), to),
  });
  const count = section.items.length;
  return (
    <>
      <ul ref={list} className="items" aria-label={items.title({ section: section.name })}>
        {section.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
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
      const isWhole = items.every(({ id }) => id > 0);
      const seen = items.map(({ id }): Fields[number] => ["seen", String(id)]);
      submit([
        // The server does not know a list with a draft in it: then only the item is sent.
        ...(isWhole ? ([["operation", "drag-item"], ...seen] as Fields) : MOVE_ITEM),
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
