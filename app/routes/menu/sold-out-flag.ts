import type { Item } from "#app/domain/menus/menus.ts";
import { soldOutAt } from "#app/domain/menus/sold-out.ts";
import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";
import { weekdayName } from "#app/messages/weekdays.ts";
import { html, type Html } from "#app/ui/html.ts";
import type { MenuTexts } from "./menu-texts.ts";

/**
 * Says that a dish is sold out at `now`, and on which day it is back, where that is known; nothing of one that can be had.
 */
export function soldOutFlag(item: Item, now: number, texts: MenuTexts): Html | false {
  const soldOut = soldOutAt(item, now);
  if (soldOut === "no") return false;
  // Paper, which lasts longer than a day, tells the two apart.
  return soldOut === "today"
    ? html`<em class="gone for-today">${backText(item.soldOutUntil ?? now, now, texts)}</em>`
    : html`<em class="gone">${texts.ui.dish.soldOut}</em>`;
}

function backText(back: number, now: number, { menu, language }: MenuTexts): string {
  const { backToday, backTomorrow, backOn } = menu.page;
  const date = localDate(back);
  if (date === localDate(now)) return backToday;
  if (date === localDate(now + DAY_MS)) return backTomorrow;
  return backOn({ day: weekdayName(localTime(back).weekday, language) });
}
