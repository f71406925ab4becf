import type { Item } from "#app/domain/menus/menus.ts";
import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { Dialog } from "#app/routes/menu/editor/forms/dialog.tsx";
import { Closer } from "#app/routes/menu/editor/forms/opener.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { soldOutNow } from "./sold-out-state.ts";

/** What is sold out, each dish with its way back. */
export function SoldOutDialog({ items, onClose }: { items: Item[]; onClose: () => void }) {
  const { soldOut, find } = useMessages("finding");
  const ids = items.map(({ id }) => id);
  return (
    <Dialog title={soldOut.now} returnTo={[".sold-out-now", ".toolbar a"]} onClose={onClose}>
      <ul className="sold-out-items">
        {items.map((item) => (
          <SoldOutItem key={item.id} item={item} />
        ))}
      </ul>
      <div className="actions">
        <Closer className="button" onClose={onClose}>
          {find.close}
        </Closer>
        <OperationForm fields={patchFields(sellOutItems(ids, "no"))}>
          <button className="button primary">{soldOut.allBack}</button>
        </OperationForm>
      </div>
    </Dialog>
  );
}

function SoldOutItem({ item }: { item: Item }) {
  const { soldOut } = useMessages("finding");
  const { itemForm } = useMessages("editor");
  const { dish } = useMessages("ui");
  const isToday = soldOutNow(item) === "today";
  return (
    <li>
      <span>
        <span lang={textLanguage(item.name, useLanguage())}>{item.name}</span>
        <small>{isToday ? dish.soldOutToday : itemForm.soldOut["until-said"]}</small>
      </span>
      <OperationForm fields={patchFields(sellOutItems([item.id], "no"))}>
        <button className="button" aria-label={soldOut.isBack({ name: item.name })}>
          {soldOut.back}
        </button>
      </OperationForm>
    </li>
  );
}
