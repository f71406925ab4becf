import type { OpenedCase } from "#app/domain/reports/open-case.ts";
import { READY_REASONS, ruleOfReports, RULES, type Rule } from "#app/domain/reports/rules.ts";
import { Key } from "./keys.tsx";
import type { RuleTexts } from "./report-names.ts";

interface RuleFieldProps {
  opened: OpenedCase;
  rules: RuleTexts;
  /** To what was sent before; undefined where nothing was. */
  answer: { rule?: string | undefined; readyReason?: string } | undefined;
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

/** The keys for what the author can be told about the chosen rule: first its own sentence, then its ready reasons. */
const READY_KEYS = ["z", "x", "c", "v"];

/**
 * The rules, each with what the author can read about it in their language: its sentence, or a ready reason that says more
 * precisely what was wrong. The rule that most reports are about, or the word rule, is chosen already.
 */
export function RuleField({ opened, rules, answer }: RuleFieldProps) {
  const { caught } = opened.case;
  const chosen = answer?.rule ?? ruleOfReports([...opened.reports, ...(caught ? [caught] : [])]);
  return (
    <fieldset className="rules">
      <legend>Rule that it breaks</legend>
      {/* Tells a form in which none is chosen from one without rules. */}
      <input type="hidden" name="rule" value="" />
      {RULES.map((rule) => (
        <div className="rule" key={rule}>
          <label>
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
              {rules.names[rule]} <Key name={RULE_KEYS[rule]} />
            </span>
          </label>
          <ReadyField
            {...{ rule, rules }}
            chosen={rule === chosen ? (answer?.readyReason ?? "") : ""}
          />
        </div>
      ))}
    </fieldset>
  );
}

function ReadyField({ rule, rules, chosen }: ReadyFieldProps) {
  const offered: [value: string, text: string][] = [
    ["", rules.sentences[rule]],
    ...READY_REASONS[rule].map((ready): [string, string] => [ready, rules.ready[ready]]),
  ];
  return (
    <div
      className="ready"
      role="group"
      aria-label={`What the author will read about ${rules.names[rule]}`}
    >
      {offered.map(([value, text], index) => (
        <label key={value}>
          <input
            type="radio"
            name={`ready-${rule}`}
            value={value}
            defaultChecked={value === chosen}
            data-key={READY_KEYS[index]}
          />
          <span id={value === "" ? `rule-${rule}-says` : undefined}>
            {text} <Key name={READY_KEYS[index] ?? ""} />
          </span>
        </label>
      ))}
    </div>
  );
}

interface ReadyFieldProps {
  rule: Rule;
  rules: RuleTexts;
  /** Empty for the sentence of the rule. */
  chosen: string;
}
