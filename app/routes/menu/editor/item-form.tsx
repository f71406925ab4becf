import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { plainRupees } from "#app/domain/menus/typed-price.ts";
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
import { useKeptForm, type KeptForm } from "./use-kept-form.ts";
import { useReturnFocus } from "./use-return-focus.ts";

interface ItemFormProps {
  item: Item;
  failed: FailedChange | undefined;
  /** Whether it was opened to change the price. */
  isForPrice: boolean;
  onClose: () => void;
}

export function ItemForm({ item, failed, isForPrice, onClose }: ItemFormProps) {
  const { itemForm, form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  const problems = useMessages("problems");
  const wrongId = `price-wrong-${item.id}`;
  // The item as it was when its owner began to type: later changes they have not seen.
  const [seen] = useState(() => ({ item, texts: itemFormTexts(item, Date.now()) }));
  const kept = useKeptForm(`edit-item-${item.id}`, onClose);
  const typed = kept.typed ?? failed?.again ?? seen.texts;
  const isHydrated = useIsHydrated();
  useReturnFocus(
    ...(isForPrice ? [`#item-${item.id} .item-price`] : []),
    `#item-${item.id} [data-menu]`,
  );
  const { name, price, isWrong, setWrong, closeAndSend } = useVerdict(kept);
  useCursorIn(price, isForPrice);

  return (
    <OperationForm
      className="item-form"
      operation="edit-item"
      replaces={failed?.id}
      fields={[
        ["itemId", String(item.id)],
        ["sectionId", String(item.sectionId)],
        ["revision", String(seen.item.revision)],
        wasField(seen.texts),
      ]}
      aria-label={item.name}
      noValidate={isHydrated}
      kept={kept}
      onSend={closeAndSend}
      onCancel={kept.close}
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
          autoFocus={!isForPrice}
          required
        />
        <PriceInput
          ref={price}
          id={`price-${item.id}`}
          name="priceRupees"
          aria-label={form.price}
          placeholder={form.price}
          defaultValue={fieldOf(typed, "priceRupees")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? wrongId : undefined}
          onInput={() => setWrong(false)}
          required
        />
      </div>
      <p id={wrongId} className="alert" role="alert">
        {isWrong && problems["menu-number-wrong"]}
      </p>
      <ItemDetails typed={typed} />
      <SizeRows typed={typed} />
      <div className="actions">
        <Closer className="button" at={`#item-${item.id}`} onClose={kept.close}>
          {buttons.cancel}
        </Closer>
        <button className="button primary">{buttons.save}</button>
      </div>
    </OperationForm>
  );
}

/** The fields for name and price, and what follows from them as the form is sent. */
function useVerdict(kept: KeptForm) {
  const { itemForm } = useMessages("editor");
  const { announce } = useEditor();
  const [isWrong, setWrong] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const price = useRef<HTMLInputElement>(null);

  function closeAndSend(): boolean {
    const verdict = verdictOn(name.current?.value ?? "", price.current?.value ?? "");
    if (verdict === "mend") {
      setWrong(true);
      price.current?.focus();
      return false;
    }
    if (verdict === "send") kept.send();
    else {
      announce(itemForm.incomplete);
      kept.close();
    }
    return verdict === "send";
  }
  return { name, price, isWrong, setWrong, closeAndSend };
}

/** An edit without a name or a price counts as cancelled; with a price that is none it stays open to be mended. */
function verdictOn(name: string, typedPrice: string): "send" | "cancel" | "mend" {
  const price = Number(plainRupees(typedPrice));
  if (Number.isNaN(price)) return "mend";
  return name.trim() !== "" && price > 0 ? "send" : "cancel";
}

/** Puts the cursor into the price as its form opens, or into the first size's, with the text selected. */
function useCursorIn(price: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const size = price.current?.form?.querySelector<HTMLInputElement>('[name="optionPriceRupees"]');
    const field = size ?? price.current;
    field?.focus();
    field?.select();
  }, [price, isWanted]);
}
