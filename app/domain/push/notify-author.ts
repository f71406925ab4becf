import { and, eq, isNull, lte, ne, or } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { isLive, isUnblocked } from "#app/domain/posts/live.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { targetColumns, noticeColumns, type PushDelivery } from "./audience.ts";
import { deliver, noFates, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

const NOTIFY_EVERY_MS = 10 * MINUTE_MS;

/** A new comment: its post, and its author (`people.id`). */
export interface Reply {
  thread: string;
  personId: number;
}

/** Skips quiet browsers, own replies and blocked people. At most every ten minutes: the thread shows all replies. */
export async function notifyAuthor(
  delivery: PushDelivery,
  { thread, personId }: Reply,
  { now }: { now: number },
): Promise<Fates> {
  const { db, linkTo, titles } = delivery;
  const found = await db
    .select({ post: noticeColumns, target: targetColumns })
    .from(posts)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.personId, posts.personId))
    .where(
      and(
        eq(posts.publicId, thread),
        isLive(now),
        ne(posts.personId, personId),
        isUnblocked(pushSubscriptions.personId, { id: personId }),
      ),
    );
  const [first] = found;
  if (!first) return noFates();
  const targets = found.map(({ target }) => target).filter((target) => !isQuiet(target, now));
  if (targets.length === 0 || !(await claim(db, thread, now))) return noFates();
  const notice = {
    post: first.post,
    titleIn: titles.reply,
    urgency: "normal",
    about: `replies to ${thread}`,
    link: linkTo(thread),
  } as const;
  return deliver(delivery, notice, targets, { now });
}

/** Records the notice; false where the last one was a short time ago. */
async function claim(db: Database, thread: string, now: number): Promise<boolean> {
  const { publicId, authorToldAt } = posts;
  const isDue = or(isNull(authorToldAt), lte(authorToldAt, now - NOTIFY_EVERY_MS));
  const { meta } = await db
    .update(posts)
    .set({ authorToldAt: now })
    .where(and(eq(publicId, thread), isDue));
  return meta.changes > 0;
}
