import type { LoaderFunctionArgs } from "react-router";
import type * as v from "valibot";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import type { Outcome, Refusal, TooMany } from "#app/domain/outcome.ts";
import { admitMember } from "#app/http/access.ts";
import { purgeMenu } from "#app/http/context.ts";
import { problemReply } from "#app/http/problems.ts";
import { provesItsSession } from "#app/http/sessions.ts";
import { readBody, readOnce } from "./bodies.ts";
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
  /** The headers of its reply that a caller needs. */
  headers?: string[];
  /** The statuses of its problems. */
  problems: number[];
}

/** What a call with a body works with. */
export interface At extends LoaderFunctionArgs {
  /** Where the caller named the call by an Idempotency-Key. */
  once: Once | undefined;
}

/** What a member's call works with. */
export interface MemberAt extends At {
  /** The shop that the caller works for. */
  shopId: string;
}

/** A call with a body: what it takes and gives, and the one function of a room that it is for. */
interface BodyCall<Place extends At, Body, Value> {
  summary: string;
  takes: { input: v.GenericSchema<unknown, Body>; example: unknown };
  /** The paths in the body whose order counts (see parseOrderedJson). */
  ordered?: readonly string[];
  gives: CallDescription["gives"];
  perform: (at: Place, body: Body) => Promise<Outcome<Value, Refusal> | undefined | Response>;
  /** The body of the reply. */
  show: (value: Value) => unknown;
  /** Further headers of the reply. */
  headersOf?: (value: Value) => HeadersInit;
  headers?: string[];
  /** What is not there where `perform` finds nothing. */
  missing?: string;
}

const OF_EVERY_BODY = [400, 403, 413, 415, 422, 500];

/** A call by which who works for a shop changes its menu. Done, it has the caches drop that. */
export function memberCall<Body, Value>(call: BodyCall<MemberAt, Body, Value>): Call {
  return {
    description: { ...call, access: "member", problems: [...OF_EVERY_BODY, 401, 404] },
    async answer(args) {
      const { request, context, params } = args;
      if (!provesItsSession(request)) return unproven();
      const admitted = await admitMember(request, context, params["shopId"]);
      if ("why" in admitted) return problemReply({ status: admitted.status, detail: admitted.why });
      const reply = await answerBody(call, { ...args, shopId: admitted.shopId });
      if (reply.ok) context.get(purgeMenu)(admitted.shopId);
      return reply;
    },
  };
}

/** A call that everybody may make, as often as `count` allows. */
export function publicCall<Body, Value>(
  call: BodyCall<At, Body, Value> & {
    count?: (received: LoaderFunctionArgs) => Promise<Outcome<unknown, TooMany>>;
    /** The call that begins a session has none to prove, and may be refused it. */
    beginsSession?: boolean;
  },
): Call {
  const problems = [...OF_EVERY_BODY, 429, ...(call.beginsSession ? [401] : [])];
  return {
    description: { ...call, access: "anybody", problems },
    async answer(args) {
      if (!call.beginsSession && !provesItsSession(args.request)) return unproven();
      const counted = await call.count?.(args);
      if (counted && !counted.ok) return refusalReply(counted.refusal);
      return answerBody(call, args);
    },
  };
}

async function answerBody<Place extends At, Body, Value>(
  call: BodyCall<Place, Body, Value>,
  place: Omit<Place, "once">,
): Promise<Response> {
  const { request } = place as LoaderFunctionArgs;
  const once = readOnce(request, Date.now());
  if (!once.ok) return refusalReply(once.refusal);
  const read = await readBody(request, call.takes.input, call.ordered ?? []);
  if (!read.ok) return read.reply;
  const outcome = await call.perform({ ...place, once: once.value } as Place, read.body);
  if (outcome instanceof Response) return outcome;
  if (!outcome) return problemReply({ status: 404, detail: call.missing ?? "Not found" });
  if (!outcome.ok) return refusalReply(outcome.refusal);
  const headers = call.headersOf?.(outcome.value) ?? {};
  return jsonReply(call.show(outcome.value), { status: call.gives.status, headers });
}

function unproven(): Response {
  return problemReply({
    status: 403,
    detail: "X-XSRF-TOKEN must say what the cookie XSRF-TOKEN says",
  });
}
