import type { Problem } from "#app/device/problem.ts";
import type { InvalidInput } from "#app/domain/outcome.ts";
import type { MoveRefusal } from "#app/domain/own-data/refusals.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import type { WriterRefusal } from "#app/domain/people/refusals.ts";
import type { PostRefusal } from "#app/domain/posts/refusals.ts";
import type { FormRefusal } from "#app/http/forms.ts";
import { waitInWords } from "./words.ts";

/** Why something that a neighbour sends may be refused. */
export type WritingRefusal = PostRefusal | WriterRefusal | MoveRefusal | FormRefusal;

const WORDS: { [R in WritingRefusal as R["reason"]]: (refusal: R) => string } = {
  "age-unknown": ({ leastAge }) =>
    `Only those who are ${leastAge} or older may write here. You can go on reading.`,
  banned: ({ because }) => `Our moderators have stopped you from posting: ${because}`,
  "own-thing": () => "This is your own. You can delete it at any time.",
  "too-many": ({ retryAfter }) =>
    `That is a lot in a short time. The next one can go in ${waitInWords(retryAfter)}.`,
  full: ({ most }) => `There are ${most} comments here already, and there is room for no more.`,
  gone: () => "This was posted before and has since been removed, so it won’t be posted again.",
  "key-reused": () =>
    "It was posted as you first wrote it. What you have changed since is still here: you can post it as well.",
  "too-large": () => "This is too large to send. Try with less, or with fewer photos.",
  "wrong-code": () =>
    "This code doesn’t work: it may be mistyped, already used, older than 10 minutes, or made on this phone.",
  "not-empty": () =>
    "This phone has posts or comments of its own. Delete its data first, then use the code.",
  "invalid-input": wordsOn,
};

/** A refusal as a sentence for the person. */
export function refusalWords(refusal: WritingRefusal): string {
  // Each function gets the refusal that it is named after.
  const tell = WORDS[refusal.reason] as (refusal: WritingRefusal) => string;
  return tell(refusal);
}

/** The message about a field is a sentence; those about a photo or the whole form are not. */
function wordsOn({ path, message }: InvalidInput): string {
  if (path === "image") return `A photo ${message}.`;
  return path === "form" ? "Something in the form is missing or wrong." : message;
}

export const askAge = (leastAge: number): string =>
  `Please say whether you are ${leastAge} or older`;

/** A refusal as the form shows it. */
export function problemOf(refusal: WritingRefusal): Problem {
  return { of: fieldOf(refusal), words: refusalWords(refusal) };
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
