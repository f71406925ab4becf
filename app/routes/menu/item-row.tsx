import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrice } from "#app/domain/menus/prices.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** One item. With sizes it opens to show them, and the chosen one stays marked. */
export function ItemRow({ item }: { item: Item }) {
  const row = (
    <>
      <FoodMark item={item} />
      <span lang={textLanguage(item.name)}>{item.name}</span>
      <Price item={item} />
    </>
  );
  if (item.options.length === 0) return <li className="row">{row}</li>;
  return (
    <li>
      <details>
        <summary className="row">{row}</summary>
        <div className="sizes" role="radiogroup" aria-label={`${item.name}: sizes`}>
          {item.options.map((option) => (
            <label key={option.name}>
              <input type="radio" name={`size-${item.id}`} />
              <span lang={textLanguage(option.name)}>{option.name}</span>
              {option.pricePaise > 0 && <b>{formatRupees(option.pricePaise)}</b>}
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}

function Price({ item }: { item: Item }) {
  const price = shownPrice(item);
  if (!price) return null;
  return (
    <b>
      {price.isStarting && <small>from </small>}
      {formatRupees(price.pricePaise)}
    </b>
  );
}

/** Never guessed from a name or from the shop: for many diners a wrong green dot is worse than none. */
function FoodMark({ item }: { item: Item }) {
  const mark = item.metadata["food_type"];
  if (mark === "veg") return <i className="veg" role="img" aria-label="Veg" />;
  if (mark === "non-veg") return <i className="non-veg" role="img" aria-label="Non-veg" />;
  return null;
}
