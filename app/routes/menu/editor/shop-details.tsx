import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { FooterRows } from "./footer-rows.tsx";
import { OperationForm } from "./operation-form.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import { ShopImage } from "./shop-image.tsx";
import { useDetailsForm } from "./use-details-form.ts";

/** The panel with what the shop says of itself: its name, how to reach it, its footer, its picture. */
export function ShopDetails({ shop, failed }: { shop: Shop; failed: FailedChange[] }) {
  const [isOpen, setOpen] = useState(false);
  const failedEdit = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-shop");
  return (
    <details
      className="card shop-details"
      open={isOpen || failed.length > 0}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>Shop details</h2>
      </summary>
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
      <DetailsForm shop={shop} failed={failedEdit} />
      <ShopImage shop={shop} />
    </details>
  );
}

interface DetailsFormProps {
  shop: Shop;
  /** An edit that failed. */
  failed: FailedChange | undefined;
}

function DetailsForm({ shop, failed }: DetailsFormProps) {
  const { drawn, revision, onType, onSend } = useDetailsForm(shop, failed);
  // A plain form comes back with what was typed; a page that lives on has it in its fields still.
  const [first] = useState(failed?.again);
  const typed = drawn === 0 && first ? first : fieldsOf(shop);
  const value = (name: string) => fieldOf(typed, name);
  return (
    <OperationForm
      key={drawn}
      className="details-form"
      onInput={onType}
      operation="edit-shop"
      fields={[["revision", String(revision)]]}
      replaces={failed?.id}
      onSend={onSend}
    >
      <TextField name="name" label="Shop name" value={value("name")} required />
      <TextField name="description" label="Description" value={value("description")} />
      <TextField
        name="phoneNumber"
        label="Phone number"
        value={value("phoneNumber")}
        maxLength={menuLimits.phoneLength}
        inputMode="tel"
      />
      <TextField
        name="foodType"
        label="Food type"
        hint="For instance: Pure veg"
        value={value("foodType")}
      />
      <TextField
        name="categories"
        label="Categories"
        hint="Separated by commas"
        value={value("categories")}
        maxLength={1_000}
      />
      <FooterRows typed={typed} />
      <div className="actions">
        <button className="button primary">Save details</button>
      </div>
    </OperationForm>
  );
}

interface TextFieldProps extends React.ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: string;
  value: string | undefined;
}

function TextField({ name, label, hint, value, ...props }: TextFieldProps) {
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

/** What the shop says of itself as the form's fields have it. */
function fieldsOf(shop: Shop): Fields {
  return [
    ["name", shop.name],
    ["description", shop.description],
    ["phoneNumber", shop.phoneNumber],
    ["foodType", shop.foodType],
    ["categories", shop.categories.join(", ")],
    ...shop.footer.flatMap(({ label, text }): Fields => [
      ["footerLabel", label],
      ["footerText", text],
    ]),
  ];
}
