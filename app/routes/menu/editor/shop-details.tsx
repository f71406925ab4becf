import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { FooterRows } from "./footer-rows.tsx";
import { OperationForm } from "./operation-form.tsx";
import { fieldOf, type Fields } from "./fields.ts";
import { ShopImage } from "./shop-image.tsx";

/** The panel with what the shop says of itself: its name, how to reach it, its footer, its picture. */
export function ShopDetails({ shop, failed }: { shop: Shop; failed: FailedChange[] }) {
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const failedEdit = failed.find(({ fields }) => fieldOf(fields, "operation") === "edit-shop");
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
      <DetailsForm
        // Drawn anew when it was sent or came back, and not when the menu comes: somebody may be typing.
        key={`${sent} ${failedEdit?.id}`}
        shop={shop}
        failed={failedEdit}
        onSend={() => setSent(sent + 1)}
      />
      <ShopImage shop={shop} />
    </details>
  );
}

interface DetailsFormProps {
  shop: Shop;
  /** An edit that failed: what was typed then is typed again. */
  failed: FailedChange | undefined;
  onSend: () => void;
}

function DetailsForm({ shop, failed, onSend }: DetailsFormProps) {
  const typed = failed?.again ?? fieldsOf(shop);
  const [revision] = useState(fieldOf(typed, "revision") ?? String(shop.detailsRevision));
  const value = (name: string) => fieldOf(typed, name);
  return (
    <OperationForm
      className="details-form"
      operation="edit-shop"
      fields={[["revision", revision]]}
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
