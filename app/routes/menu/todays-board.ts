import type { BoardDish } from "#app/domain/menus/board.ts";
import { suggestDrawing } from "#app/domain/menus/dish-drawings.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { timeOfDay } from "#app/messages/served-times.ts";
import { html, type Html } from "#app/ui/html.ts";
import { dishDrawing } from "#app/ui/drawings/drawings.ts";
import { langOf, type MenuTexts } from "./menu-texts.ts";

/** The chalkboard with what a shop has today. On a phone it scrolls sideways, also by the keyboard. */
export function todaysBoard(dishes: BoardDish[], texts: MenuTexts): Html {
  const { page } = texts.menu;
  return html`
    <aside id="today" class="chalkboard" aria-label="${page.today}">
      <h2><span>${page.today}</span></h2>
      <ul tabindex="0">${dishes.map((dish) => boardDish(dish, texts))}</ul>
    </aside>
  `;
}

function boardDish({ name, word, pricePaise, from }: BoardDish, texts: MenuTexts): Html {
  const { dish } = texts.ui;
  const drawing = suggestDrawing(name);
  const time = from !== null && texts.menu.page.from({ time: timeOfDay(from, texts.language) });
  return html`
    <li>
      ${drawing !== undefined && html`<svg aria-hidden="true"><use href="${dishDrawing(drawing)}"/></svg>`}
      <p>
        <small>${dish.boardWords[word]}</small>
        <span${langOf(name, texts)}>${name}</span>
        <small>${pricePaise > 0 && html`<b>${formatRupees(pricePaise)}</b> `}${time}</small>
      </p>
    </li>
  `;
}
