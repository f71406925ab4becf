import type { QueuedCase } from "#app/domain/reports/queue.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CaughtBy } from "./caught-by.tsx";
import { Clock } from "./clock.tsx";
import { When } from "./facts.tsx";
import { pathInFlow, type Flow } from "./flow.ts";
import { DECISION_NAMES, type ReasonNames } from "./report-names.ts";

interface CaseCardProps {
  queued: QueuedCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  flow: Flow;
}

export function CaseCard({ queued, now, reasonNames, flow }: CaseCardProps) {
  const { id, thing, text, photoCount, reasons, reportCount, decision, decidedAt, holder } = queued;
  return (
    <article className="card">
      <div className="card-title">
        <h2>
          <a href={pathInFlow({ ...flow, skipped: [] }, id)}>
            Case {id}: a {thing}
          </a>
        </h2>
        {queued.isChildSafety && <span className="badge danger">Child safety</span>}
      </div>
      {decidedAt === null ? (
        <Clock openedAt={queued.openedAt} dueAt={queued.dueAt} now={now} />
      ) : (
        <p className="facts">
          <span>
            {decision !== null && DECISION_NAMES[decision]} by {queued.decidedBy}{" "}
            <When time={decidedAt} />
          </span>
        </p>
      )}
      <CaughtBy caught={queued.caught} reasonNames={reasonNames} />
      <p className="facts">
        {reportCount > 0 && (
          <span>
            {reportCount} {reportCount === 1 ? "report" : "reports"}
            {reasons.length > 0 && ": "}
            {reasons.map((reason) => reasonNames[reason]).join(", ")}
          </span>
        )}
        {photoCount > 0 && <span>{photoCount === 1 ? "1 photo" : `${photoCount} photos`}</span>}
        {holder !== undefined && <span>{holder} has it</span>}
      </p>
      <p className="words beginning" lang={textLanguage(text)}>
        {text}
      </p>
    </article>
  );
}
