import type { OpenedAppeal } from "#app/domain/appeals/queue.ts";
import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import once from "./once.ts?worker&url";
import typedWords from "./typed-words.ts?worker&url";

interface AppealFormProps {
  appeal: OpenedAppeal;
  opened: OpenedCase;
  answer: { problem: string; typed: string } | undefined;
}

export function AppealForm({ appeal, opened, answer }: AppealFormProps) {
  const { case: found } = opened;
  const stands = isStanding(appeal, found);
  if (!appeal.mayDecide) {
    return (
      <section className="card">
        <h2>Look again</h2>
        <p className="alert" role="alert">
          {answer?.problem}
        </p>
        <p>You decided this yourself, so another operator has to look at it.</p>
      </section>
    );
  }
  return (
    <form className="card card-form" method="post" data-once="">
      <script type="module" src={once} />
      <script type="module" src={typedWords} />
      <h2>Look again</h2>
      <Notes appeal={appeal} stands={stands} />
      <input type="hidden" name="decision" value={found.decision ?? ""} />
      <input type="hidden" name="decidedAt" value={found.decidedAt ?? ""} />
      <input type="hidden" name="bannedAt" value={appeal.bannedAt ?? ""} />
      <TextArea
        id="answer"
        name="answer"
        label="Answer"
        hint={
          found.isChildSafety
            ? "The author will read this. Don’t let on that the police will be told."
            : "The author will read this."
        }
        rows={4}
        defaultValue={answer?.typed}
        problem={answer?.problem}
        autoFocus={answer !== undefined}
      />
      <div className="actions">
        {stands && (
          <button className="button" name="outcome" value="upheld">
            The decision stands
          </button>
        )}
        <button className="button" name="outcome" value="reversed">
          {reversalOf(appeal, stands)}
        </button>
      </div>
    </form>
  );
}

/** Whether what was appealed against still holds, so that it can be found right. */
function isStanding(
  { against, againstAt, bannedAt, isAuthorKnown }: OpenedAppeal,
  { decision, decidedAt }: OpenedCase["case"],
): boolean {
  if (against === "ban") return bannedAt === againstAt || !isAuthorKnown;
  return (decision === "hide" || decision === "remove") && decidedAt === againstAt;
}

function Notes({ appeal, stands }: { appeal: OpenedAppeal; stands: boolean }) {
  return (
    <>
      {appeal.isOwn && (
        <p className="notice">
          You decided this yourself. As there’s no other operator, you can answer it too.
        </p>
      )}
      {!appeal.isAuthorKnown && (
        <p className="notice">We no longer know the author, so they won’t read the answer.</p>
      )}
      {!stands && (
        <p className="notice">
          The decision no longer stands, so you can only find that the author was right.
        </p>
      )}
    </>
  );
}

/** What the button does by which the author is found right: nothing more, where the decision no longer stands. */
function reversalOf({ against }: OpenedAppeal, stands: boolean): string {
  if (stands && against === "ban") return "The author was right: lift the ban";
  return stands && against === "hide" ? "The author was right: show it" : "The author was right";
}
