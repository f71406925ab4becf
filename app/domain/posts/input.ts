import * as v from "valibot";
import { boundedText, trimmedText } from "#app/domain/bounded-text.ts";
import { numberAmong } from "#app/domain/number-among.ts";
import { ReachInput, TileInput } from "#app/domain/places/input.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { DEFAULT_LIFETIME, KINDS, LIFETIMES, postLimits, REACTIONS } from "./limits.ts";

const LINE_ENDS_AND_TABS = /\r?\n|\t/g;

/** A trimmed text of at most `most` UTF-16 units, which may hold line ends and tabs. */
export function wordsInput(most: number, { hasLines = true } = {}) {
  return v.pipe(
    trimmedText(most, "words-too-long", "words-missing"),
    v.check(
      (text) =>
        text.isWellFormed() &&
        !hasControlCharacter(hasLines ? text.replaceAll(LINE_ENDS_AND_TABS, "") : text),
      "words-control-characters",
    ),
  );
}

export const KindInput = v.picklist(KINDS, "post-kind-wrong");

/** A new post: its kind, text, perhaps the name of a place, how far it reaches and how long it lives. */
export const PostInput = v.object(
  {
    kind: KindInput,
    text: v.pipe(
      v.optional(wordsInput(postLimits.textLength), ""),
      v.check(isVisible, "words-missing"),
    ),
    venue: v.optional(wordsInput(postLimits.venueLength, { hasLines: false }), ""),
    reach: v.optional(ReachInput, 3),
    hours: v.optional(numberAmong(LIFETIMES, "post-hours-wrong"), DEFAULT_LIFETIME),
    tile: TileInput,
  },
  "post-key-wrong",
);

/** What can be changed of a post. */
export const PostWordsInput = v.object(
  { text: PostInput.entries.text, venue: PostInput.entries.venue },
  "post-key-wrong",
);

export type PostWords = v.InferOutput<typeof PostWordsInput>;

export type NewPost = v.InferOutput<typeof PostInput>;

export const CommentInput = v.pipe(
  v.optional(wordsInput(postLimits.commentLength), ""),
  v.check(isVisible, "words-missing"),
);

export const ReactionInput = v.picklist(REACTIONS, "reaction-unknown");

/** The sender's own key for something that may be sent again: 8 to 64 letters, digits, `-` and `_`. */
export const SendKeyInput = v.pipe(
  boundedText(64, "post-key-wrong"),
  v.regex(/^[\w-]{8,64}$/, "post-key-wrong"),
);
