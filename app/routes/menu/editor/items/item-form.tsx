import { useLayoutEffect, useRef, useState } from "react";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import type { Wrong } from "#app/routes/menu/editor/forms/find-wrong.ts";
import { Closer } from "#app/routes/menu/editor/forms/opener.tsx";
import { Labelled } from "#app/routes/menu/editor/forms/labelled.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { PriceInput } from "#app/routes/menu/editor/forms/price-input.tsx";
import { sendOrClose } from "#app/routes/menu/editor/forms/send-or-close.ts";
import { useKeptForm, type KeptForm } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { useReturnFocus } from "#app/routes/menu/editor/forms/use-return-focus.ts";
import { useWrongField, wrongAs, wrongIn } from "#app/routes/menu/editor/forms/use-wrong-field.ts";
import { WrongNote } from "#app/routes/menu/editor/forms/wrong-note.tsx";
import { wasField, withoutEdits } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { ItemDetails } from "./item-details.tsx";
import { SizeRows } from "./size-rows.tsx";

interface ItemFormProps {
  item: Item;
  /** The mark of its section, which applies to a dish without its own. */
  sectionMark: Item["diet"];
  failed: FailedChange | undefined;
  /** Whether it was opened to change the price. */
  isForPrice: boolean;
  onClose: () => void;
}

export function ItemForm({ item, sectionMark, failed, isForPrice, onClose }: ItemFormProps) {
  const { itemForm, form } = useMessages("editor");
  const { buttons } = useMessages("ui");
  // The item as it was when its owner began to type: later changes they have not seen.
  const [seen] = useState(() => ({ item, texts: itemFormTexts(item, Date.now()) }));
  const part = `edit-item-${item.id}`;
  const kept = useKeptForm(part, onClose);
  const typed = kept.typed ?? failed?.again ?? seen.texts;
  const isHydrated = useIsHydrated();
  useReturnFocus(
    ...(isForPrice ? [`#item-${item.id} .item-price`] : []),
    `#item-${item.id} [data-menu]`,
  );
  const { wrong, onInput, closeAndSend } = useVerdict(part, kept, failed);
  const price = useCursorInPrice(isForPrice);

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
      onInput={onInput}
      onSend={closeAndSend}
      onCancel={kept.close}
    >
      <div className="pair">
        <Labelled label={itemForm.name}>
          <input
            name="name"
            placeholder={itemForm.name}
            defaultValue={fieldOf(typed, "name")}
            autoComplete="off"
            autoFocus={!isForPrice}
            required
            {...wrongAs(wrong, "name")}
          />
        </Labelled>
        <Labelled label={form.price}>
          <PriceInput
            ref={price}
            id={`price-${item.id}`}
            name="priceRupees"
            placeholder={form.price}
            defaultValue={fieldOf(typed, "priceRupees")}
            required={fieldOf(seen.texts, "priceRupees") !== ""}
            {...wrongAs(wrong, "priceRupees")}
          />
        </Labelled>
      </div>
      <WrongNote wrong={wrong} of={["name", "priceRupees"]} />
      <ItemDetails typed={typed} sectionMark={sectionMark} wrong={wrong} />
      <SizeRows typed={typed} wrong={wrong} />
      <div className="actions">
        <Closer className="button" at={`#item-${item.id}`} onClose={kept.close}>
          {buttons.cancel}
        </Closer>
        <button className="button primary">{buttons.save}</button>
      </div>
    </OperationForm>
  );
}

/** What is to be mended in the form, and what follows from it as the form is sent. */
function useVerdict(part: string, kept: KeptForm, failed: FailedChange | undefined) {
  const { itemForm } = useMessages("editor");
  const { announce } = useEditor();
  const { wrong, onInput, tell } = useWrongField(part);

  function closeAndSend(fields: Fields, form: HTMLFormElement): boolean {
    const found = wrongIn(fields, form);
    if (!found) return sendOrClose(fields, kept, failed);
    if (isCancelled(fields, found)) {
      announce(itemForm.incomplete);
      kept.close();
    } else tell(found, form);
    return false;
  }
  return { wrong, onInput, closeAndSend };
}

/** Whoever empties the name or the price cancels the edit, unless they have edited more than these two. */
function isCancelled(fields: Fields, { name, problem }: Wrong): boolean {
  const isEmptied =
    (name === "name" && problem.code === "menu-text-empty") ||
    (name === "priceRupees" && problem.code === "menu-price-zero");
  return isEmptied && !withoutEdits(fields, ["name", "priceRupees"]);
}

/** Puts the cursor into the price as its form opens, or into the first size's, with the text selected. */
function useCursorInPrice(isWanted: boolean) {
  const price = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const size = price.current?.form?.querySelector<HTMLInputElement>('[name="optionPriceRupees"]');
    const field = size ?? price.current;
    field?.focus();
    field?.select();
  }, [isWanted]);
  return price;
}
