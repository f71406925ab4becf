import type { OpenedCase } from "#app/domain/reports/queue.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CaseForm } from "./case-form.tsx";
import { CasePhotos } from "./case-photos.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseTerm } from "./case-term.tsx";
import { Clock } from "./clock.tsx";
import { When } from "./facts.tsx";
import { Steps } from "./steps.tsx";
import { DECISION_NAMES, type ReasonNames } from "./report-names.ts";

interface CasePageProps {
  opened: OpenedCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  answer: { problem: string; reason: string; isOfTerm: boolean } | undefined;
}

export function CasePage({ opened, now, reasonNames, answer }: CasePageProps) {
  const { case: found, was, steps } = opened;
  const { id, thing, decision, decidedAt } = found;
  return (
    <>
      <p>
        <a className="quiet-link" href="/desk/reports">
          ← Reports
        </a>
      </p>
      <div className="card-title">
        <h1>
          Case {id}: a {thing}
        </h1>
        {found.isChildSafety && <span className="badge danger">Child safety</span>}
      </div>
      {decidedAt === null && <Clock openedAt={found.openedAt} dueAt={found.dueAt} now={now} />}
      {decision !== null && (
        <p className="facts">
          <span>
            {decidedAt === null ? `Before: ${DECISION_NAMES[decision]}` : DECISION_NAMES[decision]}{" "}
            by {found.decidedBy} {decidedAt !== null && <When time={decidedAt} />}
          </span>
          {found.reason !== "" && <span>“{found.reason}”</span>}
        </p>
      )}
      <section className="card">
        <h2>As it was</h2>
        <p className="facts">
          <span>
            Posted <When time={was.createdAt} />
          </span>
          {was.venue !== "" && <span>At “{was.venue}”</span>}
        </p>
        <p className="words" lang={textLanguage(was.text)}>
          {was.text}
        </p>
        <CasePhotos id={id} photos={was.photos} isChildSafety={found.isChildSafety} />
      </section>
      <CaseReports reports={opened.reports} score={found.score} reasonNames={reasonNames} />
      <Author opened={opened} />
      <Acts opened={opened} answer={answer} />
      <h2>Every step</h2>
      <Steps steps={steps} />
    </>
  );
}

function Acts({ opened, answer }: Pick<CasePageProps, "opened" | "answer">) {
  const isOfTerm = answer?.isOfTerm === true;
  return (
    <>
      <CaseForm opened={opened} answer={isOfTerm ? undefined : answer} />
      <CaseTerm opened={opened} problem={isOfTerm ? answer.problem : ""} />
    </>
  );
}

function Author({ opened: { case: found, author, earlier, others } }: { opened: OpenedCase }) {
  return (
    <section className="card">
      <h2>Author of case {found.id}</h2>
      {author ? (
        <p className="facts">
          <span>
            Here since <When time={author.createdAt} />
          </span>
          <span>
            Earlier cases: {earlier.decided} decided, {earlier.upheld} against them
          </span>
          {author.ban && (
            <span>
              Banned <When time={author.ban.since} /> until <When time={author.ban.until} />: “
              {author.ban.because}”
            </span>
          )}
          {author.hasDeleted && <span>They’ve deleted their data. Only the ban is left.</span>}
        </p>
      ) : (
        <p>They’ve deleted their data, or haven’t been here for 90 days.</p>
      )}
      {others.length > 0 && (
        <details>
          <summary className="button">What else they’ve posted ({others.length})</summary>
          <ul className="filed">
            {others.map(({ thing, text, isHidden }, index) => (
              <li key={index}>
                <p className="hint">
                  A {thing}
                  {isHidden && ", hidden"}
                </p>
                <p className="words" lang={textLanguage(text)}>
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
