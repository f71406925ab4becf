import { and, eq, gte, not, sql } from "drizzle-orm";
import { posts } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { Person } from "#app/domain/people/people.ts";
import { judgeWords, queryWordRules } from "#app/domain/word-rules/judge-words.ts";
import { formerAt } from "./as-of.ts";
import type { PostWords } from "./input.ts";
import { isNeverShown, openCaught } from "./held.ts";
import { EDITABLE_MS, HELD_MS } from "./limits.ts";
import { hasNotEnded, isLive, isOfNeighbour, type At } from "./live.ts";
import type { EditRefusal } from "./refusals.ts";
import { shownAsOf } from "./shared-pages.ts";
import { firstIdAt, timeOfId } from "./time-ordered-id.ts";

/**
 * By a comment, also where that is hidden by now, or by who joins: somebody relies on the first words. An answer that its
 * author cannot see yet does not count, or they could tell its moment by trying; nor does one that a word rule kept from
 * everybody.
 */
const isAnswered = (asOf: number) =>
  sql<boolean>`(EXISTS (SELECT 1 FROM joins WHERE joins.post_id = posts.id AND joins.created_at < ${asOf})
    OR EXISTS (SELECT 1 FROM comments WHERE comments.post_id = posts.id
      AND (comments.id < ${firstIdAt(asOf)} OR comments.person_id = posts.person_id)
      AND (comments.hidden_at IS NULL OR NOT EXISTS (SELECT 1 FROM cases
        WHERE subject = 'comment ' || comments.id AND ${isNeverShown}))))`;

/** Whoever judges a report reads the post as it was reported. A case of a comment is not about its words. */
const isReported = sql<boolean>`EXISTS (SELECT 1 FROM cases
  WHERE cases.post_id = posts.id AND cases.comment_id IS NULL)`;

/**
 * Changes the words of one's own post: its text and the name of its place. Repeating it changes nothing. Undefined where
 * there is no such post; refused 15 minutes after it was published, once somebody has answered, and where it was reported
 * or hidden, and where a word rule has them asked first. What one holds is hidden with its new words.
 */
export async function editPost(
  db: Database,
  author: Person,
  { publicId, text, venue, asItIs }: PostWords & { publicId: string; asItIs?: string },
  at: At,
): Promise<Outcome<{ isEdited: boolean }, EditRefusal> | undefined> {
  const { now } = at;
  const { id } = author;
  const source = { person: author, address: author.lastAddress };
  const { caught, question } = judgeWords(await queryWordRules(db), { text, venue }, asItIs);
  if (question) return refused(question);
  const asOf = shownAsOf(at);
  const isOwn = and(eq(posts.publicId, publicId), eq(posts.personId, id), isOfNeighbour);
  const isOpen = and(isLive(now), not(isAnswered(asOf)), not(isReported));
  const isInTime = gte(posts.id, firstIdAt(now - EDITABLE_MS));
  const isOther = sql`(${posts.text}, ${posts.venue}) <> (${text}, ${venue})`;
  const held = { hiddenAt: now, expiresAt: sql`expires_at + iif(kind = 'plan', 0, ${HELD_MS})` };
  const [{ meta }, [post]] = await db.batch([
    db
      .update(posts)
      .set({ text, venue, editedAt: now, former: formerAt(asOf), ...(caught && held) })
      .where(and(isOwn, isOpen, isInTime, isOther)),
    db
      .select({ id: posts.id, text: posts.text, venue: posts.venue, isAnswered: isAnswered(asOf) })
      .from(posts)
      .where(and(isOwn, hasNotEnded(now))),
    ...(caught ? openCaught(db, { thing: "post", publicId }, caught, { now, source }) : []),
  ]);
  if (meta.changes > 0) return done({ isEdited: true });
  if (!post) return undefined;
  if (post.text === text && post.venue === venue) return done({ isEdited: false });
  if (post.isAnswered) return refused({ reason: "answered" });
  const isLate = timeOfId(post.id) < now - EDITABLE_MS;
  return refused({ reason: isLate ? "too-late" : "not-editable" });
}
