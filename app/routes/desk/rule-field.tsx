import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { ruleOfReports, RULES } from "#app/domain/reports/rules.ts";
import { Key } from "./keys.tsx";
import type { RuleTexts } from "./report-names.ts";

interface RuleFieldProps {
  opened: OpenedCase;
  rules: RuleTexts;
  /** To what was sent before; undefined where nothing was. */
  answer: { rule?: string | undefined } | undefined;
}

/** The keys of the first rules. */
const RULE_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/**
 * The reasons that are ready: the rules, each with the sentence that the author reads in their language. The rule that most
 * reports are about, or the word rule, is chosen already.
 */
export function RuleField({ opened, rules: { names, sentences }, answer }: RuleFieldProps) {
  const { caught } = opened.case;
  const chosen = answer?.rule ?? ruleOfReports([...opened.reports, ...(caught ? [caught] : [])]);
  return (
    <fieldset className="rules">
      <legend>Rule that it breaks</legend>
      {/* Tells a form in which none is chosen from one without rules. */}
      <input type="hidden" name="rule" value="" />
      {RULES.map((rule, index) => (
        <label key={rule}>
          <input
            type="radio"
            name="rule"
            value={rule}
            defaultChecked={rule === chosen}
            data-key={RULE_KEYS[index]}
            aria-labelledby={`rule-${rule}`}
            aria-describedby={`rule-${rule}-says`}
          />
          <span id={`rule-${rule}`}>
            {names[rule]} {RULE_KEYS[index] && <Key name={RULE_KEYS[index]} />}
          </span>
          <small id={`rule-${rule}-says`}>{sentences[rule]}</small>
        </label>
      ))}
    </fieldset>
  );
}
