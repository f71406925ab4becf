import type { Shop } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { CoverChoice } from "./cover-choice.tsx";
import { shopSeen } from "./edited-fields.ts";
import { fieldOf } from "./fields.ts";
import { DiscardKept } from "./discard-kept.tsx";
import { FooterRows } from "./footer-rows.tsx";
import { HoursFields } from "./hours/hours-fields.tsx";
import { Choice } from "./labelled.tsx";
import { OperationForm } from "./operation-form.tsx";
import { CategoriesField, DetailField, WrongText } from "./shop-fields.tsx";
import { useProblems } from "./shop-problems.ts";
import { useWholeForm } from "./use-whole-form.ts";

/** The form among the parts of the editor. */
export const SHOP_DETAILS = "shop-details";

interface ShopFormProps {
  shop: Shop;
  isShown: boolean;
  failed: FailedChange | undefined;
}

/** All texts of a shop and its hours, saved together. */
export function ShopForm({ shop, isShown, failed }: ShopFormProps) {
  const { details, itemForm } = useMessages("editor");
  const form = useWholeForm(SHOP_DETAILS, shopSeen(shop), failed);
  const { drawn, filled, hidden, kept, onType, onSend } = form;
  const problemAt = useProblems(failed);
  const field = (name: string) => ({ name, value: fieldOf(filled, name), problemAt });
  const footer = ["footer", "label", "text"].map(problemAt).find(Boolean);
  return (
    <OperationForm
      key={drawn}
      className="details-form"
      onInput={onType}
      operation="edit-shop"
      fields={hidden}
      replaces={failed?.id}
      kept={kept}
      onSend={onSend}
    >
      <DetailField {...field("name")} label={details.name} required />
      <DetailField
        {...field("secondName")}
        label={itemForm.secondName}
        maxLength={menuLimits.nameLength}
      />
      <DetailField {...field("description")} label={details.description} />
      <CoverChoice chosen={fieldOf(filled, "cover") ?? ""} />
      <DetailField
        {...field("phoneNumber")}
        label={details.phoneNumber}
        maxLength={menuLimits.phoneLength}
        inputMode="tel"
      />
      <DetailField {...field("foodType")} label={details.foodType} hint={details.foodTypeHint} />
      <DetailField {...field("address")} label={details.address} autoComplete="street-address" />
      <DetailField
        {...field("fssaiNumber")}
        label={details.fssaiNumber}
        maxLength={menuLimits.numberLength}
        inputMode="numeric"
      />
      <Choice label={details.gst} name="includesGst" typed={filled}>
        <option value="">{details.gstUnsaid}</option>
        <option value="yes">{itemForm.yes}</option>
        <option value="no">{itemForm.no}</option>
      </Choice>
      <CategoriesField value={fieldOf(filled, "categories") ?? ""} problemAt={problemAt} />
      <HoursFields isShown={isShown} typed={filled} problemAt={problemAt} />
      <FooterRows typed={filled} />
      <WrongText id="shop-footer" text={footer} />
      <div className="actions">
        <DiscardKept form={form} />
        <button className="button primary">{details.save}</button>
      </div>
    </OperationForm>
  );
}
