import { and, asc, desc, eq, isNull, lte, ne, notExists, or, sql } from "drizzle-orm";
import { hides, posts } from "#app/db/community-schema.ts";
import { conversations } from "#app/db/conversations-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { isUnblockedPost, isUnblockedWriter } from "#app/domain/posts/block-conditions.ts";
import { isLive } from "#app/domain/posts/live.ts";
import { MINUTE_MS } from "#app/durations.ts";
import { noticeColumns, noticeOf, targetColumns, type PushDelivery } from "./audience.ts";
import { addFates, deliver, noFates, type Fates } from "./deliver.ts";
import { isQuiet } from "./quiet-hours.ts";

const NOTIFY_EVERY_MS = 10 * MINUTE_MS;
/** The most browsers for one comment. */
const MOST_NOTIFIED = 200;

/** A new comment: its post, and its author (`people.id`). */
export interface Reply {
  thread: string;
  personId: number;
}

/**
 * Notifies the author of a post and everybody who commented on it, the author first. Left out are the comment's own
 * writer, people who have blocked that writer or the post, who has hidden the post, and quiet
 * browsers. Each is notified at most every ten minutes of one thread: it shows all comments.
 */
export async function notifyParticipants(
  delivery: PushDelivery,
  { thread, personId }: Reply,
  { now }: { now: number },
): Promise<Fates> {
  const { db, words } = delivery;
  const found = await db
    .select({ post: noticeColumns, postId: posts.id, target: audienceColumns })
    .from(posts)
    .innerJoin(conversations, eq(conversations.postId, posts.id))
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.personId, conversations.personId))
    .where(
      and(
        eq(posts.publicId, thread),
        isLive(now),
        ne(conversations.personId, personId),
        isDue(now),
        isUnblockedWriter(conversations.personId, { writer: personId, post: posts.id }),
        isUnblockedPost(conversations.personId, { author: posts.personId, post: posts.id }),
        hasNotHidden(db),
      ),
    )
    .orderBy(desc(eq(conversations.personId, posts.personId)), asc(pushSubscriptions.id))
    .limit(MOST_NOTIFIED);
  const [first] = found;
  if (!first) return noFates();
  const { post, postId } = first;
  const awake = found.map(({ target }) => target).filter((target) => !isQuiet(target, now));
  const claimed = await claim(db, { postId, people: awake.map((each) => each.ofPerson) }, now);
  const told = awake.filter(({ ofPerson }) => claimed.has(ofPerson));
  const fates = noFates();
  const about = `replies to ${thread}`;
  for (const [titleIn, isFor] of [
    [words.reply, (id: number) => id === post.personId],
    [words.answer, (id: number) => id !== post.personId],
  ] as const) {
    const notice = noticeOf(post, delivery, { titleIn, urgency: "normal", about });
    const targets = told.filter(({ ofPerson }) => isFor(ofPerson));
    addFates(fates, await deliver(delivery, notice, targets, { now }));
  }
  return fates;
}

const audienceColumns = {
  ...targetColumns,
  // Renamed: the query has another column of that name.
  ofPerson: sql<number>`${conversations.personId}`.as("of_person"),
};

function isDue(now: number) {
  const { toldAt } = conversations;
  return or(isNull(toldAt), lte(toldAt, now - NOTIFY_EVERY_MS));
}

function hasNotHidden(db: Database) {
  const { personId, postId } = hides;
  const hidden = and(eq(personId, conversations.personId), eq(postId, posts.id));
  return notExists(
    db
      .select({ one: sql`1` })
      .from(hides)
      .where(hidden),
  );
}

/** Notes the notice, and gives those for whom the last one was not a short time ago: another comment may be first. */
async function claim(
  db: Database,
  { postId, people }: { postId: number; people: number[] },
  now: number,
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(people)}))`;
  const claimed = await db
    .update(conversations)
    .set({ toldAt: now })
    .where(
      and(eq(conversations.postId, postId), sql`${conversations.personId} IN ${ids}`, isDue(now)),
    )
    .returning({ personId: conversations.personId });
  return new Set(claimed.map((each) => each.personId));
}
