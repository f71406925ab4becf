import * as v from "valibot";
import { boundedText, trimmedText } from "#app/domain/bounded-text.ts";
import { numberAmong } from "#app/domain/number-among.ts";
import { ReachInput, TileInput } from "#app/domain/places/input.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { DEFAULT_LIFETIME, KINDS, LIFETIMES, postLimits, REACTIONS, type Kind } from "./limits.ts";
import { momentIn } from "./times.ts";

const LINE_ENDS_AND_TABS = /\r?\n|\t/g;

/** A trimmed text of at most `most` characters, which may hold line ends and tabs. */
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

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function isDate(day: string): boolean {
  const at = DATE.test(day) ? Date.parse(day) : Number.NaN;
  // Browsers read 30 February as 2 March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** A date, 2026-11-28, and a time of day, 18:30, in India; a browser may add seconds. Empty where none is said. */
const whenFields = {
  kind: KindInput,
  day: v.optional(
    v.pipe(
      trimmedText(10, "post-time-wrong"),
      v.check((day) => day === "" || isDate(day), "post-time-wrong"),
    ),
    "",
  ),
  time: v.optional(
    v.pipe(
      trimmedText(12, "post-time-wrong"),
      v.transform((time) => time.slice(0, 5)),
      v.check((time) => time === "" || TIME.test(time), "post-time-wrong"),
    ),
    "",
  ),
};

const fields = {
  ...whenFields,
  text: v.pipe(
    v.optional(wordsInput(postLimits.textLength), ""),
    v.check(isVisible, "words-missing"),
  ),
  venue: v.optional(wordsInput(postLimits.venueLength, { hasLines: false }), ""),
  reach: v.optional(ReachInput, 3),
  hours: v.optional(numberAmong(LIFETIMES, "post-hours-wrong"), DEFAULT_LIFETIME),
  tile: TileInput,
};

interface When {
  kind: Kind;
  day: string;
  time: string;
}

/** A plan has a time, and no time is without its day. An update has neither, whatever its form sends. */
function isWhole({ kind, day, time }: When): boolean {
  return kind === "update" || (day !== "" && time !== "") || (kind === "help" && time === "");
}

function withMoment<Said extends When>({ day, time, ...said }: Said) {
  return { ...said, startsAt: said.kind === "update" ? null : momentIn({ day, time }) };
}

/** The moment that a post is about, which is null where none is said. */
export const WhenInput = v.pipe(
  v.object(whenFields, "post-key-wrong"),
  v.forward(
    v.check((said) => isWhole(said), "post-time-missing"),
    ["time"],
  ),
  v.transform((said) => withMoment(said)),
);

/**
 * A new post: its kind, text, perhaps the name of a place, how far it reaches, how long it lives, and of plans and help
 * the moment that they are about (`times.ts`).
 */
export const PostInput = v.pipe(
  v.object(fields, "post-key-wrong"),
  v.forward(
    v.check((said) => isWhole(said), "post-time-missing"),
    ["time"],
  ),
  v.transform((said) => withMoment(said)),
);

/** The mark of words that their writer wants to send as they are; of no words where it is none. */
export const AsItIsInput = v.fallback(v.pipe(v.string(), v.maxLength(64)), "");

/** What can be changed of a post. */
export const PostWordsInput = v.object(
  { text: fields.text, venue: fields.venue, asItIs: AsItIsInput },
  "post-key-wrong",
);

export type PostWords = Pick<NewPost, "text" | "venue">;

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

/** A new post under its sender's key. */
export const SentPostInput = v.pipe(
  v.object({ sendKey: SendKeyInput, asItIs: AsItIsInput, ...fields }, "post-key-wrong"),
  v.forward(
    v.check((said) => isWhole(said), "post-time-missing"),
    ["time"],
  ),
  v.transform((said) => withMoment(said)),
);
