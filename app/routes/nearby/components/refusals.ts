import type { Problem } from "#app/device/problem.ts";
import type { MoveRefusal } from "#app/domain/own-data/refusals.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import type { WriterRefusal } from "#app/domain/people/refusals.ts";
import type { PostRefusal } from "#app/domain/posts/refusals.ts";
import type { FormRefusal } from "#app/http/forms.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { problemText } from "#app/messages/problem-text.ts";

/** Why something that a neighbour sends may be refused. */
export type WritingRefusal = PostRefusal | WriterRefusal | MoveRefusal | FormRefusal;

/** The texts that refusals are told with, in one language. */
export type RefusalMessages = Messages<Pick<Catalogue, "compose" | "problems">>;

const WORDS: {
  [R in WritingRefusal as R["reason"]]: (refusal: R, messages: RefusalMessages) => string;
} = {
  "age-unknown": ({ leastAge }, { compose }) => compose.refused.ageUnknown({ age: leastAge }),
  banned: ({ because }, { compose }) => compose.refused.banned({ because }),
  "own-thing": (_, { compose }) => compose.refused.ownThing,
  "too-many": ({ retryAfter }, { compose }) => waitWords(retryAfter, compose),
  full: ({ most }, { compose }) => compose.refused.full({ most }),
  gone: (_, { compose }) => compose.refused.gone,
  "key-reused": (_, { compose }) => compose.refused.keyReused,
  "too-large": (_, { compose }) => compose.refused.tooLarge,
  "wrong-code": (_, { compose }) => compose.refused.wrongCode,
  "not-empty": (_, { compose }) => compose.refused.notEmpty,
  "invalid-input": ({ message, most }, { problems }) =>
    problemText(problems, { code: message, most }),
};

/** A refusal as a sentence, in the language of `messages`. */
export function refusalWords(refusal: WritingRefusal, messages: RefusalMessages): string {
  // Each function gets the refusal that it is named after.
  const tell = WORDS[refusal.reason] as (
    refusal: WritingRefusal,
    messages: RefusalMessages,
  ) => string;
  return tell(refusal, messages);
}

/** Minutes are rounded up, and from an hour on, hours. */
function waitWords(seconds: number, { refused }: RefusalMessages["compose"]): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60
    ? refused.waitMinutes({ minutes })
    : refused.waitHours({ hours: Math.ceil(minutes / 60) });
}

/** A refusal as the form shows it. */
export function problemOf(refusal: WritingRefusal, messages: RefusalMessages): Problem {
  return { of: fieldOf(refusal), words: refusalWords(refusal, messages) };
}

function fieldOf(refusal: WritingRefusal): string {
  switch (refusal.reason) {
    case "invalid-input":
      return refusal.path === "image" ? "photos" : refusal.path;
    case "too-large":
      return "photos";
    case "gone":
    case "key-reused":
      return "sendKey";
    case "age-unknown":
      return AGE_FIELD;
    default:
      return "form";
  }
}
