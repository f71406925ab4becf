import type { Hours } from "#app/db/shop-columns.ts";
import { endOfWorkingDay } from "#app/domain/shops/hours.ts";

/** What a shop can say of a dish: available, sold out today, or sold out until it says otherwise. */
export const SOLD_OUT = ["no", "today", "until-said"] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

/** The last moment that a Date can hold: such an item never comes back by itself. */
export const UNTIL_SAID = 8_640_000_000_000_000;

/** A moment, in milliseconds UTC, and the hours of the shop. */
export interface ShopTime {
  now: number;
  hours: Hours | null;
}

/** Until when an item is sold out, in milliseconds UTC; null if it is not. */
export function soldOutUntil(soldOut: SoldOut, { now, hours }: ShopTime): number | null {
  if (soldOut === "no") return null;
  return soldOut === "today" ? endOfWorkingDay(hours, now) : UNTIL_SAID;
}

/** The values of an item as they identify a call: a repeated call is the same one even if its “today” ends later. */
export function identifying<T extends { soldOutUntil?: number | null }>(values: T) {
  const { soldOutUntil: until } = values;
  const isToday = typeof until === "number" && until !== UNTIL_SAID;
  return isToday ? { ...values, soldOutUntil: "today" } : values;
}

/** Whether and how an item is sold out at `now`. What was sold out yesterday is back. */
export function soldOutAt(item: { soldOutUntil: number | null }, now: number): SoldOut {
  if (item.soldOutUntil === null || item.soldOutUntil <= now) return "no";
  return item.soldOutUntil === UNTIL_SAID ? "until-said" : "today";
}
