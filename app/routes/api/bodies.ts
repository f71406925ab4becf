import * as v from "valibot";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { done, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { readJson } from "#app/http/json.ts";
import { problemReply } from "#app/http/problems.ts";
import { apiProblems } from "#app/messages/api-problems.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { problemOf, problemText } from "#app/messages/problem-text.ts";
import { refusalReply } from "./replies.ts";

const MOST_KEY = 255;
const VISIBLE_ASCII = /^[\x21-\x7E]+$/;

/** The Idempotency-Key of a POST (IETF draft of that name); undefined if there is none. */
export function readOnce(request: Request, now: number): Outcome<Once | undefined, InvalidInput> {
  const key = request.headers.get("Idempotency-Key");
  if (request.method !== "POST" || key === null) return done(undefined);
  if (key.length <= MOST_KEY && VISIBLE_ASCII.test(key)) return done({ key, now });
  const message = `must be 1 to ${MOST_KEY} visible characters of ASCII`;
  return refused({ reason: "invalid-input", path: "Idempotency-Key", message });
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
  const problems = { ...messagesIn("en", "problems"), ...apiProblems };
  for (const issue of issues) {
    errors[v.getDotPath(issue) ?? "body"] ??= problemText(problems, problemOf(issue));
  }
  return errors;
}
