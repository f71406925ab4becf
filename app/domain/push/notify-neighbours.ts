import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ringsAround, type Reach } from "#app/domain/places/cover.ts";
import type { PostPlace } from "#app/domain/places/post-place.ts";
import type { Tile } from "#app/domain/places/tiles.ts";
import { isUnblockedPost } from "#app/domain/posts/block-conditions.ts";
import { isLive } from "#app/domain/posts/live.ts";
import { DAY_MS } from "#app/durations.ts";
import {
  noticeColumns,
  noticeOf,
  targetColumns,
  type NotifiedPost,
  type PushDelivery,
} from "./audience.ts";
import { addFates, deliver, noFates, type Fates, type Target } from "./deliver.ts";
import { isQuiet, type QuietHours } from "./quiet-hours.ts";

/** The most browsers for one post, and the most posts a day for one browser. */
const MOST_NOTIFIED = 200;
const MOST_A_DAY = 6;
const PAGE = 100;
const MOST_PAGES = 10;

interface HelpPost extends NotifiedPost {
  id: number;
  place: PostPlace;
  reach: Reach;
}

type Candidate = Target & QuietHours & { tile: Tile };

/**
 * Notifies browsers that asked for Help posts within 3 km, nearest first, if the post reaches them. Left out are the
 * author, people who have blocked them, quiet hours, and browsers with six notices on this day (UTC). Nothing is sent for
 * other kinds of posts, ended ones, or those that were reported and are being checked.
 */
export async function notifyNeighbours(
  delivery: PushDelivery,
  thread: string,
  { now }: { now: number },
): Promise<Fates> {
  const { db, deadline, words } = delivery;
  const fates = noFates();
  const post = await findHelpPost(db, thread, now);
  if (!post) return fates;
  const titleIn = (language: string) => words.help(language, post);
  const notice = noticeOf(post, delivery, { titleIn, urgency: "high", about: "help" });
  let left = MOST_NOTIFIED;
  for await (const page of pagesNear(db, post, now)) {
    const awake = page.filter((candidate) => !isQuiet(candidate, now)).slice(0, left);
    const claimed = await claim(db, awake, now);
    addFates(fates, await deliver(delivery, notice, claimed, { now }));
    left -= claimed.length;
    if (left === 0 || deadline.aborted) break;
  }
  return fates;
}

async function findHelpPost(
  db: Database,
  thread: string,
  now: number,
): Promise<HelpPost | undefined> {
  const [post] = await db
    .select({ ...noticeColumns, id: posts.id, place: posts.tile, reach: posts.reach })
    .from(posts)
    .where(
      and(
        eq(posts.publicId, thread),
        eq(posts.kind, "help"),
        isLive(now),
        isNull(posts.flaggedAt),
        isNull(posts.resolvedAt),
      ),
    );
  return post;
}

async function* pagesNear(
  db: Database,
  { id: post, personId: author, place, reach }: HelpPost,
  now: number,
): AsyncGenerator<Candidate[]> {
  const rings = ringsAround(place, reach === 1 ? 1 : 3);
  const condition = and(
    ne(pushSubscriptions.personId, author),
    isUnblockedPost(pushSubscriptions.personId, { author, post }),
    isWithinCap(now),
  );
  let pages = 0;
  for (const ring of [rings[1], rings[3]]) {
    let last: Candidate | undefined;
    do {
      const page = await pageOf(db, ring, last, condition);
      if (page.length > 0) yield page;
      last = page[PAGE - 1];
      pages += 1;
    } while (last && pages < MOST_PAGES);
  }
}

/** The browsers of these tiles after `last`, in the order of the index. */
async function pageOf(
  db: Database,
  ring: readonly Tile[],
  last: Candidate | undefined,
  condition: SQL | undefined,
): Promise<Candidate[]> {
  const { tile, id } = pushSubscriptions;
  const tiles = ring.filter((each) => each >= (last?.tile ?? 0));
  const isNew = last && or(ne(tile, last.tile), gt(id, last.id));
  return db
    .select({ ...targetColumns, tile: sql<number>`${tile}` })
    .from(pushSubscriptions)
    .where(and(inArray(tile, listed(tiles)), isNew, condition))
    .orderBy(asc(tile), asc(id))
    .limit(PAGE);
}

function isWithinCap(now: number): SQL | undefined {
  return or(ne(pushSubscriptions.sentOn, dayOf(now)), lt(pushSubscriptions.sentCount, MOST_A_DAY));
}

/** Counts one more for each browser, and gives those still within the limit: another post may have used it up. */
async function claim(db: Database, candidates: Candidate[], now: number): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const { sentOn, sentCount, id } = pushSubscriptions;
  const claimed = await db
    .update(pushSubscriptions)
    .set({
      sentCount: sql`CASE WHEN ${sentOn} = ${dayOf(now)} THEN ${sentCount} + 1 ELSE 1 END`,
      sentOn: dayOf(now),
    })
    .where(and(inArray(id, listed(candidates.map((each) => each.id))), isWithinCap(now)))
    .returning({ id });
  const ids = new Set(claimed.map((each) => each.id));
  return candidates.filter((candidate) => ids.has(candidate.id));
}

function listed(numbers: readonly number[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`;
}

function dayOf(time: number): number {
  return time - (time % DAY_MS);
}
