import { and, eq, exists, gt, inArray, isNull, lte, not, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { contactMessages, shopRequests, shops } from "#app/db/schema.ts";

const DAY = 24 * 60 * 60 * 1000;

/** How long enquiries are kept, in milliseconds. The privacy policy promises both. */
const KEPT_AFTER_DECISION_MS = 90 * DAY;
const KEPT_UNDECIDED_MS = 365 * DAY;

/**
 * Removes what visitors wrote to us and shops asked for once its time is over, and gives how many rows of each
 * went: handled messages and declined requests 90 days after that was decided, all others 365 days after they
 * were sent. A request of which a shop was made says whose the shop is: it stays until that shop has been
 * closed for 365 days.
 */
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

/** The statements of removeOldEnquiries, each of which finds its rows by an index. */
export function removalsOf(db: Database, { now }: { now: number }) {
  const decidedBefore = now - KEPT_AFTER_DECISION_MS;
  const sentBefore = now - KEPT_UNDECIDED_MS;
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
