import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { deskLog, shops } from "#app/db/schema.ts";
import { MINUTE_MS } from "#app/durations.ts";

/** How long a page may take to be copied after its shop closed. */
const LATELY_MS = 15 * MINUTE_MS;
const MOST_ACTS = 200;

/** Removes once more the copied menus of shops closed in the 15 minutes before `now`. Gives the number of shops. */
export async function removeClosedCopies(
  { db, menuCopies }: { db: Database; menuCopies: { remove: (shopId: string) => Promise<void> } },
  { now }: { now: number },
): Promise<{ shops: number }> {
  const latest = db
    .select({ act: deskLog.act, subject: deskLog.subject, createdAt: deskLog.createdAt })
    .from(deskLog)
    .orderBy(desc(deskLog.id))
    .limit(MOST_ACTS)
    .as("latest");
  const closed = await db
    .selectDistinct({ shopId: shops.id })
    .from(latest)
    .innerJoin(shops, eq(shops.id, latest.subject))
    .where(
      and(
        eq(latest.act, "close-shop"),
        gt(latest.createdAt, now - LATELY_MS),
        isNotNull(shops.closedAt),
      ),
    );
  // A page that was being rendered when the shop closed may have been copied afterwards.
  for (const { shopId } of closed) await menuCopies.remove(shopId);
  return { shops: closed.length };
}
