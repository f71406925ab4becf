import * as v from "valibot";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { readJson } from "#app/http/json.ts";
import { problemReply } from "#app/http/problems.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { refusalReply } from "./replies.ts";

const MOST_KEY = 255;
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

/** The Idempotency-Key of a POST (IETF draft of that name); undefined if there is none. */
export function readOnce(request: Request, now: number): Outcome<Once | undefined, InvalidInput> {
  const key = request.headers.get("Idempotency-Key");
  if (request.method !== "POST" || key === null) return done(undefined);
  if (key.length <= MOST_KEY && VISIBLE_ASCII.test(key)) return done({ key, now });
  return invalidAt("Idempotency-Key", { code: "idempotency-key-wrong", most: MOST_KEY });
}

/** Reads the body of a call, or gives the error reply, with a message for each invalid field. */
export async function readInput<Body>(
  request: Request,
  input: v.GenericSchema<unknown, Body>,
  ordered: readonly string[],
): Promise<{ ok: true; body: Body } | { ok: false; reply: Response }> {
  const json = await readJson(request, ordered);
  if (!json.ok) return { ok: false, reply: refusalReply(json.refusal) };
  const parsed = v.safeParse(input, json.value);
  if (parsed.success) return { ok: true, body: parsed.output };
  const errors = errorsIn(parsed.issues);
  const detail = Object.entries(errors)
    .map(([field, message]) => `${field}: ${message}`)
    .join("; ");
  return { ok: false, reply: problemReply({ status: 422, detail, errors }) };
}

/** The first problem of each field; the body as a whole is called `body`. */
function errorsIn(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    errors[v.getDotPath(issue) ?? "body"] ??= apiProblemText(problemOf(issue));
  }
  return errors;
}
