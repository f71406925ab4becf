import { WORDS_LENGTH } from "#app/domain/reports/limits.ts";
import { BAN_DAYS, type BanDays } from "#app/domain/reports/input.ts";
import type { OpenedCase } from "#app/domain/reports/queue.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import type { RuleNames } from "./report-names.ts";
import { RuleField } from "./rule-field.tsx";
import once from "./once.ts?worker&url";

interface CaseFormProps {
  opened: OpenedCase;
  ruleNames: RuleNames;
  answer: { problem: string; reason: string; rule?: string } | undefined;
}

export function CaseForm({ opened, ruleNames, answer }: CaseFormProps) {
  const { case: found, author } = opened;
  const { decision, decidedAt, thing, isChildSafety } = found;
  const isRemoved = decision === "remove";
  // One that was reported anew since is still to be decided.
  const isSettled = isRemoved && decidedAt !== null;
  if (isSettled && !author) return null;
  return (
    <form className="card card-form" method="post" data-once="">
      <script type="module" src={once} />
      <h2>Decide</h2>
      <Seen opened={opened} />
      <RuleField {...{ opened, ruleNames, answer }} />
      <TextArea
        id="reason"
        name="reason"
        label="Reason"
        hint={
          isChildSafety
            ? "The author will read this. Don’t let on that the police will be told."
            : "The author will read this. You can leave it out if nothing is wrong."
        }
        rows={3}
        maxLength={WORDS_LENGTH}
        defaultValue={answer?.reason}
        problem={answer?.problem}
      />
      {isChildSafety && (
        <p className="notice alert">
          If this is abuse, remove it, ban the author, and report it to the police and at{" "}
          <a href="https://cybercrime.gov.in">cybercrime.gov.in</a> without delay.
        </p>
      )}
      {!isSettled && <ThingActs isRemoved={isRemoved} thing={thing} />}
      {author && <BanAct isBanned={author.ban !== undefined} />}
    </form>
  );
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

function ThingActs({ isRemoved, thing }: { isRemoved: boolean; thing: string }) {
  return (
    <>
      {!isRemoved && (
        <div className="actions">
          <button className="button" name="act" value="restore">
            It’s fine: show it
          </button>
          <button className="button" name="act" value="hide">
            Hide it
          </button>
        </div>
      )}
      <details className="confirm-act">
        <summary className="button danger">Remove it...</summary>
        <div className="confirm">
          <p>The {thing} is deleted right away and can’t be brought back. The evidence stays.</p>
          <button className="button danger" name="act" value="remove">
            Remove the {thing}
          </button>
        </div>
      </details>
    </>
  );
}

const BAN_TERMS: Record<BanDays, string> = { 7: "7 days", 30: "30 days", 365: "1 year" };

function BanAct({ isBanned }: { isBanned: boolean }) {
  if (isBanned) {
    return (
      <div className="actions">
        <button className="button" name="act" value="lift-ban">
          Lift the ban
        </button>
      </div>
    );
  }
  return (
    <details className="confirm-act">
      <summary className="button danger">Ban the author...</summary>
      <div className="confirm">
        <p>
          They can’t post or comment until the ban ends, and they see the reason. Everything they’ve
          posted is hidden.
        </p>
        <fieldset className="ban-days">
          <legend>For how long</legend>
          {BAN_DAYS.map((days) => (
            <label key={days}>
              <input type="radio" name="days" value={days} defaultChecked={days === BAN_DAYS[0]} />{" "}
              {BAN_TERMS[days]}
            </label>
          ))}
        </fieldset>
        <button className="button danger" name="act" value="ban">
          Ban the author
        </button>
      </div>
    </details>
  );
}
