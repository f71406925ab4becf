import type { Database } from "#app/db/database.ts";
import { shopDays } from "#app/db/shop-days-schema.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { DAY_MS } from "#app/durations.ts";

/** The café's stands have been out for so long. Raju has not shown his to anybody yet. */
const DAYS = 58;
const SHOP = "demo-cafe";

/** Counts the demo's guests, more each week and most at weekends, unless any are counted. */
export async function countDemoOpenings(db: Database, { now }: { now: number }): Promise<void> {
  if ((await db.$count(shopDays)) > 0) return;
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const at = now - ago * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const opened = (isWeekend ? 26 : 11) + ((DAYS - ago) % 7) + Math.round((DAYS - ago) / 5);
    return { shopId: SHOP, day: localDate(at), opened };
  });
  // D1 takes at most a hundred parameters.
  const [first, ...rest] = Array.from({ length: 2 }, (_, half) =>
    db.insert(shopDays).values(days.slice(half * (DAYS / 2), (half + 1) * (DAYS / 2))),
  );
  if (first) await db.batch([first, ...rest]);
}
