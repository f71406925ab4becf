import { listAppeals, type QueuedAppeal } from "#app/domain/appeals/queue.ts";
import { database } from "#app/http/context.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import type { Route } from "./+types/appeals";
import { Clock } from "./clock.tsx";
import { deskMeta } from "./desk-meta.ts";
import { When } from "./facts.tsx";
import { readSearch } from "./fields.ts";
import { Empty, Pages, SearchForm, Tabs } from "./list.tsx";
import { AGAINST_NAMES, OUTCOME_NAMES } from "./report-names.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams: query, search } = url;
  const wanted = { isDecided: query.get("status") === "decided", ...readSearch(query) };
  const listed = await listAppeals(context.get(database), wanted);
  return { query: search, now: Date.now(), ...wanted, ...listed };
}

export function meta() {
  return deskMeta("Appeals");
}

export default function Appeals({ loaderData }: Route.ComponentProps) {
  const { query, isDecided, words, page, appeals, total, now } = loaderData;
  return (
    <>
      <h1>Appeals</h1>
      <SearchForm query={query} label="Words in appeals and what they’re about" words={words} />
      <Tabs
        query={query}
        chosen={isDecided ? "decided" : ""}
        tabs={[
          { status: "", name: "Open", count: isDecided ? undefined : total },
          { status: "decided", name: "Answered", count: isDecided ? total : undefined },
        ]}
      />
      {appeals.length === 0 && (
        <Empty words={words} page={page}>
          {isDecided
            ? "No appeal has been answered yet."
            : "Nobody has asked for a second look. Time for chai."}
        </Empty>
      )}
      <ul className="cards">
        {appeals.map((appeal) => (
          <li key={appeal.id}>
            <AppealCard appeal={appeal} now={now} />
          </li>
        ))}
      </ul>
      <Pages query={query} page={page} total={total} />
    </>
  );
}

function AppealCard({ appeal, now }: { appeal: QueuedAppeal; now: number }) {
  const { id, caseId, thing, against, againstBy, words, outcome, decidedAt } = appeal;
  return (
    <article className="card">
      <h2>
        <a href={`/desk/appeals/${id}`}>
          Appeal {id}: {against === "ban" ? "a ban" : `a ${thing}`}, case {caseId}
        </a>
      </h2>
      {decidedAt === null ? (
        <Clock openedAt={appeal.openedAt} dueAt={appeal.dueAt} now={now} />
      ) : (
        <p className="facts">
          <span>
            {outcome !== null && OUTCOME_NAMES[outcome]}: {appeal.decidedBy}{" "}
            <When time={decidedAt} />
          </span>
        </p>
      )}
      <p className="facts">
        <span>
          {AGAINST_NAMES[against]} by {againstBy} <When time={appeal.againstAt} />
        </span>
      </p>
      <p className="words beginning" lang={textLanguage(words)}>
        {words}
      </p>
    </article>
  );
}
