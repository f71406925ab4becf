import { and, desc, eq } from "drizzle-orm";
import { blocks } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { OwnThing } from "./refusals.ts";
import { findThing, type NamedThing } from "./things.ts";
import { newPublicId } from "./public-id.ts";
import { handleIn } from "#app/domain/people/handles.ts";
import type { Person } from "#app/domain/people/people.ts";

interface Blocker {
  person: Person;
  secret: string;
}

export interface Blocked {
  /** Whether the blocked author also wrote the post. */
  isOfPost: boolean;
  /** The public id of the block, by which it is taken back; undefined where there was one already. */
  block: string | undefined;
}

/** Blocks whoever wrote a thing; may be repeated. Undefined where the thing is gone; refused for one's own. */
export async function blockAuthor(
  db: Database,
  { person, secret }: Blocker,
  named: NamedThing,
  { now }: { now: number },
): Promise<Outcome<Blocked, OwnThing> | undefined> {
  const thing = await findThing(db, named, { now });
  if (!thing) return undefined;
  const { authorId, postAuthorId } = thing;
  if (authorId === person.id) return refused({ reason: "own-thing" });
  const [made] = await db
    .insert(blocks)
    .values({
      personId: person.id,
      blockedId: authorId,
      publicId: newPublicId(),
      handle: thing.shop ?? handleIn(named.thread, authorId, secret).name,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [blocks.personId, blocks.blockedId] })
    .returning({ publicId: blocks.publicId });
  return done({ isOfPost: authorId === postAuthorId, block: made?.publicId });
}

export interface OwnBlock {
  publicId: string;
  handle: string;
  createdAt: number;
}

/** Somebody's blocks, newest first. */
export function listBlocks(db: Database, { id }: Person): Promise<OwnBlock[]> {
  return db
    .select({ publicId: blocks.publicId, handle: blocks.handle, createdAt: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.personId, id))
    .orderBy(desc(blocks.createdAt));
}

/** Removes a block of one's own; undefined if there is none. */
export async function unblock(
  db: Database,
  { id }: Person,
  publicId: string,
): Promise<{ isUnblocked: true } | undefined> {
  const { meta } = await db
    .delete(blocks)
    .where(and(eq(blocks.personId, id), eq(blocks.publicId, publicId)));
  return meta.changes > 0 ? { isUnblocked: true } : undefined;
}
