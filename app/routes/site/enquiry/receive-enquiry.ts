import { data, redirect } from "react-router";
import * as v from "valibot";
import type { Sending } from "#app/domain/enquiries/enquiries.ts";
import { findFieldProblems, type Problem } from "#app/domain/problem.ts";
import { failedPart, language } from "#app/http/context.ts";
import {
  checkSeal,
  countEnquiry,
  countSending,
  sealForm,
  sendingKey,
  type FormSeal,
  type PublicForm,
} from "#app/http/form-guard.ts";
import { noteFailure } from "#app/http/failures.ts";
import { readTexts } from "#app/http/forms.ts";
import type { Received } from "#app/http/limits.ts";
import { retryHeaders, UNAVAILABLE } from "#app/http/replies.ts";
import { localPath } from "#app/messages/languages.ts";
import type { EnquiryRefusal } from "./use-advice.ts";

export interface EnquiryAnswer {
  typed: Record<string, string>;
  problems: Record<string, Problem>;
  /** Where it failed for another reason than its fields. */
  refusal?: EnquiryRefusal;
  seal: FormSeal;
}

interface Enquiry<What extends Record<string, unknown>> {
  form: PublicForm;
  input: v.GenericSchema<unknown, What>;
  store: (what: What, sending: Sending) => Promise<void>;
}

/** A form that is kept redirects to `?sent`, so that a reload sends nothing; otherwise what was typed comes back. */
export async function receiveEnquiry<What extends Record<string, unknown>>(
  { request, context }: Received,
  { form, input, store }: Enquiry<What>,
) {
  const now = Date.now();
  const counted = await countSending(form, { request, context });
  const read = await readTexts(request);
  const typed = read.ok ? read.value : {};
  const back = { typed, problems: {}, seal: sealForm(form, now, typed) };
  if (!counted.ok) return refuse(back, counted.refusal);
  if (!read.ok) return refuse(back, read.refusal);
  const problems = findFieldProblems(input, typed);
  if (Object.keys(problems).length > 0) return answer({ ...back, problems }, { status: 422 });
  const checked = await checkSeal(request, form, typed, { now, fetch });
  if (!checked.ok) return refuse(back, checked.refusal);
  try {
    const what = v.parse(input, typed);
    const sending = { now, key: sendingKey(checked.value, what) };
    const kept = await countEnquiry(form, { request, context }, sending);
    if (!kept.ok) return refuse(back, kept.refusal);
    await store(what, sending);
  } catch (error) {
    noteFailure(error, { request, context });
    const refusal = { reason: "failed" as const };
    return answer({ ...back, refusal }, context.get(failedPart) ? UNAVAILABLE : { status: 500 });
  }
  return redirect(localPath(context.get(language), `/${form}?sent`), 303);
}

type Refused = Exclude<EnquiryRefusal, { reason: "failed" }>;

const STATUSES: Record<Refused["reason"], number> = {
  doubtful: 400,
  "too-many": 429,
  "too-large": 413,
  // Broken as a whole, it has no field that could be corrected.
  "invalid-input": 400,
};

function refuse(back: EnquiryAnswer, refusal: Refused) {
  const status = STATUSES[refusal.reason];
  return answer({ ...back, refusal }, { status, headers: retryHeaders(refusal) });
}

function answer(reply: EnquiryAnswer, init: ResponseInit) {
  return data(reply, init);
}
