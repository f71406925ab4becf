import { and, desc, eq } from "drizzle-orm";
import { blocks } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { done, refused, type Outcome, type OwnThing } from "#app/domain/outcome.ts";
import { findThing, type NamedThing } from "#app/domain/posts/things.ts";
import { newPublicId } from "#app/domain/posts/public-id.ts";
import { handleIn } from "./handles.ts";
import type { Person } from "./people.ts";

/** Who blocks, and what handles are made with. */
interface Blocker {
  person: Person;
  secret: string;
}

/**
 * Blocks whoever wrote the thing, under whatever name: from now on neither sees what the other posts. Says whether that
 * is who wrote the post of the thread. Undefined where the thing is not there; refused where it is one's own.
 */
export async function blockAuthor(
  db: Database,
  { person, secret }: Blocker,
  named: NamedThing,
  { now }: { now: number },
): Promise<Outcome<{ isOfPost: boolean }, OwnThing> | undefined> {
  const thing = await findThing(db, named, { now });
  if (!thing) return undefined;
  const { authorId, postAuthorId } = thing;
  if (authorId === person.id) return refused({ reason: "own-thing" });
  await db
    .insert(blocks)
    .values({
      personId: person.id,
      blockedId: authorId,
      publicId: newPublicId(),
      handle: handleIn(named.thread, authorId, secret).name,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [blocks.personId, blocks.blockedId] });
  return done({ isOfPost: authorId === postAuthorId });
}

/** Somebody who was blocked, by the name under which they were met. */
export interface OwnBlock {
  publicId: string;
  handle: string;
  /** In milliseconds UTC. */
  createdAt: number;
}

/** Whom somebody has blocked, the last first. */
export function listBlocks(db: Database, { id }: Person): Promise<OwnBlock[]> {
  return db
    .select({ publicId: blocks.publicId, handle: blocks.handle, createdAt: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.personId, id))
    .orderBy(desc(blocks.createdAt));
}

/** Takes a block of one's own back; undefined if there is none. */
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
