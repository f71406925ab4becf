import { useState } from "react";
import type { Shop } from "#app/domain/menus/menus.ts";
import { useMessages } from "#app/ui/messages.tsx";
import type { FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { fieldOf } from "./fields.ts";
import { ShopForm } from "./shop-form.tsx";
import { ShopImage } from "./shop-image.tsx";

interface ShopDetailsProps {
  /** The shop with all changes applied. */
  shop: Shop;
  failed: FailedChange[];
}

export function ShopDetails({ shop, failed }: ShopDetailsProps) {
  const { details } = useMessages("editor");
  const [isOpen, setOpen] = useState(false);
  const failedForm = failed.findLast(({ fields }) => fieldOf(fields, "operation") === "edit-shop");
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
        <ShopImage shop={shop} />
        <ShopForm shop={shop} isShown={isOpen} failed={failedForm} />
      </details>
      {/* Outside, as the panel may be closed. */}
      {failed.map((change) => (
        <FailureNotice key={change.id} change={change} />
      ))}
    </>
  );
}
