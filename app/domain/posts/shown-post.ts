import { sql } from "drizzle-orm";
import { posts, type PostPhoto } from "#app/db/community-schema.ts";
import { handleIn, type Handle } from "#app/domain/people/handles.ts";
import { countsAsOf, reactionsAsOf, wordsAsOf } from "./as-of.ts";
import type { OwnSight } from "./checks.ts";
import { toMinute } from "./minutes.ts";
import { REACTIONS, type Kind, type Reaction } from "./limits.ts";
import type { Reader } from "./live.ts";
import type { ShownBoard } from "./shown-board.ts";
import { isShownPhoto, photoName, smallOf } from "./photos.ts";
import { timeOfId } from "./time-ordered-id.ts";

/** `name` is its name under /images/. */
interface ShownPhoto {
  name: string;
  /** The name of its small picture, for lists; missing if the photo itself is small, or no small picture could be made. */
  small?: string;
  /** Its number within the post, from 1, counting hidden ones. */
  number: number;
  width: number;
  height: number;
}

/** A post as neighbours see it. Nothing tells where or exactly when it was written, nor by whom. */
export interface ShownPost {
  publicId: string;
  kind: Kind;
  text: string;
  venue: string;
  photos: ShownPhoto[];
  /** To its author: that photos are still to be scanned, or could not be, and that nobody sees them. */
  unscanned?: "due" | "failed" | undefined;
  handle: Handle;
  isMine: boolean;
  /** To the minute, in milliseconds UTC. */
  postedAt: number;
  endsAt: number;
  /** Whether its author has changed its words since. */
  isEdited: boolean;
  isResolved: boolean;
  /** Whether it stands behind a tap: it was reported and is being checked. */
  isFlagged: boolean;
  /** To its author, in a feed: that it is being checked, and how others see it until then. */
  sight?: OwnSight | undefined;
  /** When a plan begins, or by when help is needed, in milliseconds UTC; null where that is not said. */
  startsAt: number | null;
  /** Of a plan who is in, of a call for help who can help: only how many. */
  joins: { count: number; isMine: boolean };
  commentCount: number;
  /** All of them, in their order: a tab opened before a release, whose script goes on, shows no others. */
  reactions: { reaction: Reaction; count: number; isMine: boolean }[];
  /** Of a shop's post: all that its card shows. */
  board?: ShownBoard;
}

/** What is read of a post whoever looks at it. */
export const postColumns = {
  id: posts.id,
  publicId: posts.publicId,
  personId: posts.personId,
  kind: posts.kind,
  text: posts.text,
  venue: posts.venue,
  photos: posts.photos,
  expiresAt: posts.expiresAt,
  hiddenAt: posts.hiddenAt,
  flaggedAt: posts.flaggedAt,
  resolvedAt: posts.resolvedAt,
  editedAt: posts.editedAt,
  commentCount: posts.commentCount,
  reactionCounts: posts.reactionCounts,
  startsAt: posts.startsAt,
  joinCount: posts.joinCount,
  former: posts.former,
};

/** The columns from which `showPost` makes what this reader may see, with the counts of a full minute. */
export function shownColumns({ person }: Reader, asOf: number) {
  return {
    ...postColumns,
    ...countsAsOf(person?.id ?? null, asOf),
    hasJoined: sql`EXISTS (SELECT 1 FROM joins
      WHERE joins.post_id = posts.id AND joins.person_id = ${person?.id ?? null})`
      .mapWith(Boolean)
      .as("has_joined"),
    // D1 returns no lists, so this is JSON.
    ownReactions: sql`(SELECT json_group_array(own.reaction) FROM reactions own
      WHERE own.post_id = posts.id AND own.person_id = ${person?.id ?? null})`.mapWith(
      (json: string) => JSON.parse(json) as string[],
    ),
  };
}

type ReadPost = Pick<typeof posts.$inferSelect, keyof typeof postColumns> & {
  ownReactions: readonly string[];
  hasJoined: boolean;
  freshReactions: readonly string[];
  lostReactions: readonly string[];
};

/** Turns a row of `shownColumns` into what this reader may see, of others as of the full minute. */
export function showPost(row: ReadPost, reader: Reader, asOf: number): ShownPost {
  const { person, secret } = reader;
  const post = wordsAsOf(row, reader, asOf);
  const { publicId, kind, text, venue, commentCount, startsAt } = post;
  const reactionCounts = reactionsAsOf(post);
  return {
    publicId,
    kind,
    text,
    venue,
    commentCount,
    // Hidden photos have no working address, not even for their author.
    photos: post.hiddenAt === null ? shownPhotos(publicId, post.photos) : [],
    unscanned: post.personId === person?.id ? unscannedOf(post.photos) : undefined,
    handle: handleIn(publicId, post.personId, secret),
    isMine: post.personId === person?.id,
    postedAt: toMinute(timeOfId(post.id)),
    endsAt: toMinute(post.expiresAt),
    isEdited: post.editedAt !== null,
    isResolved: post.resolvedAt !== null,
    // A row that was cached by the release before has none.
    isFlagged: typeof post.flaggedAt === "number",
    startsAt: startsAt === null ? null : toMinute(startsAt),
    joins: { count: post.joinCount, isMine: post.hasJoined },
    reactions: REACTIONS.map((reaction) => ({
      reaction,
      count: reactionCounts[reaction] ?? 0,
      isMine: post.ownReactions.includes(reaction),
    })),
  };
}

function shownPhotos(publicId: string, photos: PostPhoto[]): ShownPhoto[] {
  return photos.flatMap((photo, index) => {
    const { type, width, height, hasSmall } = photo;
    if (!isShownPhoto(photo)) return [];
    const name = photoName(publicId, index, type);
    const small = hasSmall ? { small: smallOf(name) } : {};
    return [{ name, ...small, number: index + 1, width, height }];
  });
}

function unscannedOf(photos: PostPhoto[]): ShownPost["unscanned"] {
  const states = photos.map(({ scan }) => scan);
  return states.find((state) => state === "due") ?? states.find((state) => state !== undefined);
}
