import type { OpenedCase } from "#app/domain/reports/queue.ts";
import { ruleOfReports, RULES } from "#app/domain/reports/rules.ts";
import type { RuleNames } from "./report-names.ts";

interface RuleFieldProps {
  opened: OpenedCase;
  ruleNames: RuleNames;
  /** To what was sent before; undefined where nothing was. */
  answer: { rule?: string } | undefined;
}

/** The rule that the thing breaks. The one that most reports are about is chosen already. */
export function RuleField({ opened, ruleNames, answer }: RuleFieldProps) {
  return (
    <div className="field">
      <label htmlFor="rule">Rule that it breaks</label>
      <select
        id="rule"
        name="rule"
        defaultValue={answer?.rule ?? ruleOfReports(opened.reports) ?? ""}
      >
        <option value="">Choose one, unless it’s fine</option>
        {RULES.map((rule) => (
          <option key={rule} value={rule}>
            {ruleNames[rule]}
          </option>
        ))}
      </select>
    </div>
  );
}
