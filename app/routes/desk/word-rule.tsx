import { data, redirect } from "react-router";
import * as v from "valibot";
import { findFieldProblems } from "#app/domain/problem.ts";
import { previewWordRules } from "#app/domain/reports/preview-word-rules.ts";
import {
  changeWordRule,
  deleteWordRule,
  findWordRule,
  makeWordRule,
  switchWordRule,
} from "#app/domain/reports/word-rules.ts";
import { WordRuleInput } from "#app/domain/word-rules/input.ts";
import { LINE_LENGTH, MOST_LINES } from "#app/domain/word-rules/limits.ts";
import { textsOf } from "#app/http/texts-of.ts";
import { account, database } from "#app/http/context.ts";
import { notFound, unknownForm } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Route } from "./+types/word-rule";
import { deskMeta } from "./desk-meta.ts";
import { numberOf, parseFields, readOwnForm, WholeNumberOrNoneInput } from "./fields.ts";
import { DeleteForm, SwitchForm, WordRuleForm } from "./word-rule-form.tsx";
import { WordRulePreview } from "./word-rule-preview.tsx";

const NEW = "new";

/** Room for all lines that a rule can have: a letter of Hindi takes nine bytes in such a form, and a rare one twelve. */
const LARGEST_RULE = { texts: 12 * MOST_LINES * (LINE_LENGTH + 1) + 16_384 };

const DoneInput = v.object({
  do: v.picklist(["preview", "save", "switch-on", "switch-off", "delete"]),
  /** When the rule was last changed, as the page had it; empty of a new one. */
  seen: WholeNumberOrNoneInput,
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(database);
  const rule = params.rule_id === NEW ? undefined : await ruleOf(db, params.rule_id);
  const { reasons } = messagesIn("en", "safety");
  const preview = rule && (await previewWordRules(db, [rule], { now: Date.now() }));
  return { rule, preview, reasonNames: reasons };
}

type Database = Parameters<typeof findWordRule>[0];

async function ruleOf(db: Database, name: string) {
  const id = numberOf(name);
  const rule = id === undefined ? undefined : await findWordRule(db, id);
  if (!rule) throw notFound("This rule isn’t here");
  return rule;
}

/** Previews, saves, switches or deletes a rule. What is not saved comes back with what was typed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readOwnForm(request, LARGEST_RULE);
  const { do: act, seen } = parseFields(form, DoneInput);
  const db = context.get(database);
  const acting = { operator: context.get(account), now: Date.now() };
  if (act === "preview" || act === "save") return write({ db, form, act, seen, params, acting });
  const { id, name } = await ruleOf(db, params.rule_id);
  if (seen === null) throw unknownForm();
  const outcome =
    act === "delete"
      ? await deleteWordRule(db, { id, seen }, acting)
      : await switchWordRule(db, { id, seen, isOn: act === "switch-on" }, acting);
  if (!outcome) throw notFound("This rule isn’t here");
  if (!outcome.ok) return data({ problems: { form: OVERTAKEN } }, { status: 409 });
  const deleted = new URLSearchParams({ deleted: name });
  throw redirect(act === "delete" ? `/desk/words?${deleted}` : `/desk/words/${id}`, 303);
}

interface Answer {
  typed?: Record<string, string>;
  problems: Record<string, string>;
  preview?: Awaited<ReturnType<typeof previewWordRules>>;
}

const OVERTAKEN =
  "Somebody has changed this rule meanwhile. This is how it looks now; nothing was changed.";

interface Writing {
  db: Database;
  form: FormData;
  act: "preview" | "save";
  seen: number | null;
  params: Route.ActionArgs["params"];
  acting: Parameters<typeof makeWordRule>[2];
}

async function write({ db, form, act, seen, params, acting }: Writing) {
  const typed = textsOf(form);
  const read = v.safeParse(WordRuleInput, typed);
  if (!read.success) {
    const found = Object.entries(findFieldProblems(WordRuleInput, typed));
    const problems = Object.fromEntries(found.map(([of, each]) => [of, apiProblemText(each)]));
    return data<Answer>({ typed, problems }, { status: 422 });
  }
  const fields = read.output;
  if (act === "preview") {
    const preview = await previewWordRules(db, [fields], { now: acting.now });
    return data<Answer>({ typed, problems: {}, preview });
  }
  if (params.rule_id === NEW) {
    const made = await makeWordRule(db, fields, acting);
    if (made.ok) throw redirect(`/desk/words/${made.value}`, 303);
    const problem = `There can be ${made.refusal.most} rules. Delete one first.`;
    return data<Answer>({ typed, problems: { form: problem } }, { status: 422 });
  }
  const { id } = await ruleOf(db, params.rule_id);
  if (seen === null) throw unknownForm();
  const changed = await changeWordRule(db, { id, seen, fields }, acting);
  if (!changed) throw notFound("This rule isn’t here");
  if (!changed.ok) return data<Answer>({ problems: { form: OVERTAKEN } }, { status: 409 });
  throw redirect(`/desk/words/${id}`, 303);
}

export function meta() {
  return deskMeta("Word rule");
}

export default function WordRule({ loaderData, actionData }: Route.ComponentProps) {
  const { rule, reasonNames } = loaderData;
  const answer: Answer = actionData ?? { problems: {} };
  const preview = answer.preview ?? (answer.typed ? undefined : loaderData.preview);
  return (
    <>
      <p>
        <a className="quiet-link" href="/desk/words">
          ← Word rules
        </a>
      </p>
      <div className="card-title">
        <h1>{rule ? rule.name : "New rule"}</h1>
        {rule && <span className="badge">{rule.isOn ? "On" : "Off"}</span>}
      </div>
      <WordRuleForm
        rule={rule}
        typed={answer.typed}
        problems={answer.problems}
        reasonNames={reasonNames}
      />
      {preview && <WordRulePreview {...preview} />}
      {rule && (
        <>
          <SwitchForm rule={rule} />
          <DeleteForm rule={rule} />
        </>
      )}
    </>
  );
}
