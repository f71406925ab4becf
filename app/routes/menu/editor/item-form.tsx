import { useLayoutEffect, useRef, useState } from "react";
import { itemFormTexts } from "#app/domain/menus/item-fields.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { plainRupees } from "#app/domain/menus/typed-price.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useIsHydrated } from "#app/ui/hydrated.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { hasStayedWithoutPrice, wasField, withoutEdits } from "./edited-fields.ts";
import { useEditor } from "./editor-context.ts";
import { fieldOf, type Fields } from "./fields.ts";
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
  const { wrong, setWrong, closeAndSend } = useVerdict(kept);
  const price = useCursorInPrice(isForPrice);
  const wrongAs = (field: Wrong["field"]) =>
    wrong?.field === field && { "aria-invalid": true, "aria-describedby": wrongId };

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
          name="name"
          aria-label={itemForm.name}
          placeholder={itemForm.name}
          defaultValue={fieldOf(typed, "name")}
          maxLength={menuLimits.nameLength}
          autoComplete="off"
          autoFocus={!isForPrice}
          onInput={() => setWrong(undefined)}
          required
          {...wrongAs("name")}
        />
        <PriceInput
          ref={price}
          id={`price-${item.id}`}
          name="priceRupees"
          aria-label={form.price}
          placeholder={form.price}
          defaultValue={fieldOf(typed, "priceRupees")}
          onInput={() => setWrong(undefined)}
          required={fieldOf(seen.texts, "priceRupees") !== ""}
          {...wrongAs("priceRupees")}
        />
      </div>
      <p id={wrongId} className="alert" role="alert">
        {wrong && problems[wrong.problem]}
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

interface Wrong {
  field: "name" | "priceRupees";
  problem: "menu-text-missing" | "menu-number-wrong" | "menu-price-zero";
}

/** What is to be mended in the form, and what follows from it as the form is sent. */
function useVerdict(kept: KeptForm) {
  const { itemForm } = useMessages("editor");
  const { announce } = useEditor();
  const [wrong, setWrong] = useState<Wrong>();

  function closeAndSend(fields: Fields, form: HTMLFormElement): boolean {
    const found = wrongIn(fields);
    if (!found) kept.send();
    else if (isCancelled(fields, found)) {
      announce(itemForm.incomplete);
      kept.close();
    } else {
      setWrong(found);
      form.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    }
    return !found;
  }
  return { wrong, setWrong, closeAndSend };
}

function wrongIn(fields: Fields): Wrong | undefined {
  if (fieldOf(fields, "name")?.trim() === "")
    return { field: "name", problem: "menu-text-missing" };
  if (hasStayedWithoutPrice(fields)) return undefined;
  const price = Number(plainRupees(fieldOf(fields, "priceRupees") ?? ""));
  if (price > 0) return undefined;
  const problem = Number.isNaN(price) ? "menu-number-wrong" : "menu-price-zero";
  return { field: "priceRupees", problem };
}

/** Whoever empties the name or the price cancels the edit, unless they have edited more than these two. */
function isCancelled(fields: Fields, { problem }: Wrong): boolean {
  return problem !== "menu-number-wrong" && !withoutEdits(fields, ["name", "priceRupees"]);
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
