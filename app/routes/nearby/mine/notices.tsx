import type { ReactElement } from "react";
import { Link } from "react-router";
import type { Unseen } from "#app/domain/reports/unseen.ts";
import { localPath } from "#app/messages/languages.ts";
import { WarnIcon } from "#app/routes/nearby/components/icon.tsx";
import type { ShownNotice } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";

export function Notices({ notices }: { notices: ShownNotice[] }) {
  const { decisions } = useMessages("safety");
  if (notices.length === 0) return null;
  const isBad = notices.some(isAgainstReader);
  return (
    <section className={isBad ? "card notices bad" : "card notices"}>
      <h2>
        {isBad && <WarnIcon />}
        {decisions.title}
      </h2>
      <ul>
        {notices.map((notice) => (
          <li
            key={`${notice.caseId} ${notice.decision} ${notice.isPast} ${notice.appeal?.askedOn}`}
          >
            <Told notice={notice} />
            <SecondLook notice={notice} />
          </li>
        ))}
      </ul>
      <p className="quiet">
        <Officer />
      </p>
    </section>
  );
}

function isAgainstReader({ decision, isPast, appeal }: ShownNotice): boolean {
  return !isPast && decision !== "restore" && appeal?.outcome !== "reversed";
}

/** Where somebody can write without the app. */
export function Officer() {
  const { decisions } = useMessages("safety");
  return rich(decisions.officer({ contacts: <ContactsLink /> }));
}

export function ContactsLink({ children }: { children?: React.ReactNode }) {
  return <a href={localPath(useLanguage(), "/csae-standards#contact")}>{children}</a>;
}

/** What was decided about what, why, by which rule, when, and the number of the case. */
export function Told({ notice }: { notice: ShownNotice }) {
  const { decisions } = useMessages("safety");
  const language = useLanguage();
  const { caseId, decidedOn, reason, rule, endsOn, isPast, appeal } = notice;
  const isLifted = notice.decision === "ban" && appeal?.outcome === "reversed";
  return (
    <>
      <p>
        <Decided notice={notice} />
      </p>
      {isPast && !isLifted && <p>{decisions.past}</p>}
      {reason !== "" && <p lang={textLanguage(reason, language)}>{reason}</p>}
      {rule && <p>{decisions.rule(rule)}</p>}
      {endsOn !== null && !isLifted && <p>{decisions.bannedUntil({ date: endsOn })}</p>}
      <p className="quiet">
        {caseId === null
          ? decisions.factsOfOld({ date: decidedOn })
          : decisions.facts({ number: String(caseId), date: decidedOn })}
      </p>
    </>
  );
}

function Decided({ notice }: { notice: ShownNotice }) {
  const { decided, decisions, reversed } = useMessages("safety");
  const language = useLanguage();
  const { thing, decision, beginning, isPast, appeal } = notice;
  if (decision === "ban") {
    if (appeal?.outcome === "reversed") return <b>{reversed.ban}</b>;
    return <b>{isPast ? decisions.wereBanned : decisions.banned}</b>;
  }
  const of = { beginning, text: <q lang={textLanguage(beginning, language)} /> };
  if (decision === "restore") return <ShownAgain notice={notice} of={of} />;
  return <b>{rich(decided[`${thing}-${decision}`](of))}</b>;
}

interface ShownAgainProps {
  notice: ShownNotice;
  of: { beginning: string; text: ReactElement };
}

/** After an appeal; for the first time, if a word rule had held it; or again, though nobody had reported it. */
function ShownAgain({ notice, of }: ShownAgainProps) {
  const { decided, released, reversed, shownAgain } = useMessages("safety");
  const { thing, broughtUpBy, unseen, appeal } = notice;
  if (unseen !== null) return <FoundFine {...{ thing, appeal, of }} why={unseen} />;
  if (appeal?.outcome === "reversed") return rich(reversed[thing](of));
  if (broughtUpBy === "rule" && thing !== "photo") return rich(released[thing](of));
  if (broughtUpBy === "nobody") return rich(shownAgain[thing](of));
  return rich(decided[`${thing}-restore`](of));
}

/** Said of what others still don’t see. */
function FoundFine({ thing, why, appeal, of }: FoundFineProps) {
  const { unseen } = useMessages("safety");
  const { fine, right } = unseen;
  const isRight = appeal?.outcome === "reversed";
  return (
    <>
      {rich(isRight ? right[thing](of) : fine[thing](of))} {unseen[why]}
    </>
  );
}

interface FoundFineProps extends Pick<ShownNotice, "thing" | "appeal"> {
  why: Unseen;
  of: ShownAgainProps["of"];
}

/** The way to a second look, or what has become of it. */
function SecondLook({ notice }: { notice: ShownNotice }) {
  const { decisions } = useMessages("safety");
  const language = useLanguage();
  const { caseId, decision, isPast, askUntil, appeal } = notice;
  if (appeal === null) {
    if (askUntil === null) return null;
    const of = decision === "ban" ? "&of=ban" : "";
    return (
      <p>
        <Link className="ask" to={`/nearby/mine/appeal?case=${caseId}${of}`}>
          {decisions.ask}
        </Link>{" "}
        <small className="quiet">{decisions.askUntil({ date: askUntil })}</small>
      </p>
    );
  }
  const { outcome, answer, askedOn, dueOn } = appeal;
  if (outcome === null) return <p>{decisions.asked({ date: askedOn, due: dueOn })}</p>;
  // The answer of what is shown again is its reason.
  const isToldAbove = decision === "restore";
  return (
    <>
      {outcome === "upheld" && <p>{isPast ? decisions.upheldThen : decisions.upheld}</p>}
      {outcome === "reversed" && <Regret decision={decision} isPast={isPast} />}
      {!isToldAbove && <p lang={textLanguage(answer, language)}>{answer}</p>}
    </>
  );
}

/** Where nothing above says yet that somebody was right. */
function Regret({ decision, isPast }: Pick<ShownNotice, "decision" | "isPast">) {
  const { decisions } = useMessages("safety");
  if (isPast && decision !== "ban") return <p>{decisions.wereRight}</p>;
  return decision === "remove" && <p>{decisions.regretted}</p>;
}
