import type { OpenedCase } from "#app/domain/reports/queue.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CaseForm } from "./case-form.tsx";
import { CasePhotos } from "./case-photos.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseTerm } from "./case-term.tsx";
import { Clock } from "./clock.tsx";
import { When } from "./facts.tsx";
import { Steps } from "./steps.tsx";
import { DECISION_NAMES, type ReasonNames, type RuleNames } from "./report-names.ts";

interface CasePageProps {
  opened: OpenedCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  ruleNames: RuleNames;
  appeals: { id: number; decidedAt: number | null }[];
  answer: { problem: string; reason: string; isOfTerm: boolean; rule?: string } | undefined;
}

export function CasePage({ opened, now, reasonNames, ruleNames, appeals, answer }: CasePageProps) {
  const { case: found, steps } = opened;
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
          {found.rule !== null && <span>{ruleNames[found.rule]}</span>}
          {found.reason !== "" && <span>“{found.reason}”</span>}
        </p>
      )}
      {appeals.map((appeal) => (
        <p key={appeal.id}>
          <a href={`/desk/appeals/${appeal.id}`}>Appeal {appeal.id}</a>
          {appeal.decidedAt === null && ": the author has asked for a second look"}
        </p>
      ))}
      <CaseContext opened={opened} reasonNames={reasonNames} />
      <Acts opened={opened} ruleNames={ruleNames} answer={answer} />
      <h2>Every step</h2>
      <Steps steps={steps} />
    </>
  );
}

/** What was reported, by whom it was written, and all reports of it: everything that helps to decide. */
export function CaseContext({
  opened,
  reasonNames,
}: Pick<CasePageProps, "opened" | "reasonNames">) {
  const { case: found, was } = opened;
  return (
    <>
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
        <CasePhotos id={found.id} photos={was.photos} isChildSafety={found.isChildSafety} />
      </section>
      <CaseReports reports={opened.reports} score={found.score} reasonNames={reasonNames} />
      <Author opened={opened} />
    </>
  );
}

function Acts({
  opened,
  ruleNames,
  answer,
}: Pick<CasePageProps, "opened" | "ruleNames" | "answer">) {
  const isOfTerm = answer?.isOfTerm === true;
  return (
    <>
      <CaseForm {...{ opened, ruleNames }} answer={isOfTerm ? undefined : answer} />
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
