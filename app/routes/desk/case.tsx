import { data, redirect } from "react-router";
import { listAppealsOfCase } from "#app/domain/appeals/queue.ts";
import type { Stale } from "#app/domain/outcome.ts";
import { claimCase } from "#app/domain/reports/claims.ts";
import type { DecisionRefusal } from "#app/domain/reports/refusals.ts";
import { findLastDecision } from "#app/domain/reports/undo.ts";
import { account, database, stores } from "#app/http/context.ts";
import { notifyDecidedLater } from "#app/http/notifications.ts";
import { isPrefetch } from "#app/http/prefetch.ts";
import { notFound } from "#app/http/replies.ts";
import type { Route } from "./+types/case";
import { readActOnCase } from "./case-acts.ts";
import { CasePage } from "./case-page.tsx";
import { deskMeta } from "./desk-meta.ts";
import { indianTimeOfDay } from "./facts.tsx";
import { numberOf, readOwnForm } from "./fields.ts";
import { pathInFlow, readFlow, readLeft } from "./flow.ts";
import { leave, readLeaving } from "./leave-case.ts";
import { leadToNext, undoTime } from "./next-case.ts";
import { statusOf } from "./refusals.ts";
import { showCase } from "./shown-case.ts";

/** Whoever opens an open case has it for ten minutes, unless another operator has. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const id = numberOf(params.case_id);
  const now = Date.now();
  const db = context.get(database);
  const operator = context.get(account);
  if (id !== undefined && !isPrefetch(request))
    await claimCase(db, { caseId: id, operator }, { now });
  const shown = id === undefined ? undefined : await showCase(context, id, { now });
  if (!shown) throw notFound("This case isn’t here");
  const [appeals, last] = await Promise.all([
    listAppealsOfCase(db, shown.opened.case.id),
    findLastDecision(db, operator, { now }),
  ]);
  const left = readLeft(url.searchParams);
  const { username } = operator;
  return { ...shown, appeals, last, left, now, username, flow: readFlow(url.searchParams) };
}

/**
 * Decides the case and leads to the next one, leaves it, bans its author, or judges its reports. What was refused comes back
 * with the reason that was typed.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const caseId = numberOf(params.case_id);
  if (caseId === undefined) throw notFound("This case isn’t here");
  const form = await readOwnForm(request);
  const flow = readFlow(url.searchParams);
  const leaving = readLeaving(form);
  if (leaving) throw await leave(context, { ...leaving, caseId }, flow);
  const act = readActOnCase(form);
  const { reason, rule, readyReason } = act;
  const typed = { reason, rule, readyReason, also: form.getAll("also").map(String) };
  if (!act.ok) {
    const { problem, isOfWords } = act;
    return data({ ...typed, problem, isOfTerm: false, isOfWords }, { status: 422 });
  }
  const undoMs = undoTime(context);
  const at = { caseId, moderator: context.get(account), now: Date.now(), undoMs };
  const outcome = await act.perform(context.get(stores), at);
  if (!outcome) throw notFound("This case isn’t here, or we no longer know its author");
  if (!outcome.ok) {
    const { isOfTerm } = act;
    const answer = { ...typed, problem: problemText(outcome.refusal), isOfTerm, isOfWords: false };
    return data(answer, { status: statusOf(outcome.refusal) });
  }
  const { decision, isOfAuthor } = act;
  const led = decision
    ? await leadToNext(context, flow, { now: at.now, ...outcome.value })
    : redirect(pathOfPage(url, caseId), 303);
  // While it can be undone, they are not told.
  if (isOfAuthor && (!decision || undoMs === 0)) notifyDecidedLater({ request, context }, caseId);
  throw led;
}

/** The page whose form was sent: an appeal shows the reports of its case, too. */
function pathOfPage({ searchParams }: URL, caseId: number): string {
  const appealId = numberOf(searchParams.get("appeal") ?? "");
  return appealId === undefined
    ? pathInFlow(readFlow(searchParams), caseId)
    : `/desk/appeals/${appealId}`;
}

function problemText(refusal: Stale | DecisionRefusal): string {
  if (refusal.reason === "stale")
    return "Somebody got there first. This is how it looks now; nothing was changed.";
  if (refusal.reason === "own-decision")
    return "The author has asked for a second look at your decision, and another operator has to answer. Until then, you can only show it again.";
  const { by, until } = refusal;
  return `${by} has this case now, until ${indianTimeOfDay(until)} or until they leave it. Nothing was changed, and what you typed is still here.`;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { id, thing } = loaderData?.opened.case ?? {};
  return deskMeta(id === undefined ? "Report" : `Case ${id}: a ${thing}`);
}

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  return <CasePage {...loaderData} answer={actionData} />;
}
