import type { LoaderFunctionArgs } from "react-router";
import type * as v from "valibot";
import type { Once } from "#app/domain/idempotency/perform-once.ts";
import { done, type Outcome, type TooMany } from "#app/domain/outcome.ts";
import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import { checkShopAccess, type AccessDenial } from "#app/http/access.ts";
import { keepForHistory } from "#app/http/menu-history.ts";
import { problemReply, type ProblemDetails } from "#app/http/problems.ts";
import { provesItsSession } from "#app/http/sessions.ts";
import { readInput, readOnce } from "./bodies.ts";
import { jsonReply, refusalReply, type ApiRefusal } from "./replies.ts";

export interface Call {
  description: CallDescription;
  answer: (args: LoaderFunctionArgs) => Promise<Response>;
}

export interface CallDescription {
  summary: string;
  access: "anybody" | "member";
  takes?: { input: v.GenericSchema; example: unknown };
  gives: { status: 200 | 201; shape: v.GenericSchema; example: unknown };
  /** Whether a POST may carry an Idempotency-Key. */
  takesKey: boolean;
  tells: string[];
  problems: number[];
}

interface Work extends LoaderFunctionArgs {
  /** The Idempotency-Key, if the caller sent one. */
  once: Once | undefined;
}

interface MemberWork extends Work {
  shopId: string;
}

interface BodyCall<Body, Value> {
  summary: string;
  takes: { input: v.GenericSchema<unknown, Body>; example: unknown };
  /** The paths in the body whose key order counts (see parseOrderedJson). */
  ordered?: readonly string[];
  gives: CallDescription["gives"];
  show: (value: Value) => unknown;
  headersOf?: (value: Value) => HeadersInit;
  missing?: string;
}

type Done<Value> = Promise<Outcome<Value, ApiRefusal> | undefined>;

const OF_EVERY_BODY = [400, 403, 413, 415, 422, 500, 503];

/** A call by which a member of a shop changes its menu. */
export function memberCall<Body, Value>(
  call: BodyCall<Body, Value> & {
    perform: (work: MemberWork, body: Body) => Done<Value>;
    deletes?: (body: Body) => Deleted;
  },
): Call {
  const { summary, takes, gives } = call;
  const problems = [...OF_EVERY_BODY, 401, 404];
  return {
    description: { summary, access: "member", takes, gives, takesKey: true, tells: [], problems },
    async answer(args) {
      const { request, context, params } = args;
      if (!provesItsSession(request)) return unproven();
      const access = await checkShopAccess(request, context, params["shopId"]);
      if ("why" in access) return problemReply(ACCESS_DENIED[access.why]);
      const { shopId, member } = access;
      return answerBody(call, { request, takesKey: true }, async (once, body) => {
        await keepForHistory(context, shopId, { editor: member, deleted: call.deletes?.(body) });
        return call.perform({ ...args, shopId, once }, body);
      });
    },
  };
}

/** A call that everybody may make, as often as `count` allows. */
export function publicCall<Body, Value>(
  call: BodyCall<Body, Value> & {
    perform: (work: Work, body: Body) => Done<Value>;
    count?: (args: LoaderFunctionArgs) => Promise<Outcome<unknown, TooMany>>;
    /** The login: there is no session to prove yet, it may be refused with 401, and it is never replayed. */
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

const ACCESS_DENIED: Record<AccessDenial, ProblemDetails> = {
  "not-logged-in": { status: 401, detail: "You are not logged in" },
  operator: { status: 403, detail: "You are logged in as an operator" },
  "other-shop": { status: 403, detail: "This menu belongs to another shop" },
};

function unproven(): Response {
  return problemReply({
    status: 403,
    detail: "X-XSRF-TOKEN must say what the cookie XSRF-TOKEN says",
  });
}
