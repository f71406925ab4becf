import { useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { duplicateItem, sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { newDraftId, patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";

interface MoreOfItemProps {
  item: Item;
  onMove: () => void;
  onClose: () => void;
}

/** What an item's menu can do with a script alone: say that it is sold out, move it to a section, duplicate it. */
export function MoreOfItem({ item, onMove, onClose }: MoreOfItemProps) {
  const { submit, announce } = useEditor();
  const bulk = useMessages("bulk");
  const [openedAt] = useState(() => Date.now());
  const isOut = soldOutAt(item, openedAt) !== "no";
  return (
    <>
      <button
        role="menuitem"
        className="needs-script"
        onClick={() => {
          submit(patchFields(sellOutItems([item.id], isOut ? "no" : "today")));
          onClose();
        }}
      >
        {isOut ? bulk.choosing.back : bulk.choosing.soldOut}
      </button>
      <button role="menuitem" className="needs-script" onClick={onMove}>
        {bulk.item.move}
      </button>
      <button
        role="menuitem"
        className="needs-script"
        onClick={() => {
          submit(patchFields(duplicateItem(item, newDraftId())));
          announce(bulk.item.duplicated({ name: item.name }));
          onClose();
        }}
      >
        {bulk.item.duplicate}
      </button>
    </>
  );
}
