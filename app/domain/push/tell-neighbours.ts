import { and, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { pushProgress } from "#app/db/push-schema.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";
import { firstIdAt } from "#app/domain/posts/time-ordered-id.ts";
import { MINUTE_MS } from "#app/durations.ts";
import type { PushDelivery } from "./audience.ts";
import { addFates, noFates, type Fates } from "./deliver.ts";
import { notifyNeighbours } from "./notify-neighbours.ts";
import { notifyParticipants } from "./notify-participants.ts";

/** What is older is no news any more, if nobody could be told for a while. */
const LATEST_MS = 15 * MINUTE_MS;
/** Shorter than a minute, so that the next run goes on where this one was broken off. */
const BUSY_MS = 55_000;
/** The row of `push_progress`. */
const ONLY = 1;

/**
 * Notifies neighbours of the help that was asked for and the comments that were written before the full minute, as they
 * come to be seen, and so tells no moment. Called each minute. What one run did not get to, the next one does: of what a
 * broken run had begun, browsers may be told a second time, in the place of the first.
 */
export async function tellNeighbours(
  delivery: PushDelivery,
  { now }: { now: number },
): Promise<Fates> {
  const { db, deadline } = delivery;
  const at = { now: toMinute(now) };
  const fates = noFates();
  const until = firstIdAt(at.now);
  const begun = await begin(db, at);
  if (begun === undefined) return fates;
  let done = Math.max(begun, firstIdAt(at.now - LATEST_MS));
  try {
    for (const { id, thread, writer } of await listDue(db, done, until)) {
      if (deadline.aborted) return fates;
      const told =
        writer === undefined
          ? await notifyNeighbours(delivery, thread, at)
          : await notifyParticipants(delivery, { thread, personId: writer }, at);
      addFates(fates, told);
      done = id + 1;
    }
    done = until;
    return fates;
  } finally {
    await db
      .update(pushProgress)
      .set({ untilId: done, busyUntil: 0 })
      .where(eq(pushProgress.id, ONLY));
  }
}

/** From which id on nobody has been told; undefined while another run is at it. The very first begins a minute ago. */
async function begin(db: Database, { now }: { now: number }): Promise<number | undefined> {
  const busyUntil = now + BUSY_MS;
  const [row] = await db
    .insert(pushProgress)
    .values({ id: ONLY, untilId: firstIdAt(now - MINUTE_MS), busyUntil })
    .onConflictDoUpdate({
      target: pushProgress.id,
      set: { busyUntil },
      setWhere: lte(pushProgress.busyUntil, now),
    })
    .returning({ untilId: pushProgress.untilId });
  return row?.untilId;
}

interface Due {
  id: number;
  thread: string;
  /** Of a comment; undefined for a post. */
  writer: number | undefined;
}

/** Help posts and comments with these ids, in their order. A walk along both tables. */
async function listDue(db: Database, from: number, until: number): Promise<Due[]> {
  const [asked, said] = await db.batch([
    db
      .select({ id: posts.id, thread: posts.publicId })
      .from(posts)
      .where(
        and(gte(posts.id, from), lt(posts.id, until), eq(posts.kind, "help"), isNull(posts.shopId)),
      ),
    db
      .select({ id: comments.id, writer: comments.personId, thread: posts.publicId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(gte(comments.id, from), lt(comments.id, until), isNull(comments.hiddenAt))),
  ]);
  return [...asked.map((post) => ({ ...post, writer: undefined })), ...said].toSorted(
    (one, two) => one.id - two.id,
  );
}
