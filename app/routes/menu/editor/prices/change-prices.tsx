import { startTransition, useState } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { useReopening } from "#app/routes/menu/editor/forms/use-kept-form.ts";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { PricesDialog } from "#app/routes/menu/editor/later/parts-later.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** Opens where many prices are changed at once; nothing while the menu has no items. */
export function ChangePrices({ sections }: { sections: Section[] }) {
  const { prices } = useMessages("bulk");
  const [isOpen, setOpen] = useState(false);
  useReopening("prices", setOpen);
  // Step by step, as the chips of a long menu take their time.
  const open = () => startTransition(() => setOpen(true));
  if (sections.every(({ items }) => items.length === 0)) return null;
  return (
    <>
      <button className="change-prices needs-script" aria-label={prices.title} onClick={open}>
        <Icon name="percent" /> {prices.short}
      </button>
      {isOpen && (
        <PricesDialog
          sections={sections}
          returnTo=".change-prices"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
