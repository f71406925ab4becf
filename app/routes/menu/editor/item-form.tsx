import { useRef, useState } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import type { FailedChange } from "./changes.ts";
import { itemFields, wasField } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { fieldOf } from "./fields.ts";
import { Closer } from "./opener.tsx";
import { OperationForm } from "./operation-form.tsx";
import { PriceInput } from "./price-input.tsx";
import { SizeRows } from "./size-rows.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

interface ItemFormProps {
  item: Item;
  /** An edit of this item that failed: what was typed then is typed again. */
  failed: FailedChange | undefined;
  onClose: () => void;
}

/** The item's name, price and sizes, to be edited in its place. Enter saves, Escape cancels. */
export function ItemForm({ item, failed, onClose }: ItemFormProps) {
  const { announce } = useEditor();
  // As it was when its owner began to type: whatever comes meanwhile, they have not seen.
  const [seen] = useState(item);
  const typed = failed?.again ?? itemFields(seen);
  const isHydrated = useIsHydrated();
  useReturnFocus(`#item-${item.id} .item-name`);
  const name = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);

  /** An edit that leaves no name or no price counts as cancelled. */
  function closeAndSend(): boolean {
    const isComplete = name.current?.value.trim() !== "" && Number(price.current?.value) > 0;
    if (!isComplete) announce("Not changed: an item needs a name and a price.");
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
        ["revision", String(seen.revision)],
        wasField(itemFields(seen)),
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
          aria-label="Item name"
          placeholder="Item name"
          defaultValue={fieldOf(typed, "name")}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus
          required
        />
        <PriceInput
          ref={price}
          name="price"
          aria-label="Price"
          placeholder="Price"
          defaultValue={fieldOf(typed, "price")}
          required
        />
      </div>
      <SizeRows typed={typed} />
      <div className="actions">
        <Closer className="button" at={`#item-${item.id}`} onClose={onClose}>
          Cancel
        </Closer>
        <button className="button primary">Save</button>
      </div>
    </OperationForm>
  );
}
