import { localTime, nextLocalTime } from "#app/domain/shops/local-time.ts";
import type { Hours } from "#app/db/shop-columns.ts";
import { backAt, endOfDay, openAt } from "#app/domain/shops/hours.ts";
import { soldOutAt, UNTIL_SAID } from "./sold-out.ts";
import type { Item, Menu, Section, Shop } from "./menus.ts";

type Served = Pick<Section, "servedFrom" | "servedTo" | "servedDays">;

/** Whether a section is served at `now`. Times that go past midnight belong to the day on which they begin. */
export function isServed({ servedFrom, servedTo, servedDays }: Served, now: number): boolean {
  const { weekday, minute } = localTime(now);
  const isDay = (day: number) => servedDays.length === 0 || servedDays.includes(day);
  if (servedFrom === null || servedTo === null) return isDay(weekday);
  if (servedFrom < servedTo) return isDay(weekday) && minute >= servedFrom && minute < servedTo;
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return (minute >= servedFrom && isDay(weekday)) || (minute < servedTo && isDay(yesterday));
}

/** Which menu a page shows at `now`, and until when that is true, in milliseconds UTC; without an end if always. */
export function shownAt(menu: Menu, now: number): { revision: number; until: number | undefined } {
  return { revision: menu.shop.revision, until: nextChange(menu, now) };
}

/** A dish that is sold out today is back as its shop opens, where it says when. */
export function withBackTimes(menu: Menu): Menu {
  const { hours } = menu.shop;
  if (!hours) return menu;
  return {
    ...menu,
    sections: menu.sections.map((section) => sectionWithBackTimes(section, hours)),
  };
}

/** A section with the times at which its dishes are back; the same object if none is sold out for a day. */
export function sectionWithBackTimes(section: Section, hours: Hours): Section {
  if (!section.items.some(isOutForADay)) return section;
  return { ...section, items: section.items.map((item) => withBackTime(item, hours)) };
}

/** An item with the time at which it is back; the same object if it is not sold out for a day. */
export function withBackTime(item: Item, hours: Hours | null): Item {
  if (!isOutForADay(item)) return item;
  return { ...item, soldOutUntil: backAt(hours, item.soldOutUntil ?? 0) };
}

/** Whether an item was marked as sold out for a day, which may be over. */
export function isOutForADay({ soldOutUntil }: Item): boolean {
  return soldOutUntil !== null && soldOutUntil !== UNTIL_SAID;
}

/** The next moment after `now` at which the menu may read differently, in milliseconds UTC; undefined for never. */
function nextChange({ shop, sections }: Menu, now: number): number | undefined {
  const moments = momentsOf(shop, now);
  const ofSections = sections.flatMap((section) => [
    ...boundariesOf(section).map((minute) => nextLocalTime(now, minute)),
    // At midnight “back tomorrow” becomes “back today”.
    ...section.items.flatMap((item) =>
      soldOutAt(item, now) === "today" ? [item.soldOutUntil ?? 0, nextLocalTime(now, 0)] : [],
    ),
  ]);
  const all = [...moments, ...ofSections];
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** Whether a shop opens today, tomorrow or later is said in another word after midnight. */
function momentsOf({ hours, board }: Shop, now: number): number[] {
  const opens = hours ? [openAt(hours, now).until ?? Infinity, nextLocalTime(now, 0)] : [];
  const wiped = board ? endOfDay(hours, board.setAt) : now;
  return [...opens, ...(wiped > now ? [wiped] : [])];
}

/** In minutes since midnight. */
function boundariesOf({ servedFrom, servedTo, servedDays }: Served): number[] {
  if (servedFrom !== null && servedTo !== null) return [servedFrom, servedTo];
  return servedDays.length > 0 ? [0] : [];
}
