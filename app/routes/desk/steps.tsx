import type { ModerationAct, Step } from "#app/domain/reports/log.ts";
import { When } from "./facts.tsx";
import { STEP_NAMES } from "./report-names.ts";

interface StepsProps {
  steps: Step[];
  /** Whether they are of more than one case, and say which. */
  hasCases?: boolean;
}

export function Steps({ steps, hasCases = false }: StepsProps) {
  return (
    <ol className="log">
      {steps.map(({ id, username, act, caseId, createdAt }) => (
        <li key={id}>
          <When time={createdAt} />
          <p>
            {hasCases && <a href={`/desk/reports/${caseId}`}>Case {caseId}</a>} <b>{username}</b>{" "}
            {STEP_NAMES[act as ModerationAct]}
          </p>
        </li>
      ))}
    </ol>
  );
}
