import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { Opener } from "#app/routes/menu/editor/forms/opener.tsx";
import { useMessages } from "#app/ui/messages.tsx";

/** The prices of an item, which lead straight to where they are changed; nothing where it has none. */
export function PriceButton({ item, onOpen }: { item: Item; onOpen: () => void }) {
  const { items } = useMessages("editor");
  const prices = pricesOf(item);
  if (prices.length === 0) return null;
  return (
    <Opener
      className="item-price"
      part={`price-item-${item.id}`}
      // To the field itself: where the address names another element, a browser ignores autofocus.
      at={`#price-${item.id}`}
      aria-label={items.price({ name: item.name, price: prices.join(", ") })}
      onOpen={onOpen}
    >
      {prices.length === 1 ? prices[0] : prices.map((price) => <span key={price}>{price}</span>)}
    </Opener>
  );
}

/** At most two have room in a row; of more, the lowest and the highest are shown. */
function pricesOf(item: Item): string[] {
  const paise = shownPrices(item)
    .map(({ pricePaise }) => pricePaise)
    .filter((price) => price > 0);
  const shown =
    paise.length > 2
      ? [`${formatRupees(Math.min(...paise))}–`, formatRupees(Math.max(...paise))]
      : paise.map(formatRupees);
  return [...new Set(shown)];
}
