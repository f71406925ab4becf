import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrice } from "#app/domain/menus/prices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** One item. With sizes it opens to show them, and the chosen one stays marked. */
export function ItemRow({ item }: { item: Item }) {
  const language = useLanguage();
  const row = (
    <>
      <FoodMark item={item} />
      <span lang={textLanguage(item.name, language)}>{item.name}</span>
      <Price item={item} />
    </>
  );
  if (item.options.length === 0) return <li className="row">{row}</li>;
  return (
    <li>
      <details>
        <summary className="row">{row}</summary>
        <Sizes item={item} />
      </details>
    </li>
  );
}

function Sizes({ item }: { item: Item }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <div className="sizes" role="radiogroup" aria-label={page.sizesOf({ item: item.name })}>
      {item.options.map((option) => (
        <label key={option.name}>
          <input type="radio" name={`size-${item.id}`} />
          <span lang={textLanguage(option.name, language)}>{option.name}</span>
          {option.pricePaise > 0 && <b>{formatRupees(option.pricePaise)}</b>}
        </label>
      ))}
    </div>
  );
}

function Price({ item }: { item: Item }) {
  const { page } = useMessages("menu");
  const shown = shownPrice(item);
  if (!shown) return null;
  const price = formatRupees(shown.pricePaise);
  return <b>{shown.isStarting ? rich(page.from({ price, small: <small /> })) : price}</b>;
}

/** Never guessed from a name or from the shop: for many diners a wrong green dot is worse than none. */
function FoodMark({ item }: { item: Item }) {
  const { page } = useMessages("menu");
  const mark = item.metadata["food_type"];
  if (mark === "veg") return <i className="veg" role="img" aria-label={page.veg} />;
  if (mark === "non-veg") return <i className="non-veg" role="img" aria-label={page.nonVeg} />;
  return null;
}
