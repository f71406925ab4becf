import { and, eq, type SQL } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, hides, joins, posts, reactions } from "#app/db/community-schema.ts";
import { conversations, cornerAlerts } from "#app/db/conversations-schema.ts";
import type { Database } from "#app/db/database.ts";
import { reports } from "#app/db/moderation-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { queryChecks } from "#app/domain/posts/checks.ts";
import { hasNotEnded } from "#app/domain/posts/live.ts";
import { appealsOf, bansOf, decisionsOf } from "./own-decisions.ts";

/** The queries for all that the product holds of somebody, in the order in which `exportOwnData` reads their rows. */
export function readsOf(db: Database, { id }: Person, now: number) {
  const isInTime = hasNotEnded(now);
  return [
    db
      .select()
      .from(posts)
      .where(and(eq(posts.personId, id), isInTime)),
    commentsOf(db, id, isInTime),
    reactionsOf(db, id, isInTime),
    joinsOf(db, id, isInTime),
    blocksOf(db, id),
    db
      .select({ thread: posts.publicId })
      .from(hides)
      .innerJoin(posts, eq(posts.id, hides.postId))
      .where(and(eq(hides.personId, id), isInTime)),
    db
      .select({ reason: reports.reason, words: reports.words, at: reports.createdAt })
      .from(reports)
      .where(eq(reports.reporterId, id)),
    decisionsOf(db, id, now),
    bansOf(db, id),
    appealsOf(db, id),
    db
      .select({ thing: tombstones.thing, id: tombstones.id })
      .from(tombstones)
      .where(eq(tombstones.personId, id)),
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, id)),
    conversationsOf(db, id, isInTime),
    db.select().from(cornerAlerts).where(eq(cornerAlerts.personId, id)),
    queryChecks(db, { id }, { now }),
  ] as const;
}

function commentsOf(db: Database, personId: number, isInTime: SQL) {
  const { id, postId, text, hiddenAt } = comments;
  return db
    .select({ id, postId, text, hiddenAt, thread: posts.publicId })
    .from(comments)
    .innerJoin(posts, eq(posts.id, postId))
    .where(and(eq(comments.personId, personId), isInTime));
}

export type OwnComment = Awaited<ReturnType<typeof commentsOf>>[number];

function reactionsOf(db: Database, personId: number, isInTime: SQL) {
  return db
    .select({ reaction: reactions.reaction, at: reactions.createdAt, to: posts.publicId })
    .from(reactions)
    .innerJoin(posts, eq(posts.id, reactions.postId))
    .where(and(eq(reactions.personId, personId), isInTime));
}

/** With the thread, unless its post has ended and is gone. */
function blocksOf(db: Database, personId: number) {
  return db
    .select({
      handle: blocks.handle,
      thread: posts.publicId,
      at: blocks.createdAt,
      endedAt: blocks.endedAt,
    })
    .from(blocks)
    .leftJoin(posts, eq(posts.id, blocks.postId))
    .where(eq(blocks.personId, personId));
}

export type OwnBlock = Awaited<ReturnType<typeof blocksOf>>[number];

function joinsOf(db: Database, personId: number, isInTime: SQL) {
  return db
    .select({ at: joins.createdAt, to: posts.publicId })
    .from(joins)
    .innerJoin(posts, eq(posts.id, joins.postId))
    .where(and(eq(joins.personId, personId), isInTime));
}

function conversationsOf(db: Database, personId: number, isInTime: SQL) {
  return db
    .select({
      thread: posts.publicId,
      seenCommentId: conversations.seenCommentId,
      toldAt: conversations.toldAt,
    })
    .from(conversations)
    .innerJoin(posts, eq(posts.id, conversations.postId))
    .where(and(eq(conversations.personId, personId), isInTime));
}

export type OwnConversation = Awaited<ReturnType<typeof conversationsOf>>[number];
