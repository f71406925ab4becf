import { and, eq, isNotNull, not, sql, type SQL } from "drizzle-orm";
import { blocks } from "#app/db/blocks-schema.ts";
import { comments, hides, joins, posts, reactions } from "#app/db/community-schema.ts";
import { conversations, cornerAlerts } from "#app/db/conversations-schema.ts";
import { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import { cases, reports } from "#app/db/moderation-schema.ts";
import { tombstones } from "#app/db/tombstones-schema.ts";
import type { Person } from "#app/domain/people/people.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { hasNotEnded, isHeldForChild } from "#app/domain/posts/live.ts";
import { photoName } from "#app/domain/posts/photos.ts";
import { timeOfId } from "#app/domain/posts/time-ordered-id.ts";

/** Makes full addresses of threads and photos. */
interface Links {
  linkTo: (thread: string) => string;
  linkToPhoto: (name: string) => string;
}

/**
 * Everything about a neighbour that has not ended, ready for JSON, times in UTC (ISO 8601). Leaves out keys and codes,
 * and undecided reports, of which nobody is warned. Removed posts that still count towards quotas show only the time.
 */
export async function exportOwnData(
  db: Database,
  person: Person,
  links: Links,
  { now }: { now: number },
) {
  const [
    ownPosts,
    ownComments,
    ownReactions,
    ownJoins,
    ownBlocks,
    hidden,
    ownReports,
    decided,
    removed,
    browsers,
    ownConversations,
    [alert],
  ] = await db.batch(readsOf(db, person, now));
  const { linkTo } = links;
  return {
    exportedAt: written(now),
    you: exportedPerson(person),
    posts: ownPosts.map((post) => exportedPost(post, links)),
    comments: ownComments.map(({ id, text, thread }) => ({
      text,
      post: linkTo(thread),
      postedAt: written(timeOfId(id)),
    })),
    reactions: ownReactions.map(({ reaction, at, to }) => ({
      reaction,
      to: linkTo(to),
      at: written(at),
    })),
    joined: ownJoins.map(({ at, to }) => ({ to: linkTo(to), at: written(at) })),
    blocks: ownBlocks.map((each) => exportedBlock(each, links)),
    hidden: hidden.map(({ thread }) => linkTo(thread)),
    reports: ownReports.map(({ reason, words, at }) => ({ reason, words, at: written(at) })),
    decisions: decided.map(({ at, ...decision }) => ({ ...decision, at: writtenIfAny(at) })),
    removed: removed.map(({ thing, id }) => ({ thing, sentAt: written(timeOfId(id)) })),
    notifications: browsers.map(exportedBrowser),
    conversations: ownConversations.map((each) => exportedConversation(each, links)),
    toldOfTheNextPost: alert ? exportedAlert(alert) : null,
  };
}

function readsOf(db: Database, { id }: Person, now: number) {
  const isInTime = hasNotEnded(now);
  return [
    db
      .select()
      .from(posts)
      .where(and(eq(posts.personId, id), isInTime, not(isHeldForChild))),
    db
      .select({ id: comments.id, text: comments.text, thread: posts.publicId })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(and(eq(comments.personId, id), isInTime)),
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
    db
      .select({
        thing: cases.thing,
        text: sql<string>`${cases.snapshot} ->> '$.text'`.as("text"),
        decision: cases.decision,
        reason: cases.reason,
        at: cases.decidedAt,
      })
      .from(cases)
      .where(and(eq(cases.authorId, id), isNotNull(cases.decidedAt))),
    db
      .select({ thing: tombstones.thing, id: tombstones.id })
      .from(tombstones)
      .where(eq(tombstones.personId, id)),
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, id)),
    conversationsOf(db, id, isInTime),
    db.select().from(cornerAlerts).where(eq(cornerAlerts.personId, id)),
  ] as const;
}

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

type OwnBlock = Awaited<ReturnType<typeof blocksOf>>[number];

function exportedBlock({ handle, thread, at, endedAt }: OwnBlock, { linkTo }: Links) {
  const takenBack = writtenIfAny(endedAt);
  return { handle, in: thread === null ? null : linkTo(thread), at: written(at), takenBack };
}

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
    .where(and(eq(conversations.personId, personId), isInTime, not(isHeldForChild)));
}

type OwnConversation = Awaited<ReturnType<typeof conversationsOf>>[number];

function exportedConversation({ thread, seenCommentId, toldAt }: OwnConversation, links: Links) {
  return {
    post: links.linkTo(thread),
    seenCommentsUpTo: seenCommentId === 0 ? null : written(timeOfId(seenCommentId)),
    lastNotified: writtenIfAny(toldAt),
  };
}

function exportedPerson({ createdAt, lastSeenAt, remindedAt, seenDecisionAt, ...person }: Person) {
  const { bannedAt, banReason, confirmedAge } = person;
  return {
    since: written(createdAt),
    lastSeen: written(lastSeenAt),
    confirmedAge,
    remindedOfTheRules: writtenIfAny(remindedAt),
    shownDecisionsUpTo: writtenIfAny(seenDecisionAt),
    banned: bannedAt === null ? null : { since: written(bannedAt), reason: banReason },
  };
}

function exportedPost(post: typeof posts.$inferSelect, { linkTo, linkToPhoto }: Links) {
  return {
    link: linkTo(post.publicId),
    kind: post.kind,
    text: post.text,
    venue: post.venue,
    square: writeTile(post.tile),
    reachKm: post.reach,
    postedAt: written(timeOfId(post.id)),
    startsAt: writtenIfAny(post.startsAt),
    endsAt: written(post.expiresAt),
    isHidden: post.hiddenAt !== null,
    isResolved: post.resolvedAt !== null,
    photos: post.photos.map(({ type, width, height }, index) => ({
      link: linkToPhoto(photoName(post.publicId, index, type)),
      width,
      height,
    })),
  };
}

function exportedBrowser(browser: typeof pushSubscriptions.$inferSelect) {
  const { endpoint, tile, quietFrom, quietTo, timeZone, language } = browser;
  const { createdAt, sentOn, sentCount } = browser;
  return {
    endpoint,
    helpAround: tile === null ? null : writeTile(tile),
    quietMinutesOfTheDay: { from: quietFrom, to: quietTo },
    timeZone,
    language,
    since: written(createdAt),
    lastSent: sentCount === 0 ? null : { on: written(sentOn), count: sentCount },
  };
}

function exportedAlert({ tile, askedAt, metAt, toldAt }: typeof cornerAlerts.$inferSelect) {
  return {
    around: writeTile(tile),
    askedAt: written(askedAt),
    somebodyPostedBefore: writtenIfAny(metAt),
    notifiedAt: writtenIfAny(toldAt),
  };
}

function writtenIfAny(time: number | null): string | null {
  return time === null ? null : written(time);
}

function written(time: number): string {
  return new Date(time).toISOString();
}
