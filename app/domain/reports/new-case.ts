import { cases } from "#app/db/moderation-schema.ts";
import type { Thing } from "#app/domain/posts/things.ts";
import { timeOfId } from "#app/domain/posts/time-ordered-id.ts";

/** What a thing is called among the subjects of cases, each of which has one. */
export function subjectOf({ thing, postId, commentId, photo }: Thing): string {
  if (thing === "comment") return `comment ${commentId}`;
  return thing === "photo" ? `photo ${postId}/${photo}` : `post ${postId}`;
}

/** A case about a thing as it is at `now`, without what made somebody open it. */
export function newCase(thing: Thing, now: number) {
  const { text, venue, kind, tile, photos, postId, commentId, authorId } = thing;
  const createdAt = timeOfId(commentId ?? postId);
  return {
    subject: subjectOf(thing),
    thing: thing.thing,
    postId,
    commentId,
    authorId,
    snapshot: { text, venue, kind, tile, createdAt, photos },
    openedAt: now,
  } satisfies Partial<typeof cases.$inferInsert>;
}
