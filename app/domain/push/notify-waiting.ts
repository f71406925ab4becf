import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { cornerAlerts } from "#app/db/conversations-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { DAY_MS } from "#app/durations.ts";
import { targetColumns, type PushDelivery } from "./audience.ts";
import { addFates, deliver, noFates, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

/** The most browsers at a time, of so many that are looked at; the rest follows the next time. */
const MOST_NOTIFIED = 200;
const MOST_READ = 2000;

/**
 * Notifies those who wanted to be told, once, that somebody has posted around a tile, within a day of the post and
 * outside of their quiet hours. It leads to the feed and says nothing of the post. Called every few minutes, so that
 * it does not tell the moment of the post.
 */
export async function notifyWaiting(
  delivery: PushDelivery,
  { now }: { now: number },
): Promise<Fates> {
  const { db, links, words } = delivery;
  const { metAt, toldAt, personId, tile } = cornerAlerts;
  const found = await db
    .select({ ...targetColumns, tile: sql<number>`${tile}`.as("tile"), personId })
    .from(cornerAlerts)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.personId, personId))
    .where(and(lte(metAt, now), gt(metAt, now - DAY_MS), isNull(toldAt)))
    .orderBy(asc(metAt), asc(pushSubscriptions.id))
    .limit(MOST_READ);
  const awake = found.filter((target) => !isQuiet(target, now)).slice(0, MOST_NOTIFIED);
  const fates = noFates();
  if (awake.length === 0) return fates;
  const people = sql`(SELECT value FROM json_each(${JSON.stringify(awake.map((each) => each.personId))}))`;
  await db.update(cornerAlerts).set({ toldAt: now }).where(inArray(personId, people));
  for (const [around, targets] of Map.groupBy(awake, (target) => target.tile)) {
    const notice = {
      titleIn: words.corner,
      bodyIn: words.cornerText,
      link: links.corner(around),
      tag: "corner",
      urgency: "normal",
      about: "corner",
      endsAt: now + DAY_MS,
    } as const;
    addFates(fates, await deliver(delivery, notice, targets, { now }));
  }
  return fates;
}
