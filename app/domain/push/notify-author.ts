import { and, eq, isNull, lte, ne, or } from "drizzle-orm";
import { posts, pushSubscriptions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { isLive, isUnblocked } from "#app/domain/posts/live.ts";
import { targetColumns, toldColumns, type Telling } from "./audience.ts";
import { deliver, noFates, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

/** So often, in milliseconds, an author is told of replies to one post. */
const TOLD_EVERY_MS = 10 * 60 * 1000;

/** A comment that was just written: below which post, and by whom (`people.id`). */
export interface Reply {
  thread: string;
  personId: number;
}

/**
 * Tells the author of a post that somebody has replied, in all their browsers where it is not quiet. What was replied
 * is read in the thread, and what is replied there in the next ten minutes as well. Nobody is told of replies of their
 * own, nor of somebody who is blocked, either way.
 */
export async function notifyAuthor(
  telling: Telling,
  { thread, personId }: Reply,
  { now }: { now: number },
): Promise<Fates> {
  const { db, linkTo } = telling;
  const found = await db
    .select({ post: toldColumns, target: targetColumns })
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
    title: "A neighbour replied to your post",
    urgency: "normal",
    about: `replies to ${thread}`,
    link: linkTo(thread),
  } as const;
  return deliver(telling, notice, targets, { now });
}

/** Notes that the author of a post is told now; false where they were a short time ago. */
async function claim(db: Database, thread: string, now: number): Promise<boolean> {
  const { publicId, authorToldAt } = posts;
  const isDue = or(isNull(authorToldAt), lte(authorToldAt, now - TOLD_EVERY_MS));
  const { meta } = await db
    .update(posts)
    .set({ authorToldAt: now })
    .where(and(eq(publicId, thread), isDue));
  return meta.changes > 0;
}
