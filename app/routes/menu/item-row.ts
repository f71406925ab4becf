import type { Item } from "#app/domain/menus/menus.ts";
import { decimalRupees, formatRupees, shownPrices } from "#app/domain/menus/prices.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { html, type Html } from "#app/ui/html.ts";
import { foodMark } from "./food-mark.ts";
import { itemNutrition } from "./item-nutrition.ts";
import { itemPhoto } from "./item-photo.ts";
import { langOf, type MenuTexts } from "./menu-texts.ts";
import { soldOutFlag } from "./sold-out-flag.ts";

/** So many prices stand in the column; more go below the name. */
const MOST_IN_COLUMN = 3;

const AS_ITEM = html` itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"`;
const AS_OFFER = html` itemprop="offers" itemscope itemtype="https://schema.org/Offer"`;
/** For a size's name that is ours, not the shop's: “Regular”. */
const REGULAR = html` class="regular"`;
const SOLD_OUT = html`<link itemprop="availability" href="https://schema.org/SoldOut">`;
const VEG = html`<link itemprop="suitableForDiet" href="https://schema.org/VegetarianDiet">`;

/**
 * A dish of the menu as it is at `now`, which search engines read as https://schema.org/MenuItem. With sizes it opens to
 * show them.
 */
export function itemRow(item: Item, now: number, texts: MenuTexts): Html {
  const { diet, options } = item;
  const isOut = soldOutAt(item, now) !== "no";
  const row = html`
    ${diet !== null && foodMark(diet, texts)}
    ${aboutItem(item, now, texts)}
    ${diet === "veg" && VEG}
    ${pricesOf(item, isOut, texts)}
  `;
  const photo = itemPhoto(item, texts);
  const also = `${isOut ? " out" : ""}${photo ? " pic" : ""}`;
  if (options.length === 0) {
    return html`<li class="row${also}"${AS_ITEM}>${row}${photo}</li>`;
  }
  return html`
    <li${also !== "" && html` class="${also.trim()}"`}${AS_ITEM}>
      <details>
        <summary class="row">${row}</summary>
        ${sizesOf(item, texts)}
      </details>
      ${photo}
    </li>
  `;
}

/** Inline elements only: in a summary nothing else is allowed. */
function aboutItem(item: Item, now: number, texts: MenuTexts): Html {
  const { name, secondName, description } = item;
  const named = html`<span itemprop="name"${langOf(name, texts)}>${name}</span>`;
  const flags = flagsOf(item, now, texts);
  const nutrition = itemNutrition(item, texts);
  if (secondName === "" && description === "" && !flags && !nutrition) return named;
  return html`
    <span>
      ${named}
      ${secondName !== "" && html`<small itemprop="alternateName"${langOf(secondName, texts)}>${secondName}</small>`}
      ${description !== "" && html`<small itemprop="description"${langOf(description, texts)}>${description}</small>`}
      ${flags}
      ${nutrition}
    </span>
  `;
}

/** What is said of a dish in a word or two. “Egg” is its mark in words, which readers have heard by then. */
function flagsOf(item: Item, now: number, texts: MenuTexts): Html | false {
  const dish = texts.ui.dish;
  const heat = [undefined, dish.mild, dish.spicy, dish.hot][item.spicy];
  const flags = [
    item.diet === "egg" && html`<span aria-hidden="true">${dish.egg}</span>`,
    soldOutFlag(item, now, texts),
    item.isFeatured && html`<em>${dish.featured}</em>`,
    heat !== undefined && html`<em class="hot">${heat}</em>`,
  ].filter((flag) => flag !== false);
  return flags.length > 0 && html`<small class="flags">${flags}</small>`;
}

/** Whether a dish has more prices than stand in the column: many-sizes.css is for them. */
export function hasManySizes(item: Item): boolean {
  return pricesIn(item).length > MOST_IN_COLUMN;
}

const pricesIn = (item: Item) => shownPrices(item).filter(({ pricePaise }) => pricePaise > 0);

function pricesOf(item: Item, isOut: boolean, texts: MenuTexts): Html | false {
  const prices = pricesIn(item);
  const [first] = prices;
  if (first === undefined) return false;
  if (item.options.length === 0) {
    return html`<b${AS_OFFER}>${priceOf(first.pricePaise)}${isOut && SOLD_OUT}</b>`;
  }
  const offers = prices.map(({ name = texts.menu.page.regular, pricePaise }) => {
    const size = html`<span itemprop="name"${langOf(name, texts)}>${name}</span>`;
    return html`<span${AS_OFFER}>${size} <b>${priceOf(pricePaise)}</b>${isOut && SOLD_OUT}</span>`;
  });
  return html`<span class="${prices.length > MOST_IN_COLUMN ? "prices below" : "prices"}">${offers}</span>`;
}

/** Search engines want a plain number, which most shown prices are: “₹40”, but not “₹1,200”. */
function priceOf(paise: number): Html {
  const number = decimalRupees(paise);
  const shown = formatRupees(paise);
  return shown === `₹${number}`
    ? html`₹<span itemprop="price">${number}</span>`
    : html`<data itemprop="price" value="${number}">${shown}</data>`;
}

function sizesOf(item: Item, texts: MenuTexts): Html {
  const choices = shownPrices(item).map(({ name: given, pricePaise }) => {
    const name = given ?? texts.menu.page.regular;
    return html`
      <label${given === undefined && REGULAR}>
        <input type="radio" name="size-${item.id}">
        <span${langOf(name, texts)}>${name}</span>
        ${pricePaise > 0 && html`<b>${formatRupees(pricePaise)}</b>`}
      </label>
    `;
  });
  const label = texts.menu.page.sizesOf({ item: item.name });
  return html`<div class="sizes" role="radiogroup" aria-label="${label}">${choices}</div>`;
}
