import { useRef, useState } from "react";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { wasField } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { fieldOf } from "./fields.ts";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { ItemDetails } from "./item-details.tsx";
import { PriceInput } from "./price-input.tsx";
import { SizeRows } from "./size-rows.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface ItemFormProps {
  item: Item;
  failed: FailedChange | undefined;
  onClose: () => void;
}

export function ItemForm({ item, failed, onClose }: ItemFormProps) {
  const { itemForm, form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const { announce } = useEditor();
  // The item as it was when its owner began to type: later changes they have not seen.
  const [seen] = useState(() => ({ item, texts: itemFormTexts(item, Date.now()) }));
  const typed = failed?.again ?? seen.texts;
  const isHydrated = useIsHydrated();
  useReturnFocus(`#item-${item.id} .item-name`);
  const name = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);

  /** An edit without a name or a price counts as cancelled. */
  function closeAndSend(): boolean {
    const isComplete = name.current?.value.trim() !== "" && Number(price.current?.value) > 0;
    if (!isComplete) announce(itemForm.incomplete);
    onClose();
    return isComplete;
  }

  return (
    <OperationForm
      className="item-form"
      operation="edit-item"
      replaces={failed?.id}
      fields={[
        ["itemId", String(item.id)],
        ["revision", String(seen.item.revision)],
        wasField(seen.texts),
      ]}
      aria-label={item.name}
      noValidate={isHydrated}
      onSend={closeAndSend}
      onCancel={onClose}
    >
      <div className="pair">
        <input
          ref={name}
          name="name"
          aria-label={itemForm.name}
          placeholder={itemForm.name}
          defaultValue={fieldOf(typed, "name")}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
        <PriceInput
          ref={price}
          name="priceRupees"
          aria-label={form.price}
          placeholder={form.price}
          defaultValue={fieldOf(typed, "priceRupees")}
          required
        />
      </div>
      <ItemDetails typed={typed} />
      <SizeRows typed={typed} />
      <div className="actions">
        <Closer className="button" at={`#item-${item.id}`} onClose={onClose}>
          {buttons.cancel}
        </Closer>
        <button className="button primary">{buttons.save}</button>
      </div>
    </OperationForm>
  );
}
