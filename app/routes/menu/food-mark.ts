import type { Diet } from "#app/domain/menus/diet.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { html, type Html } from "#app/ui/html.ts";
import type { MenuTexts } from "./menu-texts.ts";

// The marks of India's food labels (https://www.fssai.gov.in, Labelling and Display Regulations 2020); eggs count as
// non-vegetarian. Drawn rather than coloured in, so that they print without backgrounds and differ without colour.
const SHAPES: Record<Diet, Html> = {
  veg: html`<circle cx="8" cy="8" r="3.6"/>`,
  nonveg: html`<path d="M8 3.4 12.8 12H3.2z"/>`,
  egg: html`<path fill-rule="evenodd" d="M8 2.8 13.4 12.4H2.6zM8 6.6c-1 0-1.8 1.5-1.8 2.7a1.8 1.8 0 0 0 3.6 0C9.8 8.1 9 6.6 8 6.6z"/>`,
};

/** The marks that the dishes of a menu have, each once. */
export function marksOf({ sections }: Menu): Diet[] {
  const all = sections.flatMap(({ items }) => items.map(({ diet }) => diet));
  return [...new Set(all)].filter((diet) => diet !== null);
}

/** The shapes that the marks refer to. */
export function markShapes(marks: Diet[]): Html | false {
  return marks.length > 0 && html`<svg class="shapes">${marks.map(shapeOf)}</svg>`;
}

function shapeOf(diet: Diet): Html {
  return html`
    <symbol id="m-${diet}" viewBox="0 0 16 16">
      <rect x="1" y="1" width="14" height="14" rx="2" fill="none" stroke="currentcolor" stroke-width="1.6"/>
      ${SHAPES[diet]}
    </symbol>
  `;
}

/** The mark of a dish. Never guessed from a name or from the shop: a wrong green dot is worse than none. */
export function foodMark(diet: Diet, texts: MenuTexts): Html {
  return html`<svg class="food-mark food-${diet}" role="img" aria-label="${texts.ui.dish[diet]}"><use href="#m-${diet}"/></svg>`;
}
