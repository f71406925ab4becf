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

export type RefusalMessages = Messages<{
  compose: Catalogue["compose"];
  writing: Catalogue["writing"];
  problems: Catalogue["postProblems"];
}>;

const TEXTS: {
  [R in Unpublished as R["reason"]]: (refusal: R, messages: RefusalMessages) => string;
} = {
  "age-unknown": ({ leastAge }, { writing }) => writing.refused.ageUnknown({ age: leastAge }),
  banned: ({ because, days }, { writing }) => writing.refused.banned({ because, days }),
  "too-new": (refusal, { writing }) => tooNewText(refusal, writing),
  "own-thing": (_, { writing }) => writing.refused.ownThing,
  "not-posted": (_, { writing }) => writing.draft.notPosted,
  "too-many": ({ retryAfter }, { writing }) => waitText(retryAfter, writing),
  "too-many-blocks": ({ most }, { writing }) => writing.refused.tooManyBlocks({ most }),
  "too-many-reports": (_, { writing }) =>
    writing.refused.tooManyReports({ email: brand.safetyEmail }),
  "reporting-ended": (_, { writing }) =>
    writing.refused.reportingEnded({ email: brand.grievanceEmail }),
  helped: (_, { writing }) => writing.refused.helped,
  full: ({ most }, { writing }) => writing.refused.full({ most }),
  "places-kept": ({ retryAfter }, { writing }) =>
    writing.refused.placesKept({ hours: Math.ceil(retryAfter / 3600) }),
  gone: (_, { writing }) => writing.refused.gone,
  "key-reused": (_, { writing }) => writing.refused.keyReused,
  "too-large": (_, { writing }) => writing.refused.tooLarge,
  answered: (_, { writing }) => writing.refused.answered,
  "too-late": (_, { writing }) => writing.refused.tooLate,
  "not-editable": (_, { writing }) => writing.refused.notEditable,
  "asked-first": (asked, { writing }) => questionText(asked, writing),
  "wrong-code": (_, { writing }) => writing.refused.wrongCode,
  "not-empty": (_, { writing }) => writing.refused.notEmpty,
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

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === "number";
const isNumberIfAny: Check = (value) => value === undefined || isNumber(value);
const isString: Check = (value) => typeof value === "string";
const isFound: Check = (value) => Array.isArray(value) && value.every(isFinding);

function isFinding(value: unknown): boolean {
  const { of, words } = Object(value) as Record<string, unknown>;
  return isString(words) && [...DETECTORS, ...REASONS].some((known) => known === of);
}

/** The values in the text of each refusal. Without a library for input: every page of the community loads this. */
const VALUES: Record<Unpublished["reason"], Record<string, Check>> = {
  "age-unknown": { leastAge: isNumber },
  banned: { because: isString, days: isNumber },
  "too-new": {
    of: (value) => ["network", "crowd", "posts", "squares"].some((known) => known === value),
    retryAfter: isNumber,
  },
  "own-thing": {},
  "not-posted": {},
  "too-many": { retryAfter: isNumber },
  "too-many-blocks": { most: isNumber },
  "too-many-reports": {},
  "reporting-ended": {},
  helped: {},
  full: { most: isNumber },
  "places-kept": { retryAfter: isNumber },
  gone: {},
  "key-reused": {},
  "too-large": {},
  answered: {},
  "too-late": {},
  "not-editable": {},
  "asked-first": { mark: isString, found: isFound },
  "wrong-code": {},
  "not-empty": {},
  "invalid-input": { code: isString, most: isNumberIfAny, count: isNumberIfAny },
};

/** Whether this release has a text for the refusal, with all its values. Another release may have stored it. */
function hasText(refusal: Refusal | undefined): refusal is Unpublished {
  if (!refusal || !Object.hasOwn(VALUES, refusal.reason)) return false;
  const values = refusal as unknown as Record<string, unknown>;
  const checks = VALUES[refusal.reason as Unpublished["reason"]];
  return Object.entries(checks).every(([name, isRight]) => isRight(values[name]));
}

/** What was wrong with a stored post, in words; for a refusal without a text, only that the post was not published. */
export function storedProblemText(problem: StoredProblem, messages: RefusalMessages): string {
  if ("words" in problem) return problem.words;
  const { refusal } = problem;
  return refusalText(hasText(refusal) ? refusal : { reason: "not-posted" }, messages);
}

/** Minutes are rounded up, and from an hour on, hours. */
function waitText(seconds: number, { refused }: RefusalMessages["writing"]): string {
  const minutes = minutesToWait(seconds);
  return minutes < 60
    ? refused.waitMinutes({ minutes })
    : refused.waitHours({ hours: Math.ceil(minutes / 60) });
}

function tooNewText({ of, retryAfter }: TooNew, { refused }: RefusalMessages["writing"]): string {
  if (of === "crowd") return refused.tooNew.crowd({ hours: Math.ceil(retryAfter / 3600) });
  return refused.tooNew[of]({ minutes: minutesToWait(retryAfter) });
}

/** The question whether to send it like this, with what was found and why it matters. */
function questionText({ found }: AskedFirst, { asked }: RefusalMessages["writing"]): string {
  const sentences = found.map(({ of, words }) => asked.found[of]({ words }));
  return [asked.question, ...sentences].join(" ");
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
