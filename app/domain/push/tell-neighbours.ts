import { and, eq, gte, isNull, lt, lte } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { pushProgress } from "#app/db/push-schema.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";
import { shuffler, firstIdOfStep } from "#app/domain/posts/shuffle.ts";
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
const MINUTES = { stepMs: MINUTE_MS };
const IDS_A_MINUTE = firstIdAt(MINUTE_MS) - firstIdAt(0);

/**
 * Notifies neighbours of the help that was asked for and the comments that were written before the full minute, as they
 * come to be seen, and so gives no moment away; those of one minute go in an order shuffled by `secret`. Called each
 * minute. The next run does what this one did not get to: what a broken run had begun may be sent to browsers a second time,
 * in the place of the first.
 */
export async function tellNeighbours(
  delivery: PushDelivery,
  { now, secret }: { now: number; secret: string },
): Promise<Fates> {
  const { db, deadline } = delivery;
  const at = { now: toMinute(now) };
  const fates = noFates();
  const until = firstIdAt(at.now);
  const begun = await begin(db, at);
  if (begun === undefined) return fates;
  let done = Math.max(begun, firstIdAt(at.now - LATEST_MS));
  try {
    for (const { turn, thread, writer } of await listDue(db, { from: done, until, secret })) {
      if (deadline.aborted) return fates;
      const told =
        writer === undefined
          ? await notifyNeighbours(delivery, thread, at)
          : await notifyParticipants(delivery, { thread, personId: writer }, at);
      addFates(fates, told);
      done = turn + 1;
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

/** From which turn on nobody has been told; undefined while another run is at it. The very first begins a minute ago. */
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
  /** An id of its minute, drawn with the secret: sent in this order, none gives away when in the minute it was written. */
  turn: number;
  thread: string;
  /** Of a comment; undefined for a post. */
  writer: number | undefined;
}

/** Help posts and comments with these turns, in that order. Walks along both tables. */
async function listDue(
  db: Database,
  { from, until, secret }: { from: number; until: number; secret: string },
): Promise<Due[]> {
  const first = firstIdOfStep(from, MINUTES);
  const [asked, said] = await db.batch([
    db
      .select({ id: posts.id, thread: posts.publicId })
      .from(posts)
      .where(
        and(
          gte(posts.id, first),
          lt(posts.id, until),
          eq(posts.kind, "help"),
          isNull(posts.shopId),
        ),
      ),
    db
      .select({ id: comments.id, writer: comments.personId, thread: posts.publicId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(gte(comments.id, first), lt(comments.id, until), isNull(comments.hiddenAt))),
  ]);
  const shuffle = shuffler(secret, "notifications");
  return [...asked.map((post) => ({ ...post, writer: undefined })), ...said]
    .map(({ id, ...due }) => {
      const turn = firstIdOfStep(id, MINUTES) + (shuffle(id) % IDS_A_MINUTE);
      return { ...due, turn };
    })
    .filter(({ turn }) => turn >= from)
    .toSorted((one, two) => one.turn - two.turn);
}
