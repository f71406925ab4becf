import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { ruleOfReports, RULES, type Rule } from "#app/domain/reports/rules.ts";
import { Key } from "./keys.tsx";
import type { RuleTexts } from "./report-names.ts";

interface RuleFieldProps {
  opened: OpenedCase;
  rules: RuleTexts;
  /** To what was sent before; undefined where nothing was. */
  answer: { rule?: string | undefined } | undefined;
}

/** The keys of the rules: the top row of a keyboard. */
const RULE_KEYS: Record<Rule, string> = {
  "child-safety": "1",
  violence: "2",
  harassment: "3",
  "private-information": "4",
  "intimate-pictures": "5",
  "self-harm": "6",
  impersonation: "7",
  spam: "8",
  "forbidden-goods": "9",
  "false-alarm": "0",
  "other-unlawful": "-",
  "out-of-place": "=",
};

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
      {RULES.map((rule) => (
        <label key={rule}>
          <input
            type="radio"
            name="rule"
            value={rule}
            defaultChecked={rule === chosen}
            data-key={RULE_KEYS[rule]}
            aria-labelledby={`rule-${rule}`}
            aria-describedby={`rule-${rule}-says`}
          />
          <span id={`rule-${rule}`}>
            {names[rule]} <Key name={RULE_KEYS[rule]} />
          </span>
          <small id={`rule-${rule}-says`}>{sentences[rule]}</small>
        </label>
      ))}
    </fieldset>
  );
}
