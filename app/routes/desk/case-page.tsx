import type { AppealOfCase } from "#app/domain/appeals/queue.ts";
import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { readyReasonOf } from "#app/domain/reports/rules.ts";
import type { LastDecision as Decided } from "#app/domain/reports/undo.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { CaseAuthor } from "./case-author.tsx";
import { CaseForm, DecideBar, type CaseAnswer } from "./case-form.tsx";
import { CasePhotos } from "./case-photos.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseTerm } from "./case-term.tsx";
import { CaseThread } from "./case-thread.tsx";
import { Claim } from "./claim.tsx";
import { CaughtBy } from "./caught-by.tsx";
import { Clock } from "./clock.tsx";
import { indianTimeOfDay, When } from "./facts.tsx";
import { pathInFlow, type Flow } from "./flow.ts";
import { Keys } from "./keys.tsx";
import { LastDecision } from "./last-decision.tsx";
import { DECISION_NAMES, type ReasonNames, type RuleTexts } from "./report-names.ts";
import type { ShownCase } from "./shown-case.ts";
import { Steps } from "./steps.tsx";

interface CasePageProps {
  opened: ShownCase;
  /** In milliseconds UTC. */
  now: number;
  reasonNames: ReasonNames;
  rules: RuleTexts;
  appeals: AppealOfCase[];
  last: Decided | undefined;
  left: number;
  username: string;
  flow: Flow;
  answer: CaseAnswer | undefined;
}

const KEYS = [
  ["1–9, 0, -, =", "Choose a rule"],
  ["z, x, c, v", "Choose what the author will read about it"],
  ["w", "Write your own words; press Esc to use the keys again"],
  ["p", "Show the photos, or blur them again"],
  ["f", "It’s fine: show it"],
  ["h", "Hide it"],
  ["r", "Remove it"],
  ["b", "Open the buttons for a ban; Tab takes you to them"],
  ["a", "Show or hide what else the author has posted"],
  ["t", "Tick all of those, or untick them"],
  ["u", "Undo what you decided last"],
  ["n", "Take the next case, if this one isn’t yours"],
  ["s", "Skip this case and take the next one"],
  ["l", "Leave this case to others"],
] as const;

export function CasePage(props: CasePageProps) {
  const { opened, now, reasonNames, rules, appeals, last, left, username, flow, answer } = props;
  const { case: found, holder, steps } = opened;
  const isOfTerm = answer?.isOfTerm === true;
  const canDecide = answer !== undefined || !isOfAnother(holder, username);
  const chosen = answer?.also ?? [];
  return (
    <>
      <div className="case-top">
        <a className="quiet-link" href={pathInFlow({ ...flow, skipped: [] })}>
          ← Reports
        </a>
        <LastDecision last={last} left={left} flow={flow} />
      </div>
      <div className="case-head">
        <CaseHead found={found} now={now} rules={rules} />
        <Claim {...{ holder, username, flow }} />
      </div>
      <Appeals appeals={appeals} now={now} />
      <div className="at-case">
        <div className="case">
          <div className="of-case">
            <CaseThing opened={opened} />
            <CaughtBy caught={found.caught} reasonNames={reasonNames} />
            <CaseReports reports={opened.reports} score={found.score} reasonNames={reasonNames} />
            <CaseAuthor
              opened={opened}
              ruleNames={rules.names}
              chosen={canDecide ? chosen : undefined}
            />
          </div>
          <div className="of-case deciding">
            {canDecide && (
              <CaseForm {...{ opened, rules }} answer={isOfTerm ? undefined : answer} />
            )}
            <Keys keys={KEYS} />
          </div>
        </div>
        {canDecide && <DecideBar opened={opened} />}
      </div>
      <CaseTerm opened={opened} problem={isOfTerm ? answer.problem : ""} />
      <h2>Every step</h2>
      <Steps steps={steps} />
    </>
  );
}

function isOfAnother(holder: OpenedCase["holder"], username: string): boolean {
  return holder !== undefined && holder.by !== username;
}

function Appeals({ appeals, now }: Pick<CasePageProps, "appeals" | "now">) {
  return appeals.map(({ id, openedAt, dueAt, decidedAt }) => (
    <div key={id}>
      <p>
        <a href={`/desk/appeals/${id}`}>Appeal {id}</a>
        {decidedAt === null && ": the author has asked for a second look"}
      </p>
      {decidedAt === null && <Clock openedAt={openedAt} dueAt={dueAt} now={now} />}
    </div>
  ));
}

interface CaseHeadProps {
  found: OpenedCase["case"];
  now: number;
  rules: RuleTexts;
}

function CaseHead({ found, now, rules }: CaseHeadProps) {
  const { id, thing, isChildSafety, openedAt, dueAt, decidedAt } = found;
  return (
    <div>
      <div className="case-title">
        <h1>
          Case {id}: a {thing}
        </h1>
        {isChildSafety && <span className="badge danger">Child safety</span>}
      </div>
      {decidedAt === null && <Clock openedAt={openedAt} dueAt={dueAt} now={now} />}
      <Outcome found={found} rules={rules} />
    </div>
  );
}

/** What was decided, or was before it was reported anew. */
function Outcome({ found, rules }: Pick<CaseHeadProps, "found" | "rules">) {
  const { decision, decidedAt, decidedBy, reason } = found;
  if (decision === null) return null;
  const name = DECISION_NAMES[decision];
  return (
    <p className="facts">
      <span>
        {decidedAt === null ? `Before: ${name}` : name} by {decidedBy}{" "}
        {decidedAt !== null && <When time={decidedAt} />}
      </span>
      <Broken rule={found.rule} readyReason={found.readyReason} rules={rules} />
      {reason !== "" && <span>“{reason}”</span>}
    </p>
  );
}

/** The rule that something broke and, if a moderator said so, how. */
export function Broken({ rule, readyReason, rules }: BrokenProps) {
  if (rule === null) return null;
  const ofRule = readyReasonOf(rule, readyReason);
  return (
    <span>
      {rules.names[rule]}
      {ofRule !== null && `: ${rules.ready[ofRule]}`}
    </span>
  );
}

interface BrokenProps extends Pick<OpenedCase["case"], "rule" | "readyReason"> {
  rules: RuleTexts;
}

interface VenueProps extends Pick<ShownCase, "thread"> {
  found: Pick<OpenedCase["case"], "thing">;
  venue: string;
}

/** The place of a post or, for a shop's board, a link to the shop, whose owner the desk can reach. */
function Venue({ found, thread, venue }: VenueProps) {
  const shopId = found.thing === "comment" ? null : (thread?.shopId ?? null);
  if (shopId === null) return <span>At “{venue}”</span>;
  return (
    <span>
      The board of <a href={`/desk/shops/${shopId}`}>{venue}</a>
    </span>
  );
}

/** When it was posted. What a newcomer writes has the time from which others may see it, and can be held before that. */
function Posted({ shown, seen }: { shown: number; seen: number }) {
  const isHeldBefore = shown > seen;
  return (
    <>
      <span>
        Posted <When time={isHeldBefore ? seen : shown} />
      </span>
      {isHeldBefore && <span>By a newcomer: not to show before {indianTimeOfDay(shown)}</span>}
    </>
  );
}

function Emptied() {
  return (
    <section className="card">
      <h2>As it was</h2>
      <p>
        Its time is over, so what was reported has been deleted. Only the ban from this case still
        runs, and can be lifted here.
      </p>
    </section>
  );
}

/** What was reported, as it was, and the conversation that it is part of. */
export function CaseThing({ opened }: { opened: ShownCase }) {
  const { case: found, was, thread, area } = opened;
  if (opened.isEmptied) return <Emptied />;
  return (
    <>
      <section className="card">
        <h2>As it was</h2>
        <p className="facts">
          <Posted shown={was.createdAt} seen={found.openedAt} />
          {area !== "" && <span>In the area of {area}</span>}
          {was.venue !== "" && <Venue {...{ found, thread }} venue={was.venue} />}
        </p>
        <p className="words" lang={textLanguage(was.text)}>
          {was.text}
        </p>
        <CasePhotos
          path={`/desk/reports/${found.id}`}
          photos={was.photos}
          alt="Reported photo"
          isChildSafety={found.isChildSafety}
        />
      </section>
      <CaseThread {...{ found, thread }} was={was.text} />
    </>
  );
}
