import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { decideAppeal } from "#app/domain/appeals/decide-appeal.ts";
import { APPEAL_OUTCOMES, AppealAnswerInput } from "#app/domain/appeals/input.ts";
import { openAppeal } from "#app/domain/appeals/queue.ts";
import { problemOf } from "#app/domain/problem.ts";
import { account, database } from "#app/http/context.ts";
import { notifyDecidedLater } from "#app/http/notifications.ts";
import { notFound } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import type { Route } from "./+types/appeal";
import { AppealPage } from "./appeal-page.tsx";
import { deskMeta } from "./desk-meta.ts";
import { showCase } from "./shown-case.ts";
import { numberOf, parseFields, readOwnForm, WholeNumberOrNoneInput } from "./fields.ts";

const AnswerInput = v.object({
  outcome: v.picklist(APPEAL_OUTCOMES),
  answer: v.string(),
  decision: v.union([
    v.picklist(["hide", "restore", "remove"]),
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
  ]),
  decidedAt: WholeNumberOrNoneInput,
  bannedAt: WholeNumberOrNoneInput,
});

const PROBLEMS = {
  stale: "Somebody got there first. This is how it looks now; nothing was changed.",
  "own-decision": "You decided this yourself. Another operator has to look at it.",
};

async function open(context: Readonly<RouterContextProvider>, written: string, now: number) {
  const id = numberOf(written);
  const db = context.get(database);
  const appeal = id === undefined ? undefined : await openAppeal(db, context.get(account), id);
  const shown = appeal && (await showCase(context, appeal.caseId, { now }));
  if (!shown) throw notFound("This appeal isn’t here");
  return { appeal, ...shown };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const now = Date.now();
  return { ...(await open(context, params.appeal_id, now)), now };
}

/** Answers the appeal. What was refused comes back with the answer that was typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const appealId = numberOf(params.appeal_id);
  if (appealId === undefined) throw notFound("This appeal isn’t here");
  const { outcome, answer: typed, ...seen } = parseFields(await readOwnForm(request), AnswerInput);
  const answer = v.safeParse(AppealAnswerInput, typed.replaceAll("\r\n", "\n"));
  if (!answer.success) {
    const problem = apiProblemText(problemOf(answer.issues[0]));
    return data({ problem, typed }, { status: 422 });
  }
  const operator = context.get(account);
  const answering = { appealId, outcome, answer: answer.output, seen, operator };
  const decided = await decideAppeal(context.get(database), answering, { now: Date.now() });
  if (!decided) throw notFound("This appeal isn’t here");
  if (!decided.ok) {
    const { reason } = decided.refusal;
    const status = reason === "stale" ? 409 : 403;
    return data({ problem: PROBLEMS[reason], typed }, { status });
  }
  notifyDecidedLater({ request, context }, decided.value.caseId);
  throw redirect(`/desk/appeals/${appealId}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData ? `Appeal ${loaderData.appeal.id}` : "Appeal");
}

export default function Appeal({ loaderData, actionData }: Route.ComponentProps) {
  return <AppealPage {...loaderData} answer={actionData} />;
}
