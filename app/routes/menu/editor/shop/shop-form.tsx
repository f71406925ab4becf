import { useEffect, useRef } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { DiscardKept } from "#app/routes/menu/editor/forms/discard-kept.tsx";
import { Choice } from "#app/routes/menu/editor/forms/labelled.tsx";
import { OperationForm } from "#app/routes/menu/editor/forms/operation-form.tsx";
import { useWholeForm } from "#app/routes/menu/editor/forms/use-whole-form.ts";
import { HoursFields } from "#app/routes/menu/editor/hours/hours-fields.tsx";
import { shopSeen } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { hasEdits } from "#app/routes/menu/editor/operations/has-edits.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { FooterRows } from "./footer-rows.tsx";
import { PlaceFields } from "./place-fields.tsx";
import type { PlacedForm } from "./placed-form.ts";
import { CategoriesField, DetailField, WrongText } from "./shop-fields.tsx";
import { PictureFields } from "./shop-picture.tsx";
import { useProblems } from "./shop-problems.ts";
import { useShopPicture, type ShopPicture } from "./use-shop-picture.ts";

/** The form among the parts of the editor. */
export const SHOP_DETAILS = "shop-details";

interface ShopFormProps {
  shop: Shop;
  isShown: boolean;
  failed: FailedChange | undefined;
  failedPicture: FailedChange | undefined;
  placed: PlacedForm | undefined;
}

/** All that a shop says of itself, its picture and its hours, saved together. */
export function ShopForm(props: ShopFormProps) {
  const form = useWholeForm(SHOP_DETAILS, shopSeen(props.shop), props.failed, props.placed?.fields);
  return <FilledForm key={form.drawn} {...props} form={form} />;
}

interface FilledFormProps extends ShopFormProps {
  form: ReturnType<typeof useWholeForm>;
}

function FilledForm({ shop, isShown, failed, failedPicture, placed, form }: FilledFormProps) {
  const { details, itemForm } = useMessages("editor");
  const { filled, hidden, kept, onType } = form;
  const picture = useShopPicture(shop.imageKey, failedPicture?.id);
  const send = useSending(picture);
  const problemAt = useProblems(failed);
  const pictureProblemAt = useProblems(failedPicture);
  const field = (name: string) => ({ name, value: fieldOf(filled, name), problemAt });
  const footer = ["footer", "label", "text"].map(problemAt).find(Boolean);
  return (
    <OperationForm
      ref={useFocusOnWrong(failed)}
      className="details-form"
      encType="multipart/form-data"
      onInput={onType}
      operation="edit-shop"
      fields={hidden}
      replaces={failed?.id}
      kept={kept}
      onSend={(fields) => {
        form.onSend();
        return send(fields);
      }}
    >
      {/* Without JavaScript, Enter presses the first button of a form, which must not be one of the map's. */}
      <noscript>{import.meta.env.SSR && <button hidden>{details.save}</button>}</noscript>
      <DetailField {...field("name")} label={details.name} required />
      <DetailField {...field("secondName")} label={itemForm.secondName} />
      <DetailField {...field("description")} label={details.description} />
      <DetailField {...field("foodType")} label={details.foodType} hint={details.foodTypeHint} />
      <CategoriesField value={fieldOf(filled, "categories") ?? ""} problemAt={problemAt} />
      <PictureFields
        shop={shop}
        typed={filled}
        chosen={picture}
        problem={problemAt("image") ?? pictureProblemAt("image")}
      />
      <DetailField {...field("phoneNumber")} label={details.phoneNumber} inputMode="tel" />
      <DetailField {...field("address")} label={details.address} autoComplete="street-address" />
      <PlaceFields typed={filled} problemAt={problemAt} isShown={isShown} placed={placed} />
      <Choice label={details.nearby} name="isListedNearby" typed={filled}>
        <option value="yes">{itemForm.yes}</option>
        <option value="no">{itemForm.no}</option>
      </Choice>
      <HoursFields isShown={isShown} typed={filled} problemAt={problemAt} />
      <DetailField {...field("fssaiNumber")} label={details.fssaiNumber} inputMode="numeric" />
      <Choice label={details.gst} name="includesGst" typed={filled}>
        <option value="">{details.gstUnsaid}</option>
        <option value="yes">{itemForm.yes}</option>
        <option value="no">{itemForm.no}</option>
      </Choice>
      <FooterRows typed={filled} />
      <WrongText id="shop-footer" text={footer} />
      <div className="actions">
        <DiscardKept form={form} onDiscard={picture.drop} />
        <button className="button primary">{details.save}</button>
      </div>
    </OperationForm>
  );
}

/** Sends the picture as a change of its own, after the texts, for which it gives the fields; false if none were edited. */
function useSending(picture: ShopPicture): (sent: Fields) => Fields | false {
  const { submit } = useEditor();
  return (sent) => {
    const texts = sent.filter(([name]) => name !== "withoutPicture");
    // Beside what is wrong it stays in the form, to be sent with the next try.
    if (!readOperation(texts).ok) return texts;
    const isLeaving = texts.length < sent.length;
    if (isLeaving) queueMicrotask(() => submit([["operation", "remove-shop-image"]]));
    return (picture.send() || isLeaving) && !hasEdits(texts) ? false : texts;
  };
}

/** What is wrong may be far above the button that was pressed. */
function useFocusOnWrong(failed: FailedChange | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const failure = failed?.failure;
  useEffect(() => {
    if (failure?.reason !== "invalid-input") return;
    if (!form.current?.contains(document.activeElement)) return;
    form.current.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);
  return form;
}
