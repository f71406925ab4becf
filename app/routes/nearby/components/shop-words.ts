import type { BoardDish } from "#app/domain/menus/board.ts";
import { formatRupees } from "#app/domain/menus/prices.ts";
import { localDate, localTime } from "#app/domain/shops/local-time.ts";
import type { OpenState } from "#app/domain/shops/hours.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import type { Language } from "#app/messages/languages.ts";
import { timeOfDay } from "#app/messages/served-times.ts";

type ShopMessages = Messages<Catalogue["nearby"]>["shops"];

/** "Open till 10 pm", "Opens at 8 am", "Closed"; empty where a shop gives no hours, or they have changed since. */
export function openText(
  open: OpenState | undefined,
  now: number,
  { shops, language }: { shops: ShopMessages; language: Language },
): string {
  const isOpen = isOpenAt(open, now);
  if (!open || isOpen === undefined) return "";
  const { until } = open;
  if (until === undefined) return isOpen ? shops.open : shops.closed;
  const time = timeOfDay(localTime(until).minute, language);
  if (isOpen) return shops.openTill({ time });
  return localDate(until) === localDate(now) ? shops.opensAt({ time }) : shops.closed;
}

/** Whether a shop is open; undefined if it gives no hours, or they have changed since the page was loaded. */
export function isOpenAt(open: OpenState | undefined, now: number): boolean | undefined {
  return open?.until !== undefined && open.until <= now ? undefined : open?.isOpen;
}

/** How far a shop is: "400 m", "1.2 km". */
export function distanceText(km: number, shops: ShopMessages): string {
  return km < 1
    ? shops.metres({ metres: Math.max(1, Math.round(km * 10)) * 100 })
    : shops.km({ km });
}

/** What a dish costs, and from when it is there: "₹40" and "from 5 pm"; each empty where nothing is said. */
export function priceText(
  { pricePaise, from }: BoardDish,
  { shops, language }: { shops: ShopMessages; language: Language },
): { price: string; time: string } {
  return {
    price: pricePaise > 0 ? formatRupees(pricePaise) : "",
    time: from === null ? "" : shops.from({ time: timeOfDay(from, language) }),
  };
}
