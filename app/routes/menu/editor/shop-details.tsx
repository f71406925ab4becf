import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { shopSeen } from "./edited-fields.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { fieldOf } from "./fields.ts";
import { FooterRows } from "./footer-rows.tsx";
import { HoursForm } from "./hours-form.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { Choice } from "./labelled.tsx";
import { OperationForm } from "./operation-form.tsx";
import type { OperationName } from "./operations.ts";
import { ShopImage } from "./shop-image.tsx";
import { useWholeForm } from "./use-whole-form.ts";

interface ShopDetailsProps {
  /** The shop with all changes applied. */
  shop: Shop;
  failed: FailedChange[];
}

export function ShopDetails({ shop, failed }: ShopDetailsProps) {
  const { details } = useMessages("editor");
  const [isOpen, setOpen] = useState(false);
  const failedIn = (operation: OperationName) =>
    failed.findLast(({ fields }) => fieldOf(fields, "operation") === operation);
  return (
    <>
      <details
        className="card shop-details"
        open={isOpen || failed.length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <h2>{details.title}</h2>
        </summary>
        <DetailsForm shop={shop} failed={failedIn("edit-shop")} />
        <HoursForm shop={shop} failed={failedIn("edit-shop-hours")} />
        <ShopImage shop={shop} />
      </details>
      {/* Outside, as the panel may be closed. */}
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
}

function DetailsForm({ shop, failed }: { shop: Shop; failed: FailedChange | undefined }) {
  const { details, itemForm } = useMessages("editor");
  const { drawn, filled: typed, hidden, onType, onSend } = useWholeForm(shopSeen(shop), failed);
  const value = (name: string) => fieldOf(typed, name);
  return (
    <OperationForm
      key={drawn}
      className="details-form"
      onInput={onType}
      operation="edit-shop"
      fields={hidden}
      replaces={failed?.id}
      onSend={onSend}
    >
      <DetailField name="name" label={details.name} value={value("name")} required />
      <DetailField
        name="secondName"
        label={itemForm.secondName}
        value={value("secondName")}
        maxLength={menuLimits.nameLength}
      />
      <DetailField name="description" label={details.description} value={value("description")} />
      <CoverChoice chosen={value("cover") ?? ""} />
      <DetailField
        name="phoneNumber"
        label={details.phoneNumber}
        value={value("phoneNumber")}
        maxLength={menuLimits.phoneLength}
        inputMode="tel"
      />
      <DetailField
        name="foodType"
        label={details.foodType}
        hint={details.foodTypeHint}
        value={value("foodType")}
      />
      <DetailField
        name="address"
        label={details.address}
        value={value("address")}
        autoComplete="street-address"
      />
      <DetailField
        name="fssaiNumber"
        label={details.fssaiNumber}
        value={value("fssaiNumber")}
        maxLength={menuLimits.numberLength}
        inputMode="numeric"
      />
      <Choice label={details.gst} name="includesGst" typed={typed}>
        <option value="">{details.gstUnsaid}</option>
        <option value="yes">{itemForm.yes}</option>
        <option value="no">{itemForm.no}</option>
      </Choice>
      <CategoriesField value={value("categories")} />
      <FooterRows typed={typed} />
      <div className="actions">
        <button className="button primary">{details.save}</button>
      </div>
    </OperationForm>
  );
}

function CategoriesField({ value }: { value: string | undefined }) {
  const { details } = useMessages("editor");
  return (
    <div className="field">
      <label htmlFor="shop-categories">{details.categories}</label>
      <small id="shop-categories-hint">{details.categoriesHint}</small>
      <textarea
        id="shop-categories"
        name="categories"
        defaultValue={value}
        rows={3}
        maxLength={menuLimits.categories * (menuLimits.nameLength + 1)}
        aria-describedby="shop-categories-hint"
        autoComplete="off"
      />
    </div>
  );
}

interface DetailFieldProps extends React.ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
}

function DetailField({ name, label, hint, value, ...props }: DetailFieldProps) {
  const id = `shop-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        name={name}
        defaultValue={value}
        maxLength={name === "name" ? menuLimits.nameLength : menuLimits.textLength}
        aria-describedby={hint && `${id}-hint`}
        autoComplete="off"
        {...props}
      />
    </div>
  );
}
