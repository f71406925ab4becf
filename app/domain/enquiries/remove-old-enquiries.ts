import { and, eq, exists, gt, inArray, isNull, lte, not, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { contactMessages, shopRequests } from "#app/db/enquiries-schema.ts";
import { shops } from "#app/db/schema.ts";
import { DAY_MS } from "#app/durations.ts";

/** In milliseconds. The privacy policy promises both. */
const KEPT_AFTER_DECISION_MS = 90 * DAY_MS;
const KEPT_UNDECIDED_MS = 365 * DAY_MS;

/** Removes enquiries 90 days after they were handled or declined, others after 365 days. Gives the number of each. */
export async function removeOldEnquiries(
  db: Database,
  { now }: { now: number },
): Promise<{ messages: number; requests: number }> {
  const removals = removalsOf(db, { now });
  const [handled, unhandled, declined, undecided] = await db.batch(removals);
  return {
    messages: handled.meta.changes + unhandled.meta.changes,
    requests: declined.meta.changes + undecided.meta.changes,
  };
}

/** Each statement finds its rows through an index. */
export function removalsOf(db: Database, { now }: { now: number }) {
  const decidedBefore = now - KEPT_AFTER_DECISION_MS;
  const sentBefore = now - KEPT_UNDECIDED_MS;
  // The request of a live shop tells whose shop it is. It stays for 365 days after the shop has closed.
  const shopOfRequest = db
    .select({ id: shops.id })
    .from(shops)
    .where(
      and(
        eq(shops.id, shopRequests.shopId),
        or(isNull(shops.closedAt), gt(shops.closedAt, sentBefore)),
      ),
    );
  return [
    db.delete(contactMessages).where(lte(contactMessages.handledAt, decidedBefore)),
    db
      .delete(contactMessages)
      .where(and(isNull(contactMessages.handledAt), lte(contactMessages.createdAt, sentBefore))),
    db
      .delete(shopRequests)
      .where(and(eq(shopRequests.status, "declined"), lte(shopRequests.changedAt, decidedBefore))),
    db
      .delete(shopRequests)
      .where(
        and(
          inArray(shopRequests.status, ["new", "contacted", "live"]),
          lte(shopRequests.createdAt, sentBefore),
          not(exists(shopOfRequest)),
        ),
      ),
  ] as const;
}
