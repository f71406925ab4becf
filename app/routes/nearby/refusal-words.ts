import type {
  AgeUnknown,
  Banned,
  Full,
  Gone,
  InvalidInput,
  KeyReused,
  NotEmpty,
  OwnThing,
  TooLarge,
  TooMany,
  WrongCode,
} from "#app/domain/outcome.ts";
import { waitInWords } from "./words.ts";

/** Why something that a neighbour sends may be refused. */
export type WritingRefusal =
  | AgeUnknown
  | Banned
  | Full
  | Gone
  | InvalidInput
  | KeyReused
  | NotEmpty
  | OwnThing
  | TooLarge
  | TooMany
  | WrongCode;

/** What is said of each refusal. */
const WORDS: { [R in WritingRefusal as R["reason"]]: (refusal: R) => string } = {
  "age-unknown": ({ leastAge }) =>
    `Only those who are ${leastAge} or older may write here. You can go on reading.`,
  banned: ({ because }) => `Our moderators have shut you out: ${because}`,
  "own-thing": () => "This is your own. You can delete it at any time.",
  "too-many": ({ retryAfter }) =>
    `That is a lot in a short time. The next one can go in ${waitInWords(retryAfter)}.`,
  full: ({ most }) => `There are ${most} comments here already, and there is room for no more.`,
  gone: () => "This was posted before, and is gone since. It is not posted again.",
  "key-reused": () =>
    "It was posted as you first wrote it. What you have changed since is still here: you can post it as well.",
  "too-large": () => "This is too large to send. Try with less, or with fewer photos.",
  "wrong-code": () =>
    "This code is not good: it may be mistyped, used already, older than 10 minutes, or made on this phone.",
  "not-empty": () =>
    "This phone has posts or comments of its own. Delete its data first, then use the code.",
  "invalid-input": wordsOn,
};

/** A refusal in a plain sentence for who was refused. */
export function refusalWords(refusal: WritingRefusal): string {
  // Each function gets the refusal of its own name.
  const tell = WORDS[refusal.reason] as (refusal: WritingRefusal) => string;
  return tell(refusal);
}

/** What is said of a field is a sentence already; of a photo and of the form as a whole it is not. */
function wordsOn({ path, message }: InvalidInput): string {
  if (path === "image") return `A photo ${message}.`;
  return path === "form" ? "Something in the form is missing or wrong." : message;
}
