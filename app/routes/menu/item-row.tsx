import { foodMark, type FoodMark } from "#app/domain/menus/food-mark.ts";
import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrice } from "#app/domain/menus/prices.ts";
import { textLanguage } from "#app/ui/text-language.ts";

/** One item of the menu; with sizes it opens to show them, and the one that is picked stays marked. */
export function ItemRow({ item }: { item: Item }) {
  const row = (
    <>
      <Mark mark={foodMark(item)} />
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
      {formatRupees(price.paise)}
    </b>
  );
}

const MARK_NAMES: Record<FoodMark, string> = { veg: "Veg", "non-veg": "Non-veg" };

function Mark({ mark }: { mark: FoodMark | undefined }) {
  return mark && <i className={mark} role="img" aria-label={MARK_NAMES[mark]} />;
}
