import {
  and,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  sql,
  type SQL,
} from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, hides, joins, posts, reactions, takenBack } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { numbers } from "./arms.ts";
import { hiddenComments, type Block } from "./block-conditions.ts";
import { isBeingChecked, queryChecks, type FoundCheck } from "./checks.ts";
import { hasNotEnded, isLive, type Reader } from "./live.ts";
import { postsIn, queryChangesSince } from "./post-changes.ts";
import { shownAsOf, type FeedOptions } from "./shared-pages.ts";
import type { FeedRow } from "./shared-feed.ts";
import { shownColumns } from "./shown-post.ts";
import { firstIdAt } from "./time-ordered-id.ts";

/** What sets one reader's feed apart from that of all others. */
export interface Marks {
  /** Posts that have changed since the rows were read. */
  changed: ReadonlySet<number>;
  hidden: ReadonlySet<number>;
  blocks: readonly Block[];
  /** Comments that the reader's blocks hide, with the posts that they are of. */
  hiddenComments: ReadonlyMap<number, number>;
  reactions: readonly { postId: number; reaction: string; createdAt: number }[];
  joined: readonly { postId: number; createdAt: number }[];
  /** What they have taken back since the full minute: a reaction, or `join`. */
  takenBack: readonly { postId: number; what: string }[];
  /** Of the reader's own comments since the full minute, the posts. */
  commented: readonly { postId: number }[];
  /** What the reader has written since the full minute, newest first. */
  written: readonly OwnPost[];
  /** Everything they have ever written that is being checked. */
  checks: readonly FoundCheck[];
  /** Their posts that nobody else sees until then. */
  checked: readonly OwnPost[];
}

type OwnPost = Awaited<ReturnType<typeof queryWritten>>[number];

const NO_MARKS: Marks = {
  changed: new Set(),
  hidden: new Set(),
  blocks: [],
  hiddenComments: new Map(),
  reactions: [],
  joined: [],
  takenBack: [],
  commented: [],
  written: [],
  checks: [],
  checked: [],
};

/** The marks of rows that were just read: for who is not known there are none. */
export function readMarks(
  db: Database,
  reader: Reader,
  rows: readonly FeedRow[],
  options: FeedOptions,
): Promise<Marks> | Marks {
  return reader.person ? readMarksSince(db, reader, rows, options) : NO_MARKS;
}

/** The marks of cached rows, in one round trip, with what has changed meanwhile. Nobody is known: only the latter. */
export async function readMarksSince(
  db: Database,
  reader: Reader,
  rows: readonly FeedRow[],
  options: FeedOptions,
): Promise<Marks> {
  const { person } = reader;
  const changes = queryChangesSince(db, rows);
  if (!person) return { ...NO_MARKS, changed: postsIn(await changes) };
  const known = { ...reader, person };
  const [changed, hidden, own, unseen, given, joined, taken, commented, written, checks, checked] =
    await db.batch([
      changes,
      ...queryMarks(db, person.id, rows, shownAsOf(options)),
      queryWritten(db, known, options),
      queryChecks(db, person, options),
      queryChecked(db, known, options),
    ]);
  return {
    changed: postsIn(changed),
    hidden: postsIn(hidden),
    blocks: own,
    hiddenComments: new Map(unseen.map(({ id, postId }) => [id, postId])),
    reactions: given,
    joined,
    takenBack: taken,
    commented,
    written,
    checks,
    checked,
  };
}

/** Ranges where somebody has few of something, and look-ups for each row where there may be many. */
function queryMarks(db: Database, id: number, rows: readonly FeedRow[], asOf: number) {
  const known = rows.map(({ post }) => post.id).toSorted((one, other) => one - other);
  const [oldest, newest] = [known[0] ?? 0, known.at(-1) ?? 0];
  const ids = sql`(${numbers(known)})`;
  const isOwnComment = and(eq(comments.personId, id), isNull(comments.hiddenAt));
  return [
    db
      .select({ postId: hides.postId })
      .from(hides)
      .where(and(eq(hides.personId, id), between(hides.postId, oldest, newest))),
    db
      .select({ blockedId: blocks.blockedId, postId: blocks.postId, fromId: blocks.fromId })
      .from(blocks)
      .where(and(eq(blocks.personId, id), isNull(blocks.endedAt))),
    db
      .select({ id: sql<number>`id`, postId: sql<number>`post_id` })
      .from(hiddenComments(id, { posts: numbers(known), before: firstIdAt(asOf) })),
    db
      .select({
        postId: reactions.postId,
        reaction: reactions.reaction,
        createdAt: reactions.createdAt,
      })
      .from(reactions)
      .where(and(inArray(reactions.postId, ids), eq(reactions.personId, id))),
    db
      .select({ postId: joins.postId, createdAt: joins.createdAt })
      .from(joins)
      .where(and(inArray(joins.postId, ids), eq(joins.personId, id))),
    db
      .select({ postId: takenBack.postId, what: takenBack.what })
      .from(takenBack)
      .where(and(eq(takenBack.personId, id), gte(takenBack.at, asOf))),
    db
      .select({ postId: comments.postId })
      .from(comments)
      .where(and(inArray(comments.postId, ids), gte(comments.id, firstIdAt(asOf)), isOwnComment)),
  ] as const;
}

type KnownReader = Reader & { person: Person };

function queryWritten(db: Database, reader: KnownReader, options: FeedOptions) {
  const isNew = gte(posts.id, firstIdAt(shownAsOf(options)));
  const isOwn = eq(posts.personId, reader.person.id);
  return queryPosts(db, reader, and(isOwn, isNew, isLive(options.now)), options);
}

function queryChecked(db: Database, reader: KnownReader, options: FeedOptions) {
  const { now } = options;
  // Few posts have a case, so only cases are looked up.
  const isChecked = sql`${posts.id} IN (SELECT post_id FROM cases
    WHERE author_id = ${reader.person.id} AND thing = 'post' AND ${isBeingChecked(now)})`;
  return queryPosts(
    db,
    reader,
    and(isChecked, isNotNull(posts.hiddenAt), hasNotEnded(now)),
    options,
  );
}

function queryPosts(
  db: Database,
  reader: KnownReader,
  which: SQL | undefined,
  options: FeedOptions,
) {
  return db
    .select({ ...shownColumns(reader, shownAsOf(options)), tile: posts.tile, reach: posts.reach })
    .from(posts)
    .where(which)
    .orderBy(desc(posts.id));
}
