import type { Item } from "#app/domain/menus/menus.ts";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { soldOutNow } from "./sold-out-state.ts";

/** One tap marks an item as sold out for today, the next brings it back. Without JavaScript it leads to its form. */
export function SoldOutSwitch({ item }: { item: Item }) {
  const { soldOut } = useMessages("finding");
  const { submit } = useEditor();
  const isHad = soldOutNow(item) === "no";
  return (
    <Opener
      className="switch"
      part={`edit-item-${item.id}`}
      at={`#item-${item.id}`}
      role="switch"
      aria-checked={isHad}
      aria-label={soldOut.available({ name: item.name })}
      onOpen={() => {
        submit(patchFields(sellOutItems([item.id], isHad ? "today" : "no")));
      }}
    />
  );
}
