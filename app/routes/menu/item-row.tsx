import type { ReactNode } from "react";
import type { Item } from "#app/domain/menus/menus.ts";
import { formatRupees, shownPrices, type ShownPrice } from "#app/domain/menus/prices.ts";
import type { SoldOut } from "#app/domain/menus/sold-out.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { FoodMark } from "./food-mark.tsx";

/** So many prices stand in the column; more go below the name. */
const MOST_IN_COLUMN = 3;

/** With sizes the row opens to show them. Its parts are functions, as components would slow down hundreds of rows. */
export function ItemRow({ item, soldOut }: { item: Item; soldOut: SoldOut }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  const prices = shownPrices(item);
  const sizeName = ({ name }: ShownPrice) => (
    <span lang={textLanguage(name ?? page.regular, language)}>{name ?? page.regular}</span>
  );
  const row = (
    <>
      {item.diet && <FoodMark diet={item.diet} />}
      {isPlain(item) && soldOut === "no" ? (
        nameOf(item, language)
      ) : (
        <About item={item} soldOut={soldOut} />
      )}
      {pricesOf(prices, sizeName)}
    </>
  );
  if (item.options.length === 0) {
    return <li className={soldOut === "no" ? "row" : "row out"}>{row}</li>;
  }
  return (
    <li className={soldOut === "no" ? undefined : "out"}>
      <details>
        <summary className="row">{row}</summary>
        <div className="sizes" role="radiogroup" aria-label={page.sizesOf({ item: item.name })}>
          {prices.map((price) => (
            <label key={price.name}>
              <input type="radio" name={`size-${item.id}`} />
              {sizeName(price)}
              {price.pricePaise > 0 && <b>{formatRupees(price.pricePaise)}</b>}
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}

function isPlain({ secondName, description, isFeatured, spicy }: Item): boolean {
  return secondName === "" && description === "" && !isFeatured && spicy === 0;
}

function nameOf({ name }: Item, language: Language) {
  return <span lang={textLanguage(name, language)}>{name}</span>;
}

/** Inline elements only: in a summary nothing else is allowed. */
function About({ item, soldOut }: { item: Item; soldOut: SoldOut }) {
  const { dish } = useMessages("ui");
  const language = useLanguage();
  const { secondName, description, isFeatured, spicy } = item;
  const heat = [undefined, dish.mild, dish.spicy, dish.hot][spicy];
  return (
    <span>
      {nameOf(item, language)}
      {secondName !== "" && <small lang={textLanguage(secondName, language)}>{secondName}</small>}
      {description !== "" && (
        <small lang={textLanguage(description, language)}>{description}</small>
      )}
      {(isFeatured || heat !== undefined || soldOut !== "no") && (
        <small className="flags">
          {soldOut !== "no" && (
            <em className="gone">{soldOut === "today" ? dish.soldOutToday : dish.soldOut}</em>
          )}
          {isFeatured && <em>{dish.featured}</em>}
          {heat !== undefined && <em className="hot">{heat}</em>}
        </small>
      )}
    </span>
  );
}

function pricesOf(prices: ShownPrice[], sizeName: (price: ShownPrice) => ReactNode) {
  const [first] = prices;
  if (first === undefined) return null;
  if (prices.length === 1 && first.name === undefined) {
    return <b>{formatRupees(first.pricePaise)}</b>;
  }
  const priced = prices.filter(({ pricePaise }) => pricePaise > 0);
  return (
    <span className={priced.length > MOST_IN_COLUMN ? "prices below" : "prices"}>
      {priced.map((price) => (
        <span key={price.name}>
          {sizeName(price)} <b>{formatRupees(price.pricePaise)}</b>
        </span>
      ))}
    </span>
  );
}
