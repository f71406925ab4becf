import { and, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { blocks, formerBlocks } from "#app/db/blocks-schema.ts";
import type { Database } from "#app/db/database.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { handleOfCommenter } from "#app/domain/people/handles.ts";
import type { Person } from "#app/domain/people/people.ts";
import { DAY_MS } from "#app/durations.ts";
import { BLOCKS_A_DAY } from "./limits.ts";
import { newPublicId } from "./public-id.ts";
import type { BlockRefusal } from "./refusals.ts";
import type { At } from "./live.ts";
import { shownAsOf } from "./shared-pages.ts";
import { toMinute } from "./minutes.ts";
import { findThing, type NamedThing, type Thing } from "./things.ts";
import { firstIdAt } from "./time-ordered-id.ts";

interface Blocker {
  person: Person;
  secret: string;
}

export interface Blocked {
  /** Whether the blocked author also wrote the post. */
  isOfPost: boolean;
  /** The public id of the block, by which it is taken back; undefined where this thread had one already. */
  block: string | undefined;
}

/**
 * Blocks whoever wrote a thing: in its thread, and what they write from the full minute on, of a shop all boards. May be
 * repeated. Undefined where the thing is gone; refused for one's own, and after ten new blocks in a day.
 */
export async function blockAuthor(
  db: Database,
  blocker: Blocker,
  named: NamedThing,
  at: At,
): Promise<Outcome<Blocked, BlockRefusal> | undefined> {
  const thing = await findThing(db, named, at);
  if (!thing) return undefined;
  const { postId, authorId, postAuthorId } = thing;
  const { person } = blocker;
  if (authorId === person.id) return refused({ reason: "own-thing" });
  const publicId = newPublicId();
  const own = eq(blocks.personId, person.id);
  const [made, there, ofDay] = await db.batch([
    insertBlock(db, { ...blocker, publicId }, { ...thing, thread: named.thread }, at),
    db
      .select({ publicId: blocks.publicId })
      .from(blocks)
      .where(
        and(own, eq(blocks.blockedId, authorId), eq(blocks.postId, postId), isNull(blocks.endedAt)),
      ),
    db
      .select({ createdAt: blocks.createdAt })
      .from(blocks)
      .where(and(own, gt(blocks.createdAt, at.now - DAY_MS)))
      .orderBy(desc(blocks.createdAt)),
  ]);
  if (there.length === 0) {
    const oldest = ofDay[BLOCKS_A_DAY - 1]?.createdAt ?? at.now;
    const retryAfter = Math.ceil((oldest + DAY_MS - at.now) / 1000);
    return refused({ reason: "too-many-blocks", most: BLOCKS_A_DAY, retryAfter });
  }
  const block = made.meta.changes > 0 ? publicId : undefined;
  return done({ isOfPost: authorId === postAuthorId, block });
}

/** Inserts nothing where this thread has one already, or the day has had enough, those taken back included. */
function insertBlock(
  db: Database,
  { person, secret, publicId }: Blocker & { publicId: string },
  { authorId, postId, shop, ...thing }: Thing & { thread: string },
  at: At,
) {
  const commenter = { ...thing, personId: authorId, authorId: thing.postAuthorId };
  const handle = shop ?? handleOfCommenter(commenter, secret).name;
  const fromId = shop === null ? firstIdAt(shownAsOf(at)) : 0;
  return db
    .insert(blocks)
    .select(
      sql`SELECT ${publicId} AS public_id, ${person.id} AS person_id, ${authorId} AS blocked_id,
          ${postId} AS post_id, ${fromId} AS from_id, ${handle} AS handle,
          ${toMinute(at.now)} AS created_at, NULL AS ended_at
        WHERE (SELECT count(*) FROM thread_blocks
          WHERE person_id = ${person.id} AND created_at > ${at.now - DAY_MS}) < ${BLOCKS_A_DAY}`,
    )
    .onConflictDoNothing();
}

export interface OwnBlock {
  publicId: string;
  handle: string;
  createdAt: number;
}

/** Somebody's blocks, newest first: each thread in which they made one, even if they met the same person twice. */
export function listBlocks(db: Database, { id }: Person): Promise<OwnBlock[]> {
  return db
    .select({ publicId: blocks.publicId, handle: blocks.handle, createdAt: blocks.createdAt })
    .from(blocks)
    .where(and(eq(blocks.personId, id), isNull(blocks.endedAt)))
    .orderBy(desc(blocks.createdAt), blocks.publicId);
}

/** Takes back a block of one's own, and no other of the same person; undefined if there is none. */
export async function unblock(
  db: Database,
  { id }: Person,
  publicId: string,
  { now }: { now: number },
): Promise<{ isUnblocked: true } | undefined> {
  const [{ meta }] = await db.batch([
    db
      .update(blocks)
      .set({ endedAt: toMinute(now) })
      .where(and(eq(blocks.personId, id), eq(blocks.publicId, publicId), isNull(blocks.endedAt))),
    db
      .delete(formerBlocks)
      .where(and(eq(formerBlocks.personId, id), eq(formerBlocks.publicId, publicId))),
  ]);
  return meta.changes > 0 ? { isUnblocked: true } : undefined;
}

/** Copies what the release before has written, or a backup of it brought back, and gives the number copied. */
export async function copyFormerBlocks(db: Database): Promise<{ blocks: number }> {
  const { meta } = await db.run(
    sql`INSERT OR IGNORE INTO thread_blocks
        (public_id, person_id, blocked_id, post_id, from_id, handle, created_at, ended_at)
      SELECT public_id, person_id, blocked_id, 0, 0, handle, created_at - created_at % 60000, NULL
      FROM blocks WHERE public_id NOT IN (SELECT public_id FROM thread_blocks)`,
  );
  return { blocks: meta.changes };
}

/** Removes blocks that were taken back and no longer count towards a day's, and gives their number. */
export async function removeOldBlocks(
  db: Database,
  { now }: { now: number },
): Promise<{ blocks: number }> {
  const isOver = sql`${blocks.endedAt} IS NOT NULL`;
  const { meta } = await db.delete(blocks).where(and(isOver, lte(blocks.createdAt, now - DAY_MS)));
  return { blocks: meta.changes };
}
