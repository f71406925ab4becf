import { and, gte, lt, ne, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { reactionsAsOf } from "./as-of.ts";
import { isBlocked } from "./block-conditions.ts";
import { findCheck, sightOf } from "./checks.ts";
import { openId, openPlace, sealId, sealPlace, type FeedPlace } from "./cursors.ts";
import { endAsTold } from "./held.ts";
import { PAGE_LENGTH } from "./limits.ts";
import { isLive, isWanted, type Reader } from "./live.ts";
import { readMarks, readMarksSince, type Marks } from "./own-marks.ts";
import { idsNear, isNear, type View } from "./posts-near.ts";
import { between, inOrder, pageOf, rankedIn } from "./feed-order.ts";
import { keyOfFeed, readFeedRows, type FeedRow } from "./shared-feed.ts";
import { findShared, shownAsOf, storeShared, type FeedOptions } from "./shared-pages.ts";
import { showBoard } from "./shown-board.ts";
import { showPost, type ShownPost } from "./shown-post.ts";
import { firstIdOfStep } from "./shuffle.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** Newest first, plans by when they begin. The cursors are encrypted, and no finer than a minute. */
export interface FeedPage {
  posts: ShownPost[];
  /** The cursor of the next page; null where there are no older posts. */
  older: string | null;
  /** Posts after this cursor are new. */
  newest: string;
}

/** Rows that all readers share, and the marks of one. */
interface Seen {
  rows: FeedRow[];
  marks: Marks;
}

/**
 * The newest posts, of plans those that begin soonest, or those behind a cursor, within reach (between tile centres) that
 * reach as far themselves: as they stood at the last full minute, but for what its reader did since, and what was hidden,
 * changed or deleted. Among them, in their places, are the reader's own posts that are hidden until they are checked. A page
 * may hold fewer than there is room for, where its reader does not want to see some.
 */
export async function listPostsNear(
  db: Database,
  reader: Reader,
  view: View,
  { before, ...options }: FeedOptions & { before?: string | undefined },
): Promise<FeedPage> {
  const from = before === undefined ? undefined : openPlace(view, before, reader);
  const { rows, marks } =
    from === undefined
      ? await seeNewest(db, reader, view, options)
      : await seeOlder(db, reader, view, { ...options, from });
  const { page, older } = pageOf(rankedIn(view, rows, reader, options), from);
  const isFirst = from === undefined;
  const written = marks.written.filter((post) => isFirst && isNear(view, post));
  const checked = marks.checked.filter((post) => isNear(view, post)).map((post) => ({ post }));
  const ownOnPage = between(view, rankedIn(view, checked, reader, options), { from, older });
  const inPlace = inOrder(view, [
    ...page.map(({ row, ...place }) => ({
      ...place,
      shown: isSeen(row, marks, options) ? showRow(row, marks, reader, options) : [],
    })),
    ...ownOnPage.map(({ row, ...place }) => ({
      ...place,
      shown: showChecked(row.post, marks, reader, options),
    })),
  ]);
  const shown = [
    ...written.map((post) => showMarked(post, marks, reader, options)),
    ...inPlace.flatMap((each) => each.shown),
  ];
  return {
    posts: view.kind === "plan" ? shown.toSorted(byBeginning) : shown,
    older: older ? sealPlace(view, older, reader) : null,
    newest: sealId(firstIdAt(shownAsOf(options)), reader.secret),
  };
}

/** The number of posts that others wrote after a cursor, counted up to one more than a page. */
export async function countNewPosts(
  db: Database,
  reader: Reader,
  view: View,
  { since, ...options }: FeedOptions & { since: string },
): Promise<number> {
  const cursor = openId(since, reader);
  // No finer than a step, whatever cursor it is.
  const from = cursor === undefined ? undefined : firstIdOfStep(cursor, options);
  const until = firstIdAt(shownAsOf(options));
  // Within a minute there is nothing new.
  if (from === undefined || from >= until) return 0;
  // New plans may begin later than all that are cached.
  const cached = view.kind === "plan" ? undefined : await seeCached(db, reader, view, options);
  if (cached) {
    const isNew = ({ post }: FeedRow) => post.id >= from && post.personId !== reader.person?.id;
    const found = cached.rows.filter((row) => isNew(row) && isSeen(row, cached.marks, options));
    return Math.min(found.length, PAGE_LENGTH + 1);
  }
  const isOfOthers = reader.person && ne(posts.personId, reader.person.id);
  const isNew = and(gte(posts.id, from), lt(posts.id, until), isOfOthers);
  const ids = idsNear(view, and(isNew, isLive(options.now), isWanted(reader)));
  const [counted] = await db.all<{ total: number }>(sql`SELECT count(*) AS total FROM ${ids}`);
  return counted?.total ?? 0;
}

async function seeNewest(
  db: Database,
  reader: Reader,
  view: View,
  options: FeedOptions,
): Promise<Seen> {
  const cached = await seeCached(db, reader, view, options);
  if (cached) return cached;
  const rows = await readFeedRows(db, view, options);
  storeShared(keyOfFeed(view, options), rows, options);
  return { rows, marks: await readMarks(db, reader, rows, options) };
}

async function seeOlder(
  db: Database,
  reader: Reader,
  view: View,
  { from, ...options }: FeedOptions & { from: FeedPlace },
): Promise<Seen> {
  const rows = await readFeedRows(db, view, options, from);
  return { rows, marks: await readMarks(db, reader, rows, options) };
}

/** Undefined where the newest rows are not cached, or one of them has changed. */
async function seeCached(
  db: Database,
  reader: Reader,
  view: View,
  options: FeedOptions,
): Promise<Seen | undefined> {
  const rows = await findShared<FeedRow>(keyOfFeed(view, options), options);
  if (!rows) return undefined;
  const marks = await readMarksSince(db, reader, rows, options);
  return rows.some(({ post }) => marks.changed.has(post.id)) ? undefined : { rows, marks };
}

function byBeginning(one: ShownPost, other: ShownPost): number {
  return (one.startsAt ?? 0) - (other.startsAt ?? 0);
}

/** Whether it has not ended or changed, and its reader wants to see it. */
function isSeen({ post }: FeedRow, marks: Marks, { now }: FeedOptions): boolean {
  const isUnwanted = marks.hidden.has(post.id) || isBlocked(post, marks.blocks);
  return post.expiresAt > now && !marks.changed.has(post.id) && !isUnwanted;
}

/** The counts of a post as of the full minute, with what its reader did since; and what they did at all. */
function withOwn(post: FeedRow["post"], marks: Marks, asOf: number) {
  const ofPost = <Mark extends { postId: number }>(all: readonly Mark[]) =>
    all.filter(({ postId }) => postId === post.id);
  const isFresh = ({ createdAt }: { createdAt: number }) => createdAt >= asOf;
  const [given, joined] = [ofPost(marks.reactions), ofPost(marks.joined)];
  const taken = ofPost(marks.takenBack).map(({ what }) => what);
  const fresh = given.filter(isFresh).map(({ reaction }) => reaction);
  return {
    // What they have given since is put back, and what they have taken back comes off.
    reactionCounts: reactionsAsOf({
      reactionCounts: reactionsAsOf(post),
      freshReactions: taken.filter((what) => what !== "join"),
      lostReactions: fresh,
    }),
    freshReactions: [],
    lostReactions: [],
    ownReactions: given.map(({ reaction }) => reaction),
    joinCount:
      post.joinCount +
      joined.filter(isFresh).length -
      taken.filter((what) => what === "join").length,
    hasJoined: joined.length > 0,
    commentCount:
      post.commentCount -
      [...marks.hiddenComments.values()].filter((postId) => postId === post.id).length +
      ofPost(marks.commented).length,
  };
}

/** What its reader did is seen by them at once; what others did, as of the full minute. No post: a board that was wiped. */
function showRow(
  { post, shop }: FeedRow,
  marks: Marks,
  reader: Reader,
  options: FeedOptions,
): ShownPost | [] {
  const asOf = shownAsOf(options);
  const seen = { ...post, ...withOwn(post, marks, asOf) };
  if (shop === null) return showMarked(seen, marks, reader, options);
  const shown = showPost(seen, reader, asOf);
  const board = showBoard(shop, options.now);
  return board ? { ...shown, board } : [];
}

/** What was restored is shown as any other post, though its author has not read of the decision yet. */
function checkIn({ checks }: Marks, { id }: { id: number }) {
  const open = checks.filter(({ isRestored }) => !isRestored);
  return findCheck(open, { postId: id, commentId: null });
}

/** A post of somebody, to its author with how it is seen while it is being checked. */
function showMarked(
  post: Parameters<typeof showPost>[0],
  marks: Marks,
  reader: Reader,
  options: FeedOptions,
): ShownPost {
  const shown = showPost(post, reader, shownAsOf(options));
  return { ...shown, sight: sightOf(checkIn(marks, post), post) };
}

/** A post of the reader's own that nobody else sees until it is checked. */
function showChecked(
  post: Marks["checked"][number],
  marks: Marks,
  reader: Reader,
  options: FeedOptions,
): ShownPost {
  const shown = showMarked(post, marks, reader, options);
  const endsAt = endAsTold(shown, checkIn(marks, post)?.heldSince, options.now);
  return { ...shown, endsAt };
}
