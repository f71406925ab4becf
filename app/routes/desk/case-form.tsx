import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import { BanAct } from "./ban-act.tsx";
import { Key } from "./keys.tsx";
import type { RuleTexts } from "./report-names.ts";
import { RuleField } from "./rule-field.tsx";
import once from "./once.ts?worker&url";
import typedWords from "./typed-words.ts?worker&url";

/** How a form of a case was refused, with what was typed and chosen in it. */
export interface CaseAnswer {
  problem: string;
  reason: string;
  rule?: string | undefined;
  readyReason?: string;
  /** The other things of the author that were chosen. */
  also: string[];
  isOfTerm: boolean;
  /** Whether the problem is with the words, or that there are none. */
  isOfWords: boolean;
}

interface CaseFormProps {
  opened: OpenedCase;
  rules: RuleTexts;
  answer: CaseAnswer | undefined;
}

/** The id by which what stands elsewhere on the page belongs to the form. */
export const CASE_FORM = "decide";

export function CaseForm({ opened, rules, answer }: CaseFormProps) {
  const { author, isEmptied } = opened;
  const { isChildSafety } = opened.case;
  const isBanned = author?.ban !== undefined;
  const hasBanAlone = isSettled(opened);
  if (hasBanAlone && !author) return null;
  // Without what it was about, nobody can be banned for it.
  if (isEmptied && !isBanned) return null;
  const onlyLifts = hasBanAlone && isBanned;
  return (
    <form id={CASE_FORM} className="card card-form" method="post" data-once="">
      <script type="module" src={once} />
      <script type="module" src={typedWords} />
      {/* Enter in a field presses the form's first button. The next one bans, so this one does nothing. */}
      <button hidden>Stay here</button>
      <h2>{hasBanAlone ? "Its author" : "Decide"}</h2>
      <Seen opened={opened} />
      <Problem answer={answer} />
      {!onlyLifts && <Grounds {...{ opened, rules, answer }} />}
      {author && <BanAct {...{ isBanned, isChildSafety }} />}
    </form>
  );
}

/** Why something is taken away: a ban is lifted without. */
function Grounds({ opened, rules, answer }: CaseFormProps) {
  const { isChildSafety } = opened.case;
  return (
    <>
      {isChildSafety && <Duties />}
      <RuleField {...{ opened, rules, answer }} />
      <TextArea
        id="reason"
        name="reason"
        label="Your own words"
        hint={hintOf(isChildSafety)}
        rows={2}
        defaultValue={answer?.reason}
        problem={answer?.isOfWords ? answer.problem : undefined}
        autoFocus={answer?.isOfWords}
        data-key="w"
      />
    </>
  );
}

/** Has the focus, unless the problem is about the words: in their field, keys would type text. */
function Problem({ answer }: Pick<CaseFormProps, "answer">) {
  if (!answer || answer.isOfWords) return null;
  return (
    <p className="alert" role="alert" tabIndex={-1} autoFocus>
      {answer.problem}
    </p>
  );
}

function Duties() {
  return (
    <p className="notice alert">
      If this is abuse, ban the author, remove it, and report it to the police and at{" "}
      <a href="https://cybercrime.gov.in">cybercrime.gov.in</a> without delay.
    </p>
  );
}

function hintOf(isChildSafety: boolean): string {
  const told = "The author reads the rule in their language, and these words as they are.";
  return isChildSafety
    ? `${told} Don’t let on that the police will be told.`
    : `${told} They’re only needed for a ban.`;
}

/** How the case stands on this page: what has changed since is not decided unseen. */
export function Seen({ opened: { case: found, reports } }: { opened: OpenedCase }) {
  const { decision, decidedAt, isChildSafety } = found;
  return (
    <>
      <input type="hidden" name="decision" value={decision ?? ""} />
      <input type="hidden" name="decidedAt" value={decidedAt ?? ""} />
      <input type="hidden" name="isChildSafety" value={String(isChildSafety)} />
      <input type="hidden" name="reportCount" value={reports.length} />
    </>
  );
}

/** Whether nothing is left to decide: what was removed stays removed, unless it has been reported again since. */
function isSettled({ case: { decision, decidedAt }, isEmptied }: OpenedCase): boolean {
  return isEmptied || (decision === "remove" && decidedAt !== null);
}

/** The buttons that decide the case. They stay in sight, whichever part of the case is on the screen. */
export function DecideBar({ opened }: { opened: OpenedCase }) {
  if (isSettled(opened)) return null;
  const { decision, thing } = opened.case;
  return (
    <div className="decide-bar">
      {decision !== "remove" && (
        <>
          <button className="button" form={CASE_FORM} name="act" value="restore" data-key="f">
            It’s fine: show it <Key name="f" />
          </button>
          <button className="button" form={CASE_FORM} name="act" value="hide" data-key="h">
            Hide it <Key name="h" />
          </button>
        </>
      )}
      <button className="button danger" form={CASE_FORM} name="act" value="remove" data-key="r">
        Remove the {thing} <Key name="r" />
      </button>
    </div>
  );
}
