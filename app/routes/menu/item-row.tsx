import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrices, type ShownPrice } from "#app/domain/menus/prices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { FoodMark } from "./food-mark.tsx";

/** So many prices stand in the column; more go below the name. */
const MOST_IN_COLUMN = 3;

/** One item. With sizes it opens to show them, and the chosen one stays marked. */
export function ItemRow({ item }: { item: Item }) {
  const prices = shownPrices(item);
  const row = (
    <>
      {item.diet && <FoodMark diet={item.diet} />}
      <About item={item} />
      <Prices prices={prices} />
    </>
  );
  if (item.options.length === 0) return <li className="row">{row}</li>;
  return (
    <li>
      <details>
        <summary className="row">{row}</summary>
        <Sizes item={item} prices={prices} />
      </details>
    </li>
  );
}

/** Inline elements only: in a summary nothing else is allowed. */
function About({ item }: { item: Item }) {
  const { dish } = useMessages("ui");
  const language = useLanguage();
  const { name, secondName, description, isFeatured, spicy } = item;
  const heat = [undefined, dish.mild, dish.spicy, dish.hot][spicy];
  return (
    <span lang={textLanguage(name, language)}>
      {name}
      {secondName !== "" && <small lang={textLanguage(secondName, language)}>{secondName}</small>}
      {description !== "" && (
        <small lang={textLanguage(description, language)}>{description}</small>
      )}
      {(isFeatured || heat !== undefined) && (
        <small className="flags" lang={language}>
          {isFeatured && <em>{dish.featured}</em>}
          {heat !== undefined && <em className="hot">{heat}</em>}
        </small>
      )}
    </span>
  );
}

function Prices({ prices }: { prices: ShownPrice[] }) {
  const [first] = prices;
  if (first === undefined) return null;
  if (prices.length === 1 && first.name === undefined)
    return <b>{formatRupees(first.pricePaise)}</b>;
  const priced = prices.filter(({ pricePaise }) => pricePaise > 0);
  return (
    <span className={priced.length > MOST_IN_COLUMN ? "prices below" : "prices"}>
      {priced.map((price) => (
        <span key={price.name}>
          <SizeName price={price} /> <b>{formatRupees(price.pricePaise)}</b>
        </span>
      ))}
    </span>
  );
}

/** The shop's word for a size, or ours for the item's own price. */
function SizeName({ price }: { price: ShownPrice }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const { name } = price;
  if (name === undefined) return <span>{page.regular}</span>;
  return <span lang={textLanguage(name, language)}>{name}</span>;
}

function Sizes({ item, prices }: { item: Item; prices: ShownPrice[] }) {
  const { page } = useMessages("menu");
  return (
    <div className="sizes" role="radiogroup" aria-label={page.sizesOf({ item: item.name })}>
      {prices.map((price) => (
        <label key={price.name}>
          <input type="radio" name={`size-${item.id}`} />
          <SizeName price={price} />
          {price.pricePaise > 0 && <b>{formatRupees(price.pricePaise)}</b>}
        </label>
      ))}
    </div>
  );
}
