import { and, eq } from "drizzle-orm";
import { blocks, comments, posts, pushSubscriptions, reactions } from "#app/db/community-schema.ts";
import type { Database } from "#app/db/database.ts";
import { reports } from "#app/db/moderation-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { hasNotEnded } from "#app/domain/posts/live.ts";
import { photoName } from "#app/domain/posts/photos.ts";
import { timeOfId } from "#app/domain/posts/time-ordered-id.ts";

/** All that is kept of a neighbour and has not ended at `now`, as an object that can be written as JSON. Times are in UTC (ISO 8601). */
export async function exportOwnData(db: Database, person: Person, { now }: { now: number }) {
  const [ownPosts, ownComments, ownReactions, ownBlocks, ownReports, subscriptions] =
    await db.batch(readsOf(db, person, now));
  const { bannedAt, banReason, confirmedAge } = person;
  return {
    exportedAt: written(now),
    you: {
      since: written(person.createdAt),
      lastSeen: written(person.lastSeenAt),
      confirmedAge,
      shutOut: bannedAt === null ? null : { since: written(bannedAt), why: banReason },
    },
    posts: ownPosts.map(exportedPost),
    comments: ownComments.map(({ id, text, below }) => ({
      text,
      below: linkTo(below),
      postedAt: written(timeOfId(id)),
    })),
    reactions: ownReactions.map(({ reaction, at, to }) => ({
      reaction,
      to: linkTo(to),
      at: written(at),
    })),
    blocks: ownBlocks.map(({ handle, createdAt }) => ({ handle, at: written(createdAt) })),
    reports: ownReports.map(({ reason, words, at }) => ({ reason, words, at: written(at) })),
    notifications: subscriptions.map(({ endpoint, tile, createdAt }) => ({
      endpoint,
      helpAround: tile === null ? null : writeTile(tile),
      since: written(createdAt),
    })),
  };
}

function readsOf(db: Database, { id }: Person, now: number) {
  const isInTime = hasNotEnded(now);
  return [
    db
      .select()
      .from(posts)
      .where(and(eq(posts.personId, id), isInTime)),
    db
      .select({ id: comments.id, text: comments.text, below: posts.publicId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(eq(comments.personId, id), isInTime)),
    db
      .select({ reaction: reactions.reaction, at: reactions.createdAt, to: posts.publicId })
      .from(reactions)
      .innerJoin(posts, eq(posts.id, reactions.postId))
      .where(and(eq(reactions.personId, id), isInTime)),
    db.select().from(blocks).where(eq(blocks.personId, id)),
    db
      .select({ reason: reports.reason, words: reports.words, at: reports.createdAt })
      .from(reports)
      .where(eq(reports.reporterId, id)),
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, id)),
  ] as const;
}

function exportedPost(post: typeof posts.$inferSelect) {
  return {
    link: linkTo(post.publicId),
    kind: post.kind,
    text: post.text,
    venue: post.venue,
    square: writeTile(post.tile),
    reachKm: post.reach,
    postedAt: written(timeOfId(post.id)),
    endsAt: written(post.expiresAt),
    isHidden: post.hiddenAt !== null,
    isResolved: post.resolvedAt !== null,
    photos: post.photos.map(({ type, width, height }, index) => ({
      link: `/images/${photoName(post.publicId, index, type)}`,
      width,
      height,
    })),
  };
}

function linkTo(publicId: string): string {
  return `/nearby/posts/${publicId}`;
}

function written(time: number): string {
  return new Date(time).toISOString();
}
