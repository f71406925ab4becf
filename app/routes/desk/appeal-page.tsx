import type { OpenedAppeal } from "#app/domain/appeals/queue.ts";
import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { AppealForm } from "./appeal-form.tsx";
import { CaseAuthor } from "./case-author.tsx";
import { CaughtBy } from "./caught-by.tsx";
import { Broken, CaseThing } from "./case-page.tsx";
import { CaseReports } from "./case-reports.tsx";
import { Clock } from "./clock.tsx";
import { When } from "./facts.tsx";
import { AGAINST_NAMES, OUTCOME_NAMES, type ReasonNames, type RuleTexts } from "./report-names.ts";
import type { ShownCase } from "./shown-case.ts";
import { Steps } from "./steps.tsx";

interface AppealPageProps {
  appeal: OpenedAppeal;
  opened: ShownCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  rules: RuleTexts;
  answer: { problem: string; typed: string } | undefined;
}

export function AppealPage({ appeal, opened, now, reasonNames, rules, answer }: AppealPageProps) {
  const { id, caseId, against, decidedAt } = appeal;
  return (
    <>
      <p>
        <a className="quiet-link" href="/desk/appeals">
          ← Appeals
        </a>
      </p>
      <div className="card-title">
        <h1>
          Appeal {id}: {against === "ban" ? "a ban" : `a ${opened.case.thing}`}
        </h1>
        {opened.case.isChildSafety && <span className="badge danger">Child safety</span>}
      </div>
      <p>
        <a className="quiet-link" href={`/desk/reports/${caseId}`}>
          Case {caseId}
        </a>
      </p>
      {decidedAt === null && <Clock openedAt={appeal.openedAt} dueAt={appeal.dueAt} now={now} />}
      <Appealed appeal={appeal} opened={opened} rules={rules} />
      <CaseThing opened={opened} />
      {decidedAt === null ? (
        <AppealForm appeal={appeal} opened={opened} answer={answer} />
      ) : (
        <Answered appeal={appeal} problem={answer?.problem} />
      )}
      <CaughtBy caught={opened.case.caught} reasonNames={reasonNames} />
      <CaseReports
        action={`/desk/reports/${caseId}?appeal=${id}`}
        reports={opened.reports}
        score={opened.case.score}
        reasonNames={reasonNames}
      />
      <CaseAuthor opened={opened} ruleNames={rules.names} chosen={undefined} />
      <h2>Every step</h2>
      <Steps steps={opened.steps} />
    </>
  );
}

/** The reason and the rule of what was appealed against. What was decided since has others: then there are none. */
function groundsOf(
  appeal: OpenedAppeal,
  { case: found, author }: OpenedCase,
): Pick<OpenedCase["case"], "reason" | "rule" | "readyReason"> {
  const { against, againstAt, bannedAt, banRule, banReadyReason } = appeal;
  const isBan = against === "ban";
  if ((isBan ? bannedAt : found.decidedAt) !== againstAt)
    return { reason: "", rule: null, readyReason: null };
  return isBan
    ? { reason: author?.ban?.because ?? "", rule: banRule, readyReason: banReadyReason }
    : found;
}

function Appealed({ appeal, opened, rules }: Pick<AppealPageProps, "appeal" | "opened" | "rules">) {
  const { against, againstAt, againstBy, words, openedAt } = appeal;
  const grounds = groundsOf(appeal, opened);
  return (
    <section className="card">
      <h2>What the author says</h2>
      <p className="words" lang={textLanguage(words)}>
        {words}
      </p>
      <p className="hint">
        Asked <When time={openedAt} />
      </p>
      <h3>What it’s about</h3>
      <p className="facts">
        <span>
          {AGAINST_NAMES[against]} by {againstBy} <When time={againstAt} />
        </span>
        <Broken rule={grounds.rule} readyReason={grounds.readyReason} rules={rules} />
        {grounds.reason !== "" && <span>“{grounds.reason}”</span>}
      </p>
    </section>
  );
}

function Answered({
  appeal,
  problem = "",
}: {
  appeal: OpenedAppeal;
  problem?: string | undefined;
}) {
  const { outcome, answer, decidedBy, decidedAt } = appeal;
  return (
    <section className="card">
      <h2>{outcome !== null && OUTCOME_NAMES[outcome]}</h2>
      <p className="alert" role="alert">
        {problem}
      </p>
      <p className="words" lang={textLanguage(answer)}>
        {answer}
      </p>
      <p className="hint">
        Answered by {decidedBy} {decidedAt !== null && <When time={decidedAt} />}
      </p>
    </section>
  );
}
