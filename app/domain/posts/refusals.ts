import type { KeyReused } from "#app/domain/idempotency/perform-once.ts";
import type { Full, InvalidInput, TooMany } from "#app/domain/outcome.ts";
import type { AskedFirst } from "#app/domain/word-rules/refusals.ts";
import type { Banned, TooNew } from "#app/domain/people/refusals.ts";

/** It was published before and has been removed since. It is not published again. */
interface Gone {
  reason: "gone";
}

/** The thing is their own, and this can only be done to what others wrote. */
export interface OwnThing {
  reason: "own-thing";
}

/** So many new blocks were made in the last day. The next may come after `retryAfter` seconds. */
interface TooManyBlocks {
  reason: "too-many-blocks";
  most: number;
  retryAfter: number;
}

export type BlockRefusal = OwnThing | TooManyBlocks;

/** Why the words of a post cannot be changed: it has a comment, is too old, or there is another reason not to. */
interface NotEditable {
  reason: "answered" | "too-late" | "not-editable";
}

export type EditRefusal = NotEditable | AskedFirst;

/** The help has come already. */
interface Helped {
  reason: "helped";
}

export type JoinRefusal = OwnThing | Helped;

/** The last places of a thread are kept for people with standing, which this person has after `retryAfter` seconds. */
interface PlacesKept {
  reason: "places-kept";
  retryAfter: number;
}

export type SendingRefusal = Gone | Banned | TooMany | TooNew;

export type PublishRefusal = SendingRefusal | KeyReused | AskedFirst;
export type CommentRefusal = PublishRefusal | PlacesKept | Full;

export type PostRefusal = BlockRefusal | CommentRefusal | EditRefusal | InvalidInput | JoinRefusal;
