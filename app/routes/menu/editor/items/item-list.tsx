import { useRef, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useSorting } from "#app/routes/menu/editor/drag/use-sorting.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { cellsToForms } from "#app/routes/menu/editor/grid/cells-to-forms.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ItemRow } from "./item-row.tsx";
import { failedOf, useMoveItem, useShownRows } from "./use-items.ts";

export interface ItemListProps {
  section: Section;
  failed: FailedChange[];
  isOpen: boolean;
  /** The ids of those that a search has found; undefined while nothing is looked for. */
  found: Set<number> | undefined;
}

export function ItemList({ section, failed, isOpen, found }: ItemListProps) {
  const { items } = useMessages("editor");
  const list = useRef<HTMLUListElement>(null);
  const onMove = useMoveItem(section.id);
  const { keyOf, shopId } = useEditor();
  // Before the forms look for what was half typed in them.
  useState(() => cellsToForms(shopId, section));
  useSorting({
    list,
    handle: ".handle",
    onMove: (entry, to) => onMove(Number(entry.dataset["id"]), to),
  });
  const count = section.items.length;
  const rows = useShownRows(section.items, { isOpen, found });
  return (
    <>
      <ul
        ref={list}
        className="items"
        aria-label={items.title({ section: section.name })}
        data-marked={section.diet !== null || section.items.some(({ diet }) => diet) || undefined}
      >
        {rows.map(({ item, isShown }) => (
          <ItemRow
            key={keyOf("items", item.id)}
            item={item}
            sectionMark={section.diet}
            isHidden={!isShown}
            isLast={item.position === count}
            failed={failedOf(failed, item.id)}
            onMove={onMove}
          />
        ))}
      </ul>
      {count === 0 && <p className="none">{items.none}</p>}
    </>
  );
}
