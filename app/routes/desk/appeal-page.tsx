import type { OpenedAppeal } from "#app/domain/appeals/queue.ts";
import type { OpenedCase } from "#app/domain/reports/queue.ts";
import type { Rule } from "#app/domain/reports/rules.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { AppealForm } from "./appeal-form.tsx";
import { CaseContext } from "./case-page.tsx";
import { Clock } from "./clock.tsx";
import { When } from "./facts.tsx";
import { AGAINST_NAMES, OUTCOME_NAMES, type ReasonNames, type RuleNames } from "./report-names.ts";
import { Steps } from "./steps.tsx";

interface AppealPageProps {
  appeal: OpenedAppeal;
  opened: OpenedCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  ruleNames: RuleNames;
  answer: { problem: string; typed: string } | undefined;
}

export function AppealPage({ appeal, opened, now, reasonNames, ...rest }: AppealPageProps) {
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
      <Appealed appeal={appeal} opened={opened} ruleNames={rest.ruleNames} />
      {decidedAt === null ? (
        <AppealForm appeal={appeal} opened={opened} answer={rest.answer} />
      ) : (
        <Answered appeal={appeal} problem={rest.answer?.problem} />
      )}
      <CaseContext opened={opened} reasonNames={reasonNames} />
      <h2>Every step</h2>
      <Steps steps={opened.steps} />
    </>
  );
}

/** The reason and the rule of what was appealed against. What was decided since has others: then there are none. */
function groundsOf(
  appeal: OpenedAppeal,
  { case: found, author }: OpenedCase,
): { reason: string; rule: Rule | null } {
  const { against, againstAt, bannedAt, banRule } = appeal;
  const isBan = against === "ban";
  if ((isBan ? bannedAt : found.decidedAt) !== againstAt) return { reason: "", rule: null };
  return isBan
    ? { reason: author?.ban?.because ?? "", rule: banRule }
    : { reason: found.reason, rule: found.rule };
}

function Appealed({
  appeal,
  opened,
  ruleNames,
}: Pick<AppealPageProps, "appeal" | "opened" | "ruleNames">) {
  const { against, againstAt, againstBy, words, openedAt } = appeal;
  const { reason, rule } = groundsOf(appeal, opened);
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
        {rule !== null && <span>{ruleNames[rule]}</span>}
        {reason !== "" && <span>“{reason}”</span>}
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
