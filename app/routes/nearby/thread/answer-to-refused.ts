import { AGE_FIELD } from "#app/domain/people/input.ts";
import {
  formProblemOf,
  type RefusalMessages,
  type WritingRefusal,
} from "#app/routes/nearby/components/refusals.ts";
import { answerTo, type ThreadAnswer } from "#app/routes/nearby/components/thread-answer.ts";

/** The answer to a form that was refused. Somebody who was not asked for their age yet is asked now. */
export function answerToRefused(
  fields: Record<string, string>,
  refusal: WritingRefusal,
  messages: RefusalMessages,
): ThreadAnswer {
  const refused = formProblemOf(refusal, messages);
  if (refusal.reason !== "age-unknown") return answerTo(fields, refused);
  const { leastAge } = refusal;
  const isAsked = fields[AGE_FIELD] !== undefined;
  const asked = { of: AGE_FIELD, words: messages.compose.age.ask({ age: leastAge }) };
  return answerTo(fields, isAsked ? refused : asked, leastAge);
}
