import type { WordRule } from "#app/domain/word-rules/judge-words.ts";
import {
  DETECTORS,
  REASONS,
  WORD_RULE_ACTS,
  type Detector,
} from "#app/domain/word-rules/limits.ts";
import { TextArea } from "#app/ui/text-field.tsx";
import type { ReasonNames } from "./report-names.ts";
import { TypedField } from "./typed-field.tsx";
import { WordRuleHelp } from "./word-rule-help.tsx";

export const ACT_NAMES: Record<WordRule["act"], string> = {
  hold: "Holds it until one of us has looked",
  ask: "Asks the writer first",
};

export const DETECTOR_NAMES: Record<Detector, string> = {
  phone: "Phone numbers",
  upi: "UPI ids",
};

interface WordRuleFormProps {
  /** Undefined for a new one. */
  rule: WordRule | undefined;
  /** What was typed before; as its form sends it. */
  typed: Record<string, string> | undefined;
  problems: Record<string, string>;
  reasonNames: ReasonNames;
}

const BLANK = { name: "", reason: "violence", act: "hold", patterns: "", detector: "", seen: "" };

function valuesIn(rule: WordRule | undefined) {
  return rule && { ...rule, detector: rule.detector ?? "", seen: String(rule.changedAt) };
}

/** What a rule looks for and does, to be previewed or saved. */
export function WordRuleForm({ rule, typed, problems, reasonNames }: WordRuleFormProps) {
  const { name, reason, act, patterns, detector, seen } = { ...BLANK, ...valuesIn(rule), ...typed };
  return (
    <form className="card card-form" method="post" action="#preview">
      <input type="hidden" name="seen" value={seen} />
      <TypedField
        name="name"
        label="Name"
        hint="Moderators read it beside what it has caught. Neighbours don’t."
        value={name}
        problem={problems["name"]}
      />
      <Choice name="reason" label="What it is about" chosen={reason}>
        {REASONS.map((each) => [each, reasonNames[each]])}
      </Choice>
      <Choice name="act" label="What it does" chosen={act}>
        {WORD_RULE_ACTS.map((each) => [each, ACT_NAMES[each]])}
      </Choice>
      <TextArea
        id="patterns"
        name="patterns"
        label="Words, one line for each pattern"
        hint="“buy/sell ... pills” finds “Sell my old p1lls” and “b u y cheap pills”, but not “pills to buy”. Spelling hardly matters: k and kh, w and v, aa and a count as the same, and digits as the letters they stand for."
        rows={10}
        defaultValue={patterns}
        problem={problems["patterns"]}
        spellCheck={false}
      />
      <WordRuleHelp />
      <Choice name="detector" label="It also looks for" chosen={detector}>
        {[["", "Nothing else"], ...DETECTORS.map((each) => [each, DETECTOR_NAMES[each]] as const)]}
      </Choice>
      <p className="alert" role="alert">
        {problems["form"]}
      </p>
      <div className="actions">
        <button className="button" name="do" value="preview">
          Preview
        </button>
        <button className="button primary" name="do" value="save">
          {rule ? "Save" : "Save, switched off"}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  /** Each value with its words. */
  children: readonly (readonly [value: string, words: string])[];
}

function Choice({ name, label, chosen, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen}>
        {children.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Switches a rule on or off. */
export function SwitchForm({ rule: { id, name, isOn, changedAt } }: { rule: WordRule }) {
  return (
    <form className="actions" method="post" action={`/desk/words/${id}`}>
      <input type="hidden" name="seen" value={changedAt} />
      <button
        className="button"
        name="do"
        value={isOn ? "switch-off" : "switch-on"}
        aria-label={`${isOn ? "Switch off" : "Switch on"}: ${name}`}
      >
        {isOn ? "Switch off" : "Switch on"}
      </button>
    </form>
  );
}

/** Deletes a rule, asked for twice. */
export function DeleteForm({ rule: { changedAt } }: { rule: WordRule }) {
  return (
    <form className="actions" method="post">
      <input type="hidden" name="seen" value={changedAt} />
      <details className="confirm">
        <summary className="button danger">Delete</summary>
        <p>What it has held still waits for one of us.</p>
        <button className="button danger" name="do" value="delete">
          Delete this rule for good
        </button>
      </details>
    </form>
  );
}
