import type { LoaderFunctionArgs } from "react-router";
import type * as v from "valibot";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { done, type Outcome, type Refusal, type TooMany } from "#app/domain/outcome.ts";
import { admitMember } from "#app/http/access.ts";
import { purgeMenu } from "#app/http/context.ts";
import { problemReply } from "#app/http/problems.ts";
import { provesItsSession } from "#app/http/sessions.ts";
import { readInput, readOnce } from "./bodies.ts";
import { jsonReply, refusalReply } from "./replies.ts";

/** One method of one path: its description, and how it is answered. */
export interface Call {
  description: CallDescription;
  answer: (args: LoaderFunctionArgs) => Promise<Response>;
}

/** What of a call the description of the API tells. */
export interface CallDescription {
  /** What it does, in a sentence. */
  summary: string;
  /** Who may call it: everybody, or who works for the shop. */
  access: "anybody" | "member";
  /** What it takes, if it takes a body. */
  takes?: { input: v.GenericSchema; example: unknown };
  gives: { status: 200 | 201; shape: v.GenericSchema; example: unknown };
  /** Whether an Idempotency-Key counts, where its method is POST. */
  takesKey: boolean;
  /** The headers of its reply that a caller needs. */
  tells: string[];
  /** The statuses of its problems. */
  problems: number[];
}

/** What every call with a body works with. */
interface Work extends LoaderFunctionArgs {
  /** Where the caller named the call by an Idempotency-Key. */
  once: Once | undefined;
}

/** What a member's call works with. */
interface MemberWork extends Work {
  /** The shop that the caller works for. */
  shopId: string;
}

/** A call with a body: what it takes and gives, and the one function of a room that it is for. */
interface BodyCall<Body, Value> {
  summary: string;
  takes: { input: v.GenericSchema<unknown, Body>; example: unknown };
  /** The paths in the body whose order counts (see parseOrderedJson). */
  ordered?: readonly string[];
  gives: CallDescription["gives"];
  /** The body of the reply. */
  show: (value: Value) => unknown;
  /** Further headers of the reply. */
  headersOf?: (value: Value) => HeadersInit;
  /** What is not there where nothing is found. */
  missing?: string;
}

type Done<Value> = Promise<Outcome<Value, Refusal> | undefined>;

const OF_EVERY_BODY = [400, 403, 413, 415, 422, 500];

/** A call by which who works for a shop changes its menu. Done, it has the caches drop that. */
export function memberCall<Body, Value>(
  call: BodyCall<Body, Value> & { perform: (work: MemberWork, body: Body) => Done<Value> },
): Call {
  const { summary, takes, gives } = call;
  const problems = [...OF_EVERY_BODY, 401, 404];
  return {
    description: { summary, access: "member", takes, gives, takesKey: true, tells: [], problems },
    async answer(args) {
      const { request, context, params } = args;
      if (!provesItsSession(request)) return unproven();
      const admitted = await admitMember(request, context, params["shopId"]);
      if ("why" in admitted) return problemReply({ status: admitted.status, detail: admitted.why });
      const { shopId } = admitted;
      const reply = await answerBody(call, { request, takesKey: true }, (once, body) =>
        call.perform({ ...args, shopId, once }, body),
      );
      if (reply.ok) context.get(purgeMenu)(shopId);
      return reply;
    },
  };
}

/** A call that everybody may make, as often as `count` allows. */
export function publicCall<Body, Value>(
  call: BodyCall<Body, Value> & {
    perform: (work: Work, body: Body) => Done<Value>;
    count?: (args: LoaderFunctionArgs) => Promise<Outcome<unknown, TooMany>>;
    /** The call that begins a session has none to prove, may be refused it, and is never done twice. */
    beginsSession?: boolean;
  },
): Call {
  const { summary, takes, gives, beginsSession = false } = call;
  const problems = [...OF_EVERY_BODY, 429, ...(beginsSession ? [401] : [])];
  const takesKey = !beginsSession;
  const tells = beginsSession ? ["Set-Cookie", "X-XSRF-TOKEN"] : [];
  return {
    description: { summary, access: "anybody", takes, gives, takesKey, tells, problems },
    async answer(args) {
      if (!beginsSession && !provesItsSession(args.request)) return unproven();
      const counted = await call.count?.(args);
      if (counted && !counted.ok) return refusalReply(counted.refusal);
      const { request } = args;
      return answerBody(call, { request, takesKey }, (once, body) =>
        call.perform({ ...args, once }, body),
      );
    },
  };
}

async function answerBody<Body, Value>(
  { takes, ordered = [], gives, show, headersOf, missing = "Not found" }: BodyCall<Body, Value>,
  { request, takesKey }: { request: Request; takesKey: boolean },
  perform: (once: Once | undefined, body: Body) => Done<Value>,
): Promise<Response> {
  const once = takesKey ? readOnce(request, Date.now()) : done(undefined);
  if (!once.ok) return refusalReply(once.refusal);
  const read = await readInput(request, takes.input, ordered);
  if (!read.ok) return read.reply;
  const outcome = await perform(once.value, read.body);
  if (!outcome) return problemReply({ status: 404, detail: missing });
  if (!outcome.ok) return refusalReply(outcome.refusal);
  const { value } = outcome;
  return jsonReply(show(value), { status: gives.status, headers: headersOf?.(value) ?? {} });
}

function unproven(): Response {
  return problemReply({
    status: 403,
    detail: "X-XSRF-TOKEN must say what the cookie XSRF-TOKEN says",
  });
}
