import { MORNING } from "#app/domain/shops/hours.ts";
import { nextLocalTime } from "#app/domain/shops/local-time.ts";

/** What a shop can say of a dish: available, sold out today, or sold out until it says otherwise. */
export const SOLD_OUT = ["no", "today", "until-said"] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

/** The last moment that a Date can hold: such an item never comes back by itself. */
export const UNTIL_SAID = 8_640_000_000_000_000;

/** Until when an item is sold out, in milliseconds UTC; null if it is not. */
export function soldOutUntil(soldOut: SoldOut, now: number): number | null {
  if (soldOut === "no") return null;
  return soldOut === "today" ? nextLocalTime(now, MORNING) : UNTIL_SAID;
}

/** Whether and how an item is sold out at `now`. What was sold out yesterday is back. */
export function soldOutAt(item: { soldOutUntil: number | null }, now: number): SoldOut {
  if (item.soldOutUntil === null || item.soldOutUntil <= now) return "no";
  return item.soldOutUntil === UNTIL_SAID ? "until-said" : "today";
}
