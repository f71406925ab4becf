import type { ModerationAct, Step } from "#app/domain/reports/log.ts";
import { rules } from "#app/messages/en/rules.ts";
import { When } from "./facts.tsx";
import { STEP_NAMES } from "./report-names.ts";

/** The log is in English. */
const LOGGED_REASONS: Record<NonNullable<Step["reason"]>, string> = {
  ...rules.names,
  other: "Something else",
};

interface StepsProps {
  steps: Step[];
  /** Whether they are of more than one case, and say which. */
  hasCases?: boolean;
}

export function Steps({ steps, hasCases = false }: StepsProps) {
  return (
    <ol className="log">
      {steps.map(({ id, username, act, caseId, createdAt, reason, wordRule }) => (
        <li key={id}>
          <When time={createdAt} />
          <p>
            {hasCases && caseId !== null && <a href={`/desk/reports/${caseId}`}>Case {caseId}</a>}{" "}
            <b>{username}</b> {STEP_NAMES[act as ModerationAct]}
            {wordRule !== "" && ` “${wordRule}”`}
            {reason !== null && <span className="detail">{LOGGED_REASONS[reason]}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
