import { listCases, MOST_COUNTED, type QueuedCase } from "#app/domain/reports/queue.ts";
import { database } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/reports";
import { Clock } from "./clock.tsx";
import { deskMeta } from "./desk-meta.ts";
import { When } from "./facts.tsx";
import { readSearch } from "./fields.ts";
import { Empty, Pages, SearchForm, Tabs } from "./list.tsx";
import { DECISION_NAMES, type ReasonNames } from "./report-names.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query, search } = url;
  const wanted = { isDecided: query.get("status") === "decided", ...readSearch(query) };
  const listed = await listCases(context.get(database), wanted);
  const { reasons } = messagesIn("en", "safety");
  return { query: search, now: Date.now(), reasonNames: reasons, ...wanted, ...listed };
}

export function meta() {
  return deskMeta("Reports");
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { query, isDecided, words, page, cases, total, now, reasonNames } = loaderData;
  const counted = total > MOST_COUNTED ? `${MOST_COUNTED}+` : total;
  return (
    <>
      <div className="card-title">
        <h1>Reports</h1>
        <a className="quiet-link" href="/desk/reports/log">
          Every step
        </a>
      </div>
      <SearchForm query={query} label="Words in what was reported" words={words} />
      <Tabs
        query={query}
        chosen={isDecided ? "decided" : ""}
        tabs={[
          { status: "", name: "Open", count: isDecided ? undefined : counted },
          { status: "decided", name: "Decided", count: isDecided ? counted : undefined },
        ]}
      />
      {cases.length === 0 && (
        <Empty words={words} page={page}>
          {isDecided
            ? "Nothing has been decided yet."
            : "Nothing has been reported. Time for chai."}
        </Empty>
      )}
      <ul className="cards">
        {cases.map((queued) => (
          <li key={queued.id}>
            <CaseCard queued={queued} now={now} reasonNames={reasonNames} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={total} />
    </>
  );
}

interface CaseCardProps {
  queued: QueuedCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
}

function CaseCard({ queued, now, reasonNames }: CaseCardProps) {
  const { id, thing, text, photoCount, reasons, reportCount, decision, decidedAt } = queued;
  return (
    <article className="card">
      <div className="card-title">
        <h2>
          <a href={`/desk/reports/${id}`}>
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
      <p className="facts">
        <span>
          {reportCount} {reportCount === 1 ? "report" : "reports"}:{" "}
          {reasons.map((reason) => reasonNames[reason]).join(", ")}
        </span>
        {photoCount > 0 && <span>{photoCount === 1 ? "1 photo" : `${photoCount} photos`}</span>}
      </p>
      <p className="words beginning" lang={textLanguage(text)}>
        {text}
      </p>
    </article>
  );
}
