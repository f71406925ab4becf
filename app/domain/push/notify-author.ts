import { and, eq, ne } from "drizzle-orm";
import { posts, pushSubscriptions } from "#app/db/community-schema.ts";
import { isLive, isUnblocked } from "#app/domain/posts/live.ts";
import { targetColumns, toldColumns, type Telling } from "./audience.ts";
import { deliver, noFates, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

/** A comment that was just written: below which post, and by whom (`people.id`). */
export interface Reply {
  thread: string;
  personId: number;
}

/**
 * Tells the author of a post that somebody has replied, in all their browsers where it is not quiet. What was replied
 * is read in the thread. Nobody is told of replies of their own, nor of somebody who is blocked, either way.
 */
export async function notifyAuthor(
  { db, send, linkTo }: Telling,
  { thread, personId }: Reply,
  { now }: { now: number },
): Promise<Fates> {
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
  const notice = {
    post: first.post,
    title: "A neighbour replied to your post",
    urgency: "normal",
    about: `replies to ${thread}`,
    link: linkTo(thread),
  } as const;
  return deliver({ db, send }, notice, targets, { now });
}
