import * as v from "valibot";
import { brand } from "#app/brand.ts";
import type { FormProblem, StoredProblem, NotPosted } from "#app/device/form-problem.ts";
import { minutesToWait } from "#app/durations.ts";
import type { Refusal } from "#app/domain/outcome.ts";
import type { MoveRefusal } from "#app/domain/own-data/refusals.ts";
import { AGE_FIELD } from "#app/domain/people/input.ts";
import type { TooNew, WriterRefusal } from "#app/domain/people/refusals.ts";
import type { LimitRefusal } from "#app/domain/reports/refusals.ts";
import type { PostRefusal } from "#app/domain/posts/refusals.ts";
import type { AskedFirst } from "#app/domain/word-rules/refusals.ts";
import { DETECTORS, REASONS } from "#app/domain/word-rules/limits.ts";
import type { FormRefusal } from "#app/http/forms.ts";
import type { Messages } from "#app/messages/bind.ts";
import type { Catalogue } from "#app/messages/en.ts";
import { problemText } from "#app/messages/problem-text.ts";

/** Why something that a neighbour sends may be refused. */
export type WritingRefusal = PostRefusal | WriterRefusal | MoveRefusal | LimitRefusal | FormRefusal;

type Unpublished = WritingRefusal | NotPosted;

export type RefusalMessages = Messages<Pick<Catalogue, "compose" | "problems">>;

const TEXTS: {
  [R in Unpublished as R["reason"]]: (refusal: R, messages: RefusalMessages) => string;
} = {
  "age-unknown": ({ leastAge }, { compose }) => compose.refused.ageUnknown({ age: leastAge }),
  banned: ({ because, days }, { compose }) => compose.refused.banned({ because, days }),
  "too-new": (refusal, { compose }) => tooNewText(refusal, compose),
  "own-thing": (_, { compose }) => compose.refused.ownThing,
  "not-posted": (_, { compose }) => compose.draft.notPosted,
  "too-many": ({ retryAfter }, { compose }) => waitText(retryAfter, compose),
  "too-many-blocks": ({ most }, { compose }) => compose.refused.tooManyBlocks({ most }),
  "too-many-reports": (_, { compose }) =>
    compose.refused.tooManyReports({ email: brand.safetyEmail }),
  "reporting-ended": (_, { compose }) =>
    compose.refused.reportingEnded({ email: brand.grievanceEmail }),
  helped: (_, { compose }) => compose.refused.helped,
  full: ({ most }, { compose }) => compose.refused.full({ most }),
  "places-kept": ({ retryAfter }, { compose }) =>
    compose.refused.placesKept({ hours: Math.ceil(retryAfter / 3600) }),
  gone: (_, { compose }) => compose.refused.gone,
  "key-reused": (_, { compose }) => compose.refused.keyReused,
  "too-large": (_, { compose }) => compose.refused.tooLarge,
  answered: (_, { compose }) => compose.refused.answered,
  "too-late": (_, { compose }) => compose.refused.tooLate,
  "not-editable": (_, { compose }) => compose.refused.notEditable,
  "asked-first": (asked, { compose }) => questionText(asked, compose),
  "wrong-code": (_, { compose }) => compose.refused.wrongCode,
  "not-empty": (_, { compose }) => compose.refused.notEmpty,
  "invalid-input": (invalid, { problems }) => problemText(problems, invalid),
};

/** A refusal as a sentence, in the language of `messages`. */
export function refusalText(refusal: Unpublished, messages: RefusalMessages): string {
  // Each function gets the refusal that it is named after.
  const textOf = TEXTS[refusal.reason] as (
    refusal: Unpublished,
    messages: RefusalMessages,
  ) => string;
  return textOf(refusal, messages);
}

/** The values in the text of each refusal. */
const VALUES: Record<Unpublished["reason"], v.ObjectEntries> = {
  "age-unknown": { leastAge: v.number() },
  banned: { because: v.string(), days: v.number() },
  "too-new": { of: v.picklist(["network", "posts", "squares"]), retryAfter: v.number() },
  "own-thing": {},
  "not-posted": {},
  "too-many": { retryAfter: v.number() },
  "too-many-blocks": { most: v.number() },
  "too-many-reports": {},
  "reporting-ended": {},
  helped: {},
  full: { most: v.number() },
  "places-kept": { retryAfter: v.number() },
  gone: {},
  "key-reused": {},
  "too-large": {},
  answered: {},
  "too-late": {},
  "not-editable": {},
  "asked-first": {
    mark: v.string(),
    found: v.array(v.object({ of: v.picklist([...DETECTORS, ...REASONS]), words: v.string() })),
  },
  "wrong-code": {},
  "not-empty": {},
  "invalid-input": { code: v.string(), most: v.optional(v.number()) },
};

/** Whether this release has a text for the refusal, with all its values. Another release may have stored it. */
function hasText(refusal: Refusal | undefined): refusal is Unpublished {
  if (!refusal || !Object.hasOwn(VALUES, refusal.reason)) return false;
  return v.is(v.object(VALUES[refusal.reason as Unpublished["reason"]]), refusal);
}

/** What was wrong with a stored post, in words; for a refusal without a text, only that the post was not published. */
export function storedProblemText(problem: StoredProblem, messages: RefusalMessages): string {
  if ("words" in problem) return problem.words;
  const { refusal } = problem;
  return refusalText(hasText(refusal) ? refusal : { reason: "not-posted" }, messages);
}

/** Minutes are rounded up, and from an hour on, hours. */
function waitText(seconds: number, { refused }: RefusalMessages["compose"]): string {
  const minutes = minutesToWait(seconds);
  return minutes < 60
    ? refused.waitMinutes({ minutes })
    : refused.waitHours({ hours: Math.ceil(minutes / 60) });
}

function tooNewText({ of, retryAfter }: TooNew, { refused }: RefusalMessages["compose"]): string {
  return refused.tooNew[of]({ minutes: minutesToWait(retryAfter) });
}

/** The question whether to send it like this, with what was found and why it matters. */
function questionText({ found }: AskedFirst, { ask }: RefusalMessages["compose"]): string {
  const sentences = found.map(({ of, words }) => ask.found[of]({ words }));
  return [ask.question, ...sentences].join(" ");
}

/** What to send along with a stored post so that it is taken as it is; undefined unless that was the question. */
export function markOf(problem: StoredProblem | undefined): string | undefined {
  if (!problem || !("refusal" in problem) || !hasText(problem.refusal)) return undefined;
  return problem.refusal.reason === "asked-first" ? problem.refusal.mark : undefined;
}

/** A refusal as the form shows it. */
export function formProblemOf(refusal: WritingRefusal, messages: RefusalMessages): FormProblem {
  const words = refusalText(refusal, messages);
  const asItIs = refusal.reason === "asked-first" ? refusal.mark : undefined;
  return { of: fieldOf(refusal), words, asItIs };
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
