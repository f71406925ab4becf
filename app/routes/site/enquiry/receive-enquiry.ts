import { data, redirect } from "react-router";
import * as v from "valibot";
import type { Sending } from "#app/domain/enquiries/enquiries.ts";
import type { Refusal } from "#app/domain/outcome.ts";
import { requestId } from "#app/http/context.ts";
import {
  checkSeal,
  countSending,
  sealForm,
  sendingKey,
  type FormSeal,
  type PublicForm,
} from "#app/http/form-guard.ts";
import { readTexts } from "#app/http/forms.ts";
import type { Received } from "#app/http/limits.ts";
import { logError, pathOf } from "#app/http/log.ts";
import { retryHeaders, statusOf } from "#app/http/replies.ts";
import { problemsIn } from "#app/ui/problems-in.ts";
import { adviceFor } from "./advice.ts";

/** What came of a form that was not kept: all that was typed, and what is wrong with it. */
export interface EnquiryAnswer {
  typed: Record<string, string>;
  /** By field. */
  problems: Record<string, string>;
  /** What may help a person, where it failed for another reason than its fields. */
  advice?: string;
  seal: FormSeal;
}

/** A form that anybody may send: what it must hold, and the room that keeps it. */
interface Enquiry<What extends Record<string, unknown>> {
  form: PublicForm;
  input: v.GenericSchema<unknown, What>;
  keep: (what: What, sending: Sending) => Promise<void>;
}

/**
 * Answers a public form: what is kept leads to its page at `?sent`, so that a reload sends nothing again; what
 * is not comes back with everything that was typed.
 */
export async function receiveEnquiry<What extends Record<string, unknown>>(
  { request, context }: Received,
  { form, input, keep }: Enquiry<What>,
) {
  const now = Date.now();
  const counted = await countSending(form, { request, context });
  const read = await readTexts(request);
  const typed = read.ok ? read.value : {};
  const back = { typed, problems: {}, seal: sealForm(form, now, typed) };
  if (!counted.ok) return refuse(back, counted.refusal);
  if (!read.ok) return refuse(back, read.refusal);
  const problems = problemsIn(input, typed);
  if (Object.keys(problems).length > 0) return answer({ ...back, problems }, { status: 422 });
  const checked = await checkSeal(request, form, typed, { now, fetch });
  if (!checked.ok) return refuse(back, checked.refusal);
  try {
    const what = v.parse(input, typed);
    await keep(what, { now, key: sendingKey(checked.value, what) });
  } catch (error) {
    logError(error, { requestId: context.get(requestId), path: pathOf(request) });
    return answer({ ...back, advice: "" }, { status: 500 });
  }
  return redirect(`/${form}?sent`, 303);
}

function refuse(back: EnquiryAnswer, refusal: Refusal) {
  // Broken as a whole it has no field that could be corrected.
  const status = refusal.reason === "invalid-input" ? 400 : statusOf(refusal);
  return answer(
    { ...back, advice: adviceFor(refusal) },
    { status, headers: retryHeaders(refusal) },
  );
}

function answer(reply: EnquiryAnswer, init: ResponseInit) {
  return data(reply, init);
}
