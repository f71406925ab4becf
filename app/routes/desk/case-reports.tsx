import type { FiledReport, ShownRecord } from "#app/domain/reports/filed.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { When } from "./facts.tsx";
import type { ReasonNames } from "./report-names.ts";

interface CaseReportsProps {
  /** The path and query to which the forms are sent; undefined for the page's own. */
  action?: string;
  reports: FiledReport[];
  score: number;
  reasonNames: ReasonNames;
}

/** If there are more reports than this, the rest are folded away, so that everything else about the case stays near. */
const MOST_OPEN = 3;

/**
 * The reports, how reliable their reporters have been, and what can be done about them; empty if nobody reported it. If
 * there are many, those with words come first, with a count of each reason.
 */
export function CaseReports({ action, reports, score, reasonNames }: CaseReportsProps) {
  if (reports.length === 0) return null;
  const isMore = reports.filter(({ abusiveAt }) => abusiveAt === null).length > 1;
  const list = (listed: readonly FiledReport[]) => (
    <ul className="filed">
      {listed.map((report) => (
        <li key={report.id}>
          <Filed report={report} name={reasonNames[report.reason]} action={action} />
        </li>
      ))}
    </ul>
  );
  const [first, others] = foldedApart(reports);
  return (
    <section className="card">
      <h2>Reports (total weight {score})</h2>
      {others.length > 0 && <p>{countsByReason(reports, reasonNames)}</p>}
      {list(first)}
      {others.length > 0 && (
        <details>
          <summary className="button">{others.length} more reports</summary>
          {list(others)}
        </details>
      )}
      {isMore && (
        <ReportForm report={null} action={action}>
          <input type="hidden" name="upTo" value={Math.max(...reports.map(({ id }) => id))} />
          <button className="button" name="act" value="abusive">
            All of them were abusive
          </button>
        </ReportForm>
      )}
    </section>
  );
}

/** Those to read first, and those that are folded away: at least two, or none. */
function foldedApart(reports: FiledReport[]): [open: FiledReport[], folded: FiledReport[]] {
  if (reports.length <= MOST_OPEN + 1) return [reports, []];
  const sorted = reports.toSorted((a, b) => Number(a.words === "") - Number(b.words === ""));
  return [sorted.slice(0, MOST_OPEN), sorted.slice(MOST_OPEN)];
}

/** "Harassment or hate 5, Something else 4", the most frequent first. */
function countsByReason(reports: readonly FiledReport[], reasonNames: ReasonNames): string {
  return [...Map.groupBy(reports, ({ reason }) => reason)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${reasonNames[reason]} ${length}`)
    .join(", ");
}

interface FiledProps {
  report: FiledReport;
  name: string;
  action: string | undefined;
}

const DETECTED = "Nobody sent it: Shield by Project Arachnid recognised a photo.";

function Filed({ report, name, action }: FiledProps) {
  const { id, words, weight, createdAt, abusiveAt, reporter } = report;
  return (
    <>
      <p id={`report-${id}`}>
        <b>{name}</b>{" "}
        <span className="hint">
          weight {weight}, <When time={createdAt} />
        </span>
      </p>
      {words !== "" && (
        <p className="words" lang={textLanguage(words)}>
          {words}
        </p>
      )}
      <p className="hint">
        {senderText(report)}
        {abusiveAt !== null && " This one was found abusive."}
      </p>
      {!report.isDetected && (
        <ReportForm report={id} action={action}>
          <button
            className="button"
            name="act"
            value={abusiveAt === null ? "abusive" : "not-abusive"}
            aria-describedby={`report-${id}`}
          >
            {abusiveAt === null ? "It was abusive" : "It wasn’t abusive"}
          </button>
          {reporter && (
            <button
              className="button"
              name="act"
              value={reporter.hasEnded ? "allow-reporting" : "end-reporting"}
              aria-describedby={`report-${id}`}
            >
              {reporter.hasEnded ? "Let them report again" : "End their reporting"}
            </button>
          )}
        </ReportForm>
      )}
    </>
  );
}

function senderText({ isDetected, reporter }: FiledReport): string {
  if (isDetected) return DETECTED;
  return reporter ? recordText(reporter) : "We no longer know who sent it.";
}

function recordText({ filed, upheld, overruled, abusive, mayHide, hasEnded }: ShownRecord): string {
  const counts = `${filed} in all, ${upheld} right, ${overruled} wrong, ${abusive} abusive`;
  const standing = mayHide ? "with standing" : "without standing";
  return `Reports from this person: ${counts}; ${hasEnded ? "their reporting was ended" : standing}.`;
}

interface ReportFormProps {
  report: number | null;
  action: string | undefined;
  children: React.ReactNode;
}

function ReportForm({ report, action, children }: ReportFormProps) {
  return (
    <form className="actions" method="post" action={action}>
      <input type="hidden" name="report" value={report ?? ""} />
      {children}
    </form>
  );
}
