import { data, redirect } from "react-router";
import { listAppealsOfCase } from "#app/domain/appeals/queue.ts";
import { openCase } from "#app/domain/reports/queue.ts";
import { account, database, stores } from "#app/http/context.ts";
import { notifyDecidedLater } from "#app/http/notifications.ts";
import { notFound } from "#app/http/replies.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Route } from "./+types/case";
import { readActOnCase } from "./case-acts.ts";
import { CasePage } from "./case-page.tsx";
import { deskMeta } from "./desk-meta.ts";
import { numberOf, readOwnForm } from "./fields.ts";
import { statusOf } from "./refusals.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = numberOf(params.case_id);
  const now = Date.now();
  const opened = id === undefined ? undefined : await openCase(context.get(database), id, { now });
  if (!opened) throw notFound("This case isn’t here");
  const { reasons } = messagesIn("en", "safety");
  const { names } = messagesIn("en", "rules");
  const appeals = await listAppealsOfCase(context.get(database), opened.case.id);
  return { opened, appeals, now, reasonNames: reasons, ruleNames: names };
}

/** Decides the case, bans its author, or judges its reports. What was refused comes back with the reason that was typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const caseId = numberOf(params.case_id);
  if (caseId === undefined) throw notFound("This case isn’t here");
  const act = readActOnCase(await readOwnForm(request));
  if (!act.ok) {
    const { problem, reason, rule } = act;
    return data({ problem, reason, rule, isOfTerm: false }, { status: 422 });
  }
  const at = { caseId, moderator: context.get(account), now: Date.now() };
  const outcome = await act.perform(context.get(stores), at);
  if (!outcome) throw notFound("This case isn’t here, or we no longer know its author");
  if (!outcome.ok) {
    const problem = "Somebody got there first. This is how it looks now; nothing was changed.";
    const { reason, rule, isOfTerm } = act;
    return data({ problem, reason, rule, isOfTerm }, { status: statusOf(outcome.refusal) });
  }
  if (act.isOfAuthor) notifyDecidedLater({ request, context }, caseId);
  throw redirect(`/desk/reports/${caseId}`, 303);
}

export function meta() {
  return deskMeta("Report");
}

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
  return <CasePage {...loaderData} answer={actionData} />;
}
