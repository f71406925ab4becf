import { data, redirect } from "react-router";
import * as v from "valibot";
import { REASONS } from "#app/domain/reports/limits.ts";
import { MOST_COUNTED } from "#app/domain/desk/search.ts";
import { CASE_STATES, isDecidedState, type CaseState } from "#app/domain/reports/case-states.ts";
import { listCases } from "#app/domain/reports/queue.ts";
import { findLastDecision, undoDecision } from "#app/domain/reports/undo.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { account, database } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Route } from "./+types/reports";
import { CaseCard } from "./case-card.tsx";
import { deskMeta } from "./desk-meta.ts";
import { parseFields, readOwnForm, readSearch } from "./fields.ts";
import { pathInFlow, readFlow, readLeft } from "./flow.ts";
import { LastDecision } from "./last-decision.tsx";
import { Empty, Pages, SearchForm, Tabs } from "./list.tsx";
import { leadToNext } from "./next-case.ts";
import { Start } from "./queue-start.tsx";
import { STATE_NAMES } from "./report-names.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query, search } = url;
  const now = Date.now();
  const db = context.get(database);
  const flow = readFlow(query);
  const state = CASE_STATES.find((each) => each === query.get("status")) ?? "open";
  const wanted = { state, reason: flow.reason, ...readSearch(query) };
  const [listed, last] = await Promise.all([
    listCases(db, { ...wanted, now }),
    findLastDecision(db, context.get(account), { now }),
  ]);
  const { reasons } = messagesIn("en", "safety");
  const isNone = query.has("none");
  const left = readLeft(query);
  return {
    query: search,
    now,
    reasonNames: reasons,
    last,
    left,
    flow,
    isNone,
    // What was asked for just now has its own answer.
    isEmpty: listed.cases.length === 0 && !isNone,
    ...wanted,
    ...listed,
  };
}

const ActInput = v.variant("act", [
  v.object({ act: v.literal("next") }),
  v.object({ act: v.literal("undo"), decidedAt: WholeNumberInput }),
]);

/** Leads to the next case, or undoes what the operator decided last. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const act = parseFields(await readOwnForm(request), ActInput);
  const flow = readFlow(url.searchParams);
  const now = Date.now();
  if (act.act === "next") throw await leadToNext(context, flow, { now });
  const { decidedAt } = act;
  const undoing = { operator: context.get(account), decidedAt };
  const undone = await undoDecision(context.get(database), undoing, { now });
  if (!undone.ok) {
    const problem = "That can’t be undone any more. You can still decide the case again.";
    return data({ problem }, { status: 409 });
  }
  throw redirect(pathInFlow(flow, undone.value.caseIds[0]), 303);
}

export function meta() {
  return deskMeta("Reports");
}

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const { query, state, words, page, cases, total, now, reasonNames, ...more } = loaderData;
  const { last, left, flow, isNone, isEmpty, reason } = more;
  const isDecided = isDecidedState(state);
  const counted = total > MOST_COUNTED ? `${MOST_COUNTED}+` : total;
  const isFiltered = reason !== undefined || (state !== "open" && state !== "decided");
  return (
    <>
      <div className="card-title">
        <h1>Reports</h1>
        <a className="quiet-link" href="/desk/reports/log">
          Every step
        </a>
      </div>
      <LastDecision last={last} left={left} flow={flow} />
      <p className="alert" role="alert">
        {actionData?.problem}
      </p>
      <Start {...{ flow, isNone }} reasonName={reason && reasonNames[reason]} />
      <SearchForm query={query} label="Words in what was reported" words={words}>
        <Filters {...{ state, reason, reasonNames }} />
      </SearchForm>
      <Tabs
        query={query}
        chosen={isDecided ? "decided" : ""}
        tabs={[
          { status: "", name: "Open", count: isDecided ? undefined : counted },
          { status: "decided", name: "Decided", count: isDecided ? counted : undefined },
        ]}
      />
      {isEmpty && (
        <Empty words={words} page={page}>
          {emptyText({ isDecided, isFiltered })}
        </Empty>
      )}
      <ul className="cards">
        {cases.map((queued) => (
          <li key={queued.id}>
            <CaseCard queued={queued} now={now} reasonNames={reasonNames} flow={flow} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={total} />
    </>
  );
}

function emptyText({ isDecided, isFiltered }: { isDecided: boolean; isFiltered: boolean }) {
  if (isFiltered) return "There are no such cases.";
  return isDecided
    ? "Nothing has been decided yet."
    : "Nothing is waiting to be decided. Time for chai.";
}

type FiltersProps = Pick<Route.ComponentProps["loaderData"], "state" | "reason" | "reasonNames">;

function Filters({ state, reason, reasonNames }: FiltersProps) {
  const nameOf = (each: CaseState) => STATE_NAMES[each];
  return (
    <>
      <select name="reason" defaultValue={reason ?? ""} aria-label="Gravest reason reported">
        <option value="">Any reason</option>
        {REASONS.map((each) => (
          <option key={each} value={each}>
            {reasonNames[each]}
          </option>
        ))}
      </select>
      <select name="status" defaultValue={state} aria-label="State">
        {CASE_STATES.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </>
  );
}
