import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { comments, posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { ifChanged } from "#app/db/if-changed.ts";
import { noteDeletions, type CopyStore } from "#app/domain/copies/deletions.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { noteAddress } from "#app/domain/people/addresses.ts";
import { offerNames } from "#app/domain/people/handles.ts";
import type { Person, Writer } from "#app/domain/people/people.ts";
import { hasStanding, STANDING_AFTER_MS } from "#app/domain/people/standing.ts";
import { judgeWords, queryWordRules, type WordRule } from "#app/domain/word-rules/judge-words.ts";
import { countWritten } from "./address-share.ts";
import { leaveConversations, takePart } from "./conversations.ts";
import { timeOfAppearance } from "./fresh-sessions.ts";
import { postLimits } from "./limits.ts";
import { openCaught } from "./held.ts";
import { hasNotEnded, isLive, isOfNeighbour, isWanted, type At } from "./live.ts";
import { newPublicId } from "./public-id.ts";
import type { CommentRefusal } from "./refusals.ts";
import { leaveTombstones, mayPublish, refusalToPublish } from "./sendings.ts";
import { shownAsOf } from "./shared-pages.ts";
import { firstIdAt, insertWithId } from "./time-ordered-id.ts";

export interface NewComment {
  thread: string;
  text: string;
  sendKey: string;
  /** As `addresses` of `sendings.ts`. */
  addresses?: readonly string[];
  /** As that of a post. */
  asItIs?: string;
}

/**
 * Adds a comment once for each `sendKey` of its author. Others see it `wait` milliseconds later if its author is new.
 * Undefined where its post is gone or not visible to them. Refused for the key of another or removed comment, a banned or
 * too new author, a used-up quota, a post with 300 comments, or with 240 where the author has no standing, and words that
 * are asked about first. What a word rule holds counts nowhere until a moderator has looked.
 */
export async function addComment(
  db: Database,
  author: Writer,
  comment: NewComment,
  { wait = 0, ...at }: At & { wait?: number },
): Promise<Outcome<Added, CommentRefusal> | undefined> {
  const { now } = at;
  const before = await findAnswer(db, author, comment, now);
  if (!isAddable(before)) return before;
  const { thread, text, sendKey, addresses = [], asItIs } = comment;
  const { caught, question } = judgeWords(before.rules, { text }, asItIs);
  if (question) return refused(question);
  const publicId = newPublicId();
  const isOpen = isOpenTo(author, thread, now);
  const may = mayPublish(author, { thing: "comment", sendKey, addresses }, { now });
  const hasRoom = lt(
    posts.commentCount,
    sql`iif(${posts.personId} = ${author.id}, ${postLimits.comments}, ${mostFor(author, now)})`,
  );
  const appearsAt = timeOfAppearance(author, now, wait);
  const source = { person: author, address: addresses[0] };
  const [added] = await insertWithId("comments", appearsAt, (id) =>
    db.batch([
      db
        .insert(comments)
        .select(
          sql`SELECT ${id} AS id, ${publicId} AS public_id, ${posts.id} AS post_id,
              ${author.id} AS person_id, ${sendKey} AS send_key, ${text} AS text, ${caught ? now : null} AS hidden_at, NULL AS flagged_at,
              ${nameFor(author)} AS name
            FROM ${posts} WHERE ${and(isOpen, hasRoom, may)}`,
        )
        .onConflictDoNothing({ target: [comments.personId, comments.sendKey] }),
      db
        .update(posts)
        .set({ commentCount: sql`${posts.commentCount} + ${caught ? 0 : 1}` })
        .where(and(eq(posts.publicId, thread), ifChanged)),
      takePart(db, author, { thread, seenUpTo: Math.min(id, firstIdAt(shownAsOf(at)) - 1) }),
      ...(caught ? openCaught(db, { thing: "comment", publicId }, caught, { now, source }) : []),
      ...countWritten(db, { author, thing: "comment", publicId, addresses }, { now }),
      ...noteAddress(db, author, addresses, { now }),
    ]),
  );
  if (added.meta.changes > 0) return done({ isNew: true, isHeld: caught !== undefined });
  const meanwhile = await findAnswer(db, author, comment, now);
  if (isAddable(meanwhile))
    throw new Error("a comment was not added, and nothing speaks against it");
  return meanwhile;
}

/** The number of the name that somebody has in a thread already, else of one that nobody has there; null for its author. */
function nameFor({ id }: Person): SQL {
  const offered = JSON.stringify(offerNames());
  const own = sql`FROM comments own WHERE own.post_id = ${posts.id} AND own.person_id = ${id} LIMIT 1`;
  const taken = sql`SELECT name FROM comments WHERE post_id = ${posts.id} AND name IS NOT NULL`;
  return sql`CASE WHEN ${posts.personId} = ${id} THEN NULL
    WHEN EXISTS (SELECT 1 ${own}) THEN (SELECT name ${own})
    ELSE (SELECT value FROM json_each(${offered}) WHERE value NOT IN (${taken}) LIMIT 1) END`;
}

interface Added {
  isNew: boolean;
  /** Whether a word rule holds it; not told of one that was there before. */
  isHeld: boolean;
}

interface Addable {
  rules: WordRule[];
}

type Answer = Outcome<Added, CommentRefusal> | undefined;

function isAddable(found: Answer | Addable): found is Addable {
  return found !== undefined && "rules" in found;
}

/** The answer to a comment that is not added: it exists, or it is refused. Else the word rules, read with it. */
async function findAnswer(
  db: Database,
  author: Writer,
  { thread, text, sendKey, addresses }: NewComment,
  now: number,
): Promise<Answer | Addable> {
  const [[post], [sent], rules] = await db.batch([
    db
      .select({ id: posts.id, personId: posts.personId, commentCount: posts.commentCount })
      .from(posts)
      .where(isOpenTo(author, thread, now)),
    db
      .select({ postId: comments.postId, text: comments.text })
      .from(comments)
      .where(and(eq(comments.personId, author.id), eq(comments.sendKey, sendKey))),
    queryWordRules(db),
  ]);
  if (!post) return undefined;
  if (sent) {
    const isSame = sent.postId === post.id && sent.text === text;
    return isSame ? done({ isNew: false, isHeld: false }) : refused({ reason: "key-reused" });
  }
  const refusal = await refusalToPublish(
    db,
    author,
    { thing: "comment", sendKey, addresses },
    { now },
  );
  if (refusal) return refused(refusal);
  const most = post.personId === author.id ? postLimits.comments : mostFor(author, now);
  return post.commentCount < most ? { rules } : refused(refusalWithout(post, author, now));
}

/** Why there is no room: the post has as many comments as it may, or only places that are kept for others. */
function refusalWithout(
  { commentCount }: { commentCount: number },
  { createdAt }: Person,
  now: number,
): CommentRefusal {
  const most = postLimits.comments;
  if (commentCount >= most) return { reason: "full", most };
  const wait = createdAt + STANDING_AFTER_MS - now;
  return { reason: "places-kept", retryAfter: Math.ceil(wait / 1000) };
}

/** How many comments a post may have before this person can add no more, unless the post is theirs. */
function mostFor(person: Person, now: number): number {
  const { comments: most, commentsOfStanding } = postLimits;
  return hasStanding(person, { now }) ? most : most - commentsOfStanding;
}

function isOpenTo(person: Person, thread: string, now: number): SQL | undefined {
  return and(eq(posts.publicId, thread), isLive(now), isOfNeighbour, isWanted({ person }));
}

/** Undefined if not one's own, or its post has ended. Throws where the deletion cannot first be noted for backups. */
export async function deleteComment(
  { db, copies }: { db: Database; copies: CopyStore },
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isDeleted: true } | undefined> {
  const isInTime = sql`${comments.postId} IN (SELECT id FROM ${posts} WHERE ${hasNotEnded(now)})`;
  const own = and(eq(comments.publicId, publicId), eq(comments.personId, id), isInTime);
  if ((await db.$count(comments, own)) === 0) return undefined;
  await noteDeletions(copies, [{ thing: "comment", id: publicId }], { now });
  const ofComment = sql`(SELECT post_id FROM ${comments} WHERE ${own} AND hidden_at IS NULL)`;
  const [, , deleted] = await db.batch([
    db
      .update(posts)
      .set({ commentCount: sql`${posts.commentCount} - 1` })
      .where(eq(posts.id, ofComment)),
    leaveTombstones(db, "comment", own, { now }),
    db.delete(comments).where(own),
    leaveConversations(db, id),
  ]);
  return deleted.meta.changes > 0 ? { isDeleted: true } : undefined;
}
