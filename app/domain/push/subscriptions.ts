import { and, desc, eq, ne, notInArray, sql } from "drizzle-orm";
import { pushSubscriptions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import type { Person } from "#app/domain/people/people.ts";
import type { QuietHours } from "./quiet-hours.ts";

/** So many browsers of one neighbour are sent to; the one that subscribed first makes way for one more. */
const MOST_SUBSCRIPTIONS = 5;

/** A browser that is to be told, with the tile around which its neighbour wants to know of Help posts, or none. */
export interface Subscription extends QuietHours {
  endpoint: string;
  p256dh: string;
  auth: string;
  tile: Tile | null;
}

/** All that is asked of a neighbour here is which. */
type Subscriber = Pick<Person, "id">;

/** What somebody has chosen to be told of in one browser. */
export interface SubscriptionState {
  /** Whether new Help posts near them are among it. */
  hasHelpNews: boolean;
  quietFrom: number;
  quietTo: number;
}

/**
 * Has a neighbour told in this browser what they have chosen, in place of what they, or whoever used it before them,
 * had chosen there.
 */
export async function subscribe(
  db: Database,
  { id: personId }: Subscriber,
  subscription: Subscription,
  { now }: { now: number },
): Promise<void> {
  const others = and(
    eq(pushSubscriptions.personId, personId),
    ne(pushSubscriptions.endpoint, subscription.endpoint),
  );
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(others)
    .orderBy(desc(pushSubscriptions.id))
    .limit(MOST_SUBSCRIPTIONS - 1);
  await db.batch([
    db
      .insert(pushSubscriptions)
      .values({ ...subscription, personId, createdAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: {
          ...subscription,
          personId,
          // Somebody else's browser is theirs from now on.
          createdAt: sql`CASE WHEN person_id = ${personId} THEN created_at ELSE ${now} END`,
        },
      }),
    db.delete(pushSubscriptions).where(and(others, notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** Forgets a browser of this neighbour's: nothing is sent there any more. */
export async function unsubscribe(
  db: Database,
  person: Subscriber,
  endpoint: string,
): Promise<void> {
  await db.delete(pushSubscriptions).where(isOwn(person, endpoint));
}

/** What a neighbour has chosen in this browser; undefined where they are told of nothing there. */
export async function findSubscriptionState(
  db: Database,
  person: Subscriber,
  endpoint: string,
): Promise<SubscriptionState | undefined> {
  const [found] = await db.select().from(pushSubscriptions).where(isOwn(person, endpoint));
  if (!found) return undefined;
  const { tile, quietFrom, quietTo } = found;
  return { hasHelpNews: tile !== null, quietFrom, quietTo };
}

function isOwn({ id }: Subscriber, endpoint: string) {
  return and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.personId, id));
}
