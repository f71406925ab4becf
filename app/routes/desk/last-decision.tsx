import type { LastDecision as Decided } from "#app/domain/reports/undo.ts";
import { indianTimeOfDay } from "./facts.tsx";
import { pathInFlow, type Flow } from "./flow.ts";
import { Key } from "./keys.tsx";
import { DECISION_NAMES } from "./report-names.ts";

interface LastDecisionProps {
  last: Decided | undefined;
  /** How many more were to be decided with it, and were not. */
  left: number;
  flow: Flow;
}

/** What the operator decided a moment ago, with the way back while there is one. */
export function LastDecision({ last, left, flow }: LastDecisionProps) {
  if (!last) return null;
  const { decision, decidedAt, caseIds, undoableUntil } = last;
  return (
    <form className="notice last-decision" method="post" action={pathInFlow(flow)}>
      <p role="status">
        <b>{DECISION_NAMES[decision]}:</b>{" "}
        {caseIds.map((id, index) => (
          <span key={id}>
            {index > 0 && ", "}
            <a href={`/desk/reports/${id}`}>case {id}</a>
          </span>
        ))}
        .
      </p>
      {left > 0 && (
        <p className="alert">
          {left === 1 ? "One more was" : `${left} more were`} left as before: somebody got there
          first, something has changed, or nobody had reported it.
        </p>
      )}
      {undoableUntil !== null && (
        <div className="actions">
          <input type="hidden" name="decidedAt" value={decidedAt} />
          <button className="button" name="act" value="undo" data-key="u">
            Undo <Key name="u" />
          </button>
          <small>
            Until {indianTimeOfDay(undoableUntil, { hasSeconds: true })}; then the author is told.
          </small>
        </div>
      )}
    </form>
  );
}
