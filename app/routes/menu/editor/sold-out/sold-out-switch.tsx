import type { Item } from "#app/domain/menus/menus.ts";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { ignoreSecondTap } from "#app/routes/menu/editor/forms/ignore-second-tap.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { switchFormId } from "./plain-switch.ts";
import { soldOutNow } from "./sold-out-state.ts";

/** One tap marks an item as sold out for today, the next brings it back. */
export function SoldOutSwitch({ item }: { item: Item }) {
  const { soldOut } = useMessages("finding");
  const { submit } = useEditor();
  const isHad = soldOutNow(item) === "no";
  const next = isHad ? "today" : "no";
  return (
    <button
      className="switch"
      form={switchFormId(next)}
      name="itemId"
      value={item.id}
      role="switch"
      aria-checked={isHad}
      aria-label={soldOut.available({ name: item.name })}
      onClick={(event) => {
        event.preventDefault();
        submit(patchFields(sellOutItems([item.id], next)));
        ignoreSecondTap();
      }}
    />
  );
}
