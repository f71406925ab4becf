import { previewWordRules } from "#app/domain/reports/preview-word-rules.ts";
import { listWordRules } from "#app/domain/reports/word-rules.ts";
import type { WordRule } from "#app/domain/word-rules/judge-words.ts";
import { database } from "#app/http/context.ts";
import { messagesIn } from "#app/messages/catalogues.server.ts";
import type { Route } from "./+types/words";
import { deskMeta } from "./desk-meta.ts";
import { When } from "./facts.tsx";
import type { ReasonNames } from "./report-names.ts";
import { ACT_NAMES, DETECTOR_NAMES, SwitchForm } from "./word-rule-form.tsx";
import { ReadText } from "./word-rule-preview.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(database);
  const rules = await listWordRules(db);
  const { found, ...read } = await previewWordRules(db, rules, { now: Date.now() });
  const { reasons } = messagesIn("en", "safety");
  return {
    rules: rules.map((rule, index) => ({ ...rule, count: found[index]?.length ?? 0 })),
    read,
    reasonNames: reasons,
    deleted: url.searchParams.get("deleted"),
  };
}

export function meta() {
  return deskMeta("Word rules");
}

export default function Words({ loaderData }: Route.ComponentProps) {
  const { rules, read, reasonNames, deleted } = loaderData;
  return (
    <>
      <div className="card-title">
        <h1>Word rules</h1>
        <a className="button" href="/desk/words/new">
          New rule
        </a>
      </div>
      {deleted !== null && (
        <p className="notice" role="status">
          The rule “{deleted}” is deleted.
        </p>
      )}
      <p>
        Posts, comments and edits of posts are compared with these before neighbours see them. A
        rule holds what it finds until one of us has looked, or asks the writer first. Counts are of{" "}
        <ReadText {...read} />.
      </p>
      <ul className="cards">
        {rules.map((rule) => (
          <li key={rule.id}>
            <RuleCard rule={rule} reasonNames={reasonNames} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RuleCardProps {
  rule: WordRule & { count: number };
  reasonNames: ReasonNames;
}

function RuleCard({ rule, reasonNames }: RuleCardProps) {
  const { id, name, act, reason, patterns, detector, count, changedBy, changedAt } = rule;
  const lines = patterns === "" ? 0 : patterns.split("\n").length;
  return (
    <article className="card">
      <div className="card-title">
        <h2>
          <a href={`/desk/words/${id}`}>{name}</a>
        </h2>
        <span className="badge">{rule.isOn ? "On" : "Off"}</span>
      </div>
      <p className="facts">
        <span>{ACT_NAMES[act]}</span>
        <span>{reasonNames[reason]}</span>
        {lines > 0 && <span>{lines === 1 ? "1 line" : `${lines} lines`}</span>}
        {detector !== null && <span>{DETECTOR_NAMES[detector]}</span>}
        <span>
          {count} found{!rule.isOn && ", if it were on"}
        </span>
        {changedBy !== "" && (
          <span>
            Changed by {changedBy} <When time={changedAt} />
          </span>
        )}
      </p>
      <SwitchForm rule={rule} />
    </article>
  );
}
