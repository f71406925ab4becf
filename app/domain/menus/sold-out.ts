import { nextLocalTime } from "#app/domain/shops/local-time.ts";

/** What a shop can say of a dish: available, sold out today, or sold out until it says otherwise. */
export const SOLD_OUT = ["no", "today", "until-said"] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

/** The last moment that a Date can hold: such an item never comes back by itself. */
export const UNTIL_SAID = 8_640_000_000_000_000;

/** What is sold out today is back at 4 in the morning, in minutes since midnight. */
const BACK_AT = 4 * 60;

/** Until when an item is sold out, in milliseconds UTC; null if it is not. */
export function soldOutUntil(soldOut: SoldOut, now: number): number | null {
  if (soldOut === "no") return null;
  return soldOut === "today" ? nextLocalTime(now, BACK_AT) : UNTIL_SAID;
}

/** Whether and how an item is sold out at `now`. What was sold out yesterday is back. */
export function soldOutAt(item: { soldOutUntil: number | null }, now: number): SoldOut {
  if (item.soldOutUntil === null || item.soldOutUntil <= now) return "no";
  return item.soldOutUntil === UNTIL_SAID ? "until-said" : "today";
}
