import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { localDate } from "./local-time.ts";
import { isOpenShop } from "./open.ts";

/** Today among them. */
export const DAYS_KEPT = 90;

/** On how many phones a menu was opened on a day, such as 2026-11-25. */
export interface OpenedDay {
  day: string;
  opened: number;
}

/** Counts a phone that opened a menu at `now`, unless the shop is closed or none. A single statement, so that none is lost. */
export async function countOpening(
  db: Database,
  shopId: string,
  { now }: { now: number },
): Promise<void> {
  const today = db
    .select({
      shopId: shops.id,
      day: sql`${localDate(now)}`.as("day"),
      opened: sql`1`.as("opened"),
    })
    .from(shops)
    .where(isOpenShop(shopId));
  await db
    .insert(shopDays)
    .select(today)
    .onConflictDoUpdate({
      target: [shopDays.shopId, shopDays.day],
      set: { opened: sql`${shopDays.opened} + 1` },
    });
}

/** The shop's name, and the days that are kept, the one of `now` last. Undefined if there is no such shop. */
export async function readOpenings(
  db: Database,
  shopId: string,
  { now }: { now: number },
): Promise<{ name: string; days: OpenedDay[] } | undefined> {
  const [[shop], counted] = await db.batch([
    db.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId)),
    db
      .select({ day: shopDays.day, opened: shopDays.opened })
      .from(shopDays)
      .where(and(eq(shopDays.shopId, shopId), gt(shopDays.day, lastRemoved(now)))),
  ]);
  if (!shop) return undefined;
  const byDay = new Map(counted.map(({ day, opened }) => [day, opened]));
  const days = Array.from({ length: DAYS_KEPT }, (_, index) => {
    const day = localDate(now - (DAYS_KEPT - 1 - index) * DAY_MS);
    return { day, opened: byDay.get(day) ?? 0 };
  });
  return { name: shop.name, days };
}

/** Removes the counts of days that are no longer shown, and gives their number. */
export async function removeOldOpenings(
  db: Database,
  { now }: { now: number },
): Promise<{ days: number }> {
  const { meta } = await db.delete(shopDays).where(lte(shopDays.day, lastRemoved(now)));
  return { days: meta.changes };
}

function lastRemoved(now: number): string {
  return localDate(now - DAYS_KEPT * DAY_MS);
}
