import type { posts } from "#app/db/community-schema.ts";
import type { cornerAlerts } from "#app/db/conversations-schema.ts";
import type { pushSubscriptions } from "#app/db/push-schema.ts";
import type { Database } from "#app/db/database.ts";
import type { Person } from "#app/domain/people/people.ts";
import { writePlace } from "#app/domain/places/post-place.ts";
import { writeTile } from "#app/domain/places/tiles.ts";
import { checkOf, type FoundCheck } from "#app/domain/posts/checks.ts";
import { photoName } from "#app/domain/posts/photos.ts";
import { toMinute } from "#app/domain/posts/minutes.ts";
import { timeOfId } from "#app/domain/posts/time-ordered-id.ts";
import { readyReasonOf } from "#app/domain/reports/rules.ts";
import type { appealsOf, bansOf, decisionsOf } from "./own-decisions.ts";
import { readsOf, type OwnBlock, type OwnComment, type OwnConversation } from "./read-own-data.ts";

/** Makes full addresses of threads and photos. */
interface Links {
  linkTo: (thread: string) => string;
  linkToPhoto: (name: string) => string;
}

/**
 * Everything about a neighbour that has not ended, ready for JSON, times in UTC (ISO 8601). Leaves out keys and codes,
 * and reports of what they wrote that have changed nothing yet. Removed posts that still count towards quotas show only
 * the time.
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
    banned,
    appealed,
    removed,
    browsers,
    ownConversations,
    [alert],
    checks,
  ] = await db.batch(readsOf(db, person, now));
  const { linkTo } = links;
  return {
    exportedAt: written(now),
    you: exportedPerson(person),
    posts: ownPosts.map((post) => exportedPost(post, checks, links)),
    comments: ownComments.map((comment) => exportedComment(comment, checks, links)),
    reactions: ownReactions.map(({ reaction, at, to }) => ({
      reaction,
      to: linkTo(to),
      at: written(at),
    })),
    joined: ownJoins.map(({ at, to }) => ({ to: linkTo(to), at: written(at) })),
    blocks: ownBlocks.map((each) => exportedBlock(each, links)),
    hidden: hidden.map(({ thread }) => linkTo(thread)),
    reports: ownReports.map(({ reason, words, at }) => ({ reason, words, at: written(at) })),
    beingChecked: checks.map(exportedCheck),
    decisions: decided.map(exportedDecision),
    bans: banned.map(exportedBan),
    appeals: appealed.map(exportedAppeal),
    removed: removed.map(({ thing, id }) => ({ thing, sentAt: written(timeOfId(id)) })),
    notifications: browsers.map(exportedBrowser),
    conversations: ownConversations.map((each) => exportedConversation(each, links)),
    toldOfTheNextPost: alert ? exportedAlert(alert) : null,
  };
}

function exportedBlock({ handle, thread, at, endedAt }: OwnBlock, { linkTo }: Links) {
  const takenBack = writtenIfAny(endedAt);
  return { handle, in: thread === null ? null : linkTo(thread), at: written(at), takenBack };
}

function exportedConversation({ thread, seenCommentId, toldAt }: OwnConversation, links: Links) {
  return {
    post: links.linkTo(thread),
    // It is another’s comment, and its minute is all that one may know.
    seenCommentsUpTo: seenCommentId === 0 ? null : written(toMinute(timeOfId(seenCommentId))),
    lastNotified: toldAt === null ? null : written(toMinute(toldAt)),
  };
}

function exportedPerson({ createdAt, lastSeenAt, remindedAt, seenDecisionAt, ...person }: Person) {
  const { bannedAt, bannedUntil, banReason, confirmedAge, reportingEndedAt } = person;
  const { emptiedAt, lastAddressAt } = person;
  return {
    since: written(createdAt),
    lastSeen: written(lastSeenAt),
    confirmedAge,
    remindedOfTheRules: writtenIfAny(remindedAt),
    shownDecisionsUpTo: writtenIfAny(seenDecisionAt),
    reportingEnded: writtenIfAny(reportingEndedAt),
    banned:
      bannedAt === null
        ? null
        : { since: written(bannedAt), until: writtenIfAny(bannedUntil), reason: banReason },
    dataDeleted: writtenIfAny(emptiedAt),
    addressNoted: writtenIfAny(lastAddressAt),
  };
}

function exportedPost(
  post: typeof posts.$inferSelect,
  checks: readonly FoundCheck[],
  { linkTo, linkToPhoto }: Links,
) {
  return {
    link: linkTo(post.publicId),
    kind: post.kind,
    text: post.text,
    venue: post.venue,
    square: writePlace(post.tile),
    reachKm: post.reach,
    postedAt: written(timeOfId(post.id)),
    startsAt: writtenIfAny(post.startsAt),
    endsAt: written(post.expiresAt),
    isHidden: post.hiddenAt !== null,
    isBeingChecked: checkOf(checks, { postId: post.id, commentId: null }) !== undefined,
    isResolved: post.resolvedAt !== null,
    photos: post.photos.map(({ type, width, height }, index) => ({
      link: linkToPhoto(photoName(post.publicId, index, type)),
      width,
      height,
    })),
  };
}

function exportedComment(
  { id, postId, text, thread, hiddenAt }: OwnComment,
  checks: readonly FoundCheck[],
  { linkTo }: Links,
) {
  return {
    text,
    isHidden: hiddenAt !== null,
    isBeingChecked: checkOf(checks, { postId, commentId: id }) !== undefined,
    post: linkTo(thread),
    postedAt: written(timeOfId(id)),
  };
}

function exportedCheck({ thing, text, reasons }: FoundCheck) {
  return { thing, text, reportedAs: reasons };
}

type Decided = Awaited<ReturnType<typeof decisionsOf>>[number];

function exportedDecision({ at, ...decision }: Decided) {
  const readyReason = readyReasonOf(decision.rule, decision.readyReason);
  return { ...decision, readyReason, at: writtenIfAny(at) };
}

function exportedBan({ at, ...ban }: Awaited<ReturnType<typeof bansOf>>[number]) {
  return { ...ban, at: written(at) };
}

function exportedAppeal({
  at,
  dueAt,
  answeredAt,
  ...appeal
}: Awaited<ReturnType<typeof appealsOf>>[number]) {
  const [askedAt, answerBy] = [written(at), written(dueAt)];
  return { ...appeal, at: askedAt, dueAt: answerBy, answeredAt: writtenIfAny(answeredAt) };
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
