import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrice } from "#app/domain/menus/prices.ts";
import { useMessages } from "#app/ui/messages.tsx";
import { Opener } from "./opener.tsx";

/** The price of an item, which leads straight to where it is changed; nothing where it has none. */
export function PriceButton({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const { items } = useMessages("editor");
  const shown = shownPrice(item);
  if (!shown) return null;
  const price = formatRupees(shown.pricePaise);
  return (
    <Opener
      className="item-price"
      part={`price-item-${item.id}`}
      // To the field itself: where the address names another element, a browser ignores autofocus.
      at={`#price-${item.id}`}
      aria-label={items.price({ name: item.name, price })}
      onOpen={onOpen}
    >
      {price}
    </Opener>
  );
}
