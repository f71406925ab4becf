import type { Shop } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useReopenedPanel } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { PlacedForm } from "./placed-form.ts";
import { SHOP_DETAILS, ShopForm } from "./shop-form.tsx";

interface ShopDetailsProps {
  /** The shop with all changes applied. */
  shop: Shop;
  failed: FailedChange[];
  /** What the server found for a form without JavaScript. */
  placed: PlacedForm | undefined;
}

export function ShopDetails({ shop, failed, placed }: ShopDetailsProps) {
  const { details } = useMessages("editor");
  const { visit, isOpen, setOpen } = useReopenedPanel(SHOP_DETAILS, placed !== undefined);
  const failedForm = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-shop");
  const failedPicture = failed.findLast(
    ({ fields }) => fieldOf(fields, "operation") === "change-shop-image",
  );
  return (
    <>
      <details
        className="card shop-details"
        open={isOpen || failed.length > 0}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="fold">
          <h2>{details.title}</h2>
        </summary>
        <ShopForm
          key={visit}
          shop={shop}
          isShown={isOpen}
          failed={failedForm}
          failedPicture={failedPicture}
          placed={placed}
        />
      </details>
      {/* Outside, as the panel may be closed. */}
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
}
