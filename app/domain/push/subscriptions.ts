import { and, desc, eq, ne, notInArray, sql } from "drizzle-orm";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import type { Person } from "#app/domain/people/people.ts";
import type { QuietHours } from "./quiet-hours.ts";

/** The most browsers of one neighbour. The oldest subscription makes way for a new one. */
const MOST_SUBSCRIPTIONS = 5;

/** A browser's subscription. New Help posts around `tile` are announced, if it has one. */
export interface Subscription extends QuietHours {
  endpoint: string;
  p256dh: string;
  auth: string;
  tile: Tile | null;
  /** The language of its messages, such as `hi`. */
  language: string;
}

type Subscriber = Pick<Person, "id">;

export interface SubscriptionState {
  hasHelpNews: boolean;
  quietFrom: number;
  quietTo: number;
}

/** Stores a neighbour's choices for this browser, in place of theirs or of whoever used it before. */
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
          // A browser may change hands.
          createdAt: sql`CASE WHEN person_id = ${personId} THEN created_at ELSE ${now} END`,
        },
      }),
    db.delete(pushSubscriptions).where(and(others, notInArray(pushSubscriptions.id, newest))),
  ]);
}

/** Has the messages to this neighbour's browser, if it is subscribed, written in another language. */
export async function setPushLanguage(
  db: Database,
  person: Subscriber,
  { endpoint, language }: Pick<Subscription, "endpoint" | "language">,
): Promise<void> {
  await db.update(pushSubscriptions).set({ language }).where(isOwn(person, endpoint));
}

/** Removes this neighbour's subscription in a browser. */
export async function unsubscribe(
  db: Database,
  person: Subscriber,
  endpoint: string,
): Promise<void> {
  await db.delete(pushSubscriptions).where(isOwn(person, endpoint));
}

/** The choices of a neighbour in this browser; undefined if they are not subscribed there. */
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
