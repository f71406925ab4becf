import { localTime, MINUTES_A_DAY, nextLocalTime } from "#app/domain/shops/local-time.ts";
import { soldOutAt } from "./sold-out.ts";
import type { Menu, Section } from "./menus.ts";

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

/** The next moment after `now` at which the menu may read differently, in milliseconds UTC; undefined for never. */
function nextChange({ sections }: Menu, now: number): number | undefined {
  const moments = sections.flatMap((section) => [
    ...boundariesOf(section).map((minute) => nextLocalTime(now, minute % MINUTES_A_DAY)),
    ...section.items.flatMap((item) =>
      soldOutAt(item, now) === "today" ? [item.soldOutUntil ?? 0] : [],
    ),
  ]);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** In minutes since midnight. */
function boundariesOf({ servedFrom, servedTo, servedDays }: Served): number[] {
  if (servedFrom !== null && servedTo !== null) return [servedFrom, servedTo];
  return servedDays.length > 0 ? [0] : [];
}
