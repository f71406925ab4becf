import * as v from "valibot";
import type { Operator } from "#app/domain/desk/log.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import type { Outcome, Stale } from "#app/domain/outcome.ts";
import type { RemovalStores } from "#app/domain/posts/remove-posts.ts";
import { problemOf } from "#app/domain/problem.ts";
import { banAuthor, liftBan } from "#app/domain/reports/bans.ts";
import {
  BAN_DAYS,
  CASE_ACTS,
  DECISIONS,
  groundsInputFor,
  REPORT_ACTS,
  SeenThingInput,
  type Decision,
} from "#app/domain/reports/input.ts";
import { judgeReports, setReporting } from "#app/domain/reports/judge-reports.ts";
import { liftHold, placeHold } from "#app/domain/reports/legal-hold.ts";
import { decideTogether, type SeenThing } from "#app/domain/reports/decide-together.ts";
import { MOST_TOGETHER } from "#app/domain/reports/limits.ts";
import type { DecisionRefusal } from "#app/domain/reports/refusals.ts";
import type { ReadyReason, Rule } from "#app/domain/reports/rules.ts";
import { unknownForm } from "#app/http/replies.ts";
import { apiProblemText } from "#app/messages/api-problems.ts";
import { WholeNumberOrNoneInput, parseFields } from "./fields.ts";

const ActInput = v.object({
  act: v.picklist(CASE_ACTS),
  decision: v.union([
    v.picklist(DECISIONS),
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
  ]),
  decidedAt: WholeNumberOrNoneInput,
  isChildSafety: v.pipe(
    v.picklist(["true", "false"]),
    v.transform((written) => written === "true"),
  ),
  reportCount: WholeNumberInput,
  /** Of a ban. */
  days: v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(BAN_DAYS)), BAN_DAYS[0]),
});

const ReportActInput = v.object({
  act: v.picklist(REPORT_ACTS),
  /** Empty where all that the page shows are meant. */
  report: WholeNumberOrNoneInput,
  /** The highest id that the page shows. */
  upTo: v.optional(WholeNumberInput, "0"),
});

const AlsoInput = v.array(SeenThingInput);

/** As where Enter was pressed in a field without JavaScript. */
const NO_ACT = "Please press the button for what you decide. Nothing was decided.";
const TOO_MANY = `That’s too many to decide at once: please tick at most ${MOST_TOGETHER}. Nothing was decided.`;

type Act = v.InferOutput<typeof ActInput>;

interface Acting {
  caseId: number;
  moderator: Operator;
  now: number;
  /** For how many milliseconds a decision can be undone. */
  undoMs: number;
}

/** Gives how many other things were to be decided alike and were not, if any were. */
type Perform = (
  stores: RemovalStores,
  acting: Acting,
) => Promise<Outcome<{ left: number } | undefined, Stale | DecisionRefusal> | undefined>;

interface Wanted {
  ok: true;
  reason: string;
  /** As it was chosen. */
  rule: string | undefined;
  readyReason: string;
  /** Whether it is about how long the case is kept, and not about its thing. */
  isOfTerm: boolean;
  /** What is decided of the thing, where something is. */
  decision: Decision | undefined;
  /** Whether the author is to hear of it. */
  isOfAuthor: boolean;
  perform: Perform;
}

type Typed = Pick<Wanted, "reason" | "rule" | "readyReason">;

type Refused = Typed & { ok: false; problem: string; isOfWords: boolean };

/**
 * Reads what a moderator wants done; a problem if no act was chosen, the reason for the author is missing, or too many
 * things are ticked.
 */
export function readActOnCase(form: FormData): Wanted | Refused {
  const typed = typedIn(form);
  const wrong = { ok: false, isOfWords: false, ...typed } as const;
  if (!form.has("act")) return { ...wrong, problem: NO_ACT };
  const nothing = { reason: "", rule: undefined, readyReason: "", decision: undefined };
  if (v.is(v.picklist(REPORT_ACTS), form.get("act"))) {
    const perform = judging(parseFields(form, ReportActInput));
    return { ok: true, ...nothing, isOfTerm: false, isOfAuthor: false, perform };
  }
  const act = parseFields(form, ActInput);
  const reason = typed.reason.replaceAll("\r\n", "\n");
  const given = v.safeParse(groundsInputFor(act.act), { ...typed, reason });
  if (!given.success) {
    const [issue] = given.issues;
    const isOfWords = issue.path?.[0]?.key !== "rule";
    return { ...wrong, isOfWords, problem: apiProblemText(problemOf(issue)) };
  }
  const also = v.safeParse(AlsoInput, form.getAll("also"));
  if (!also.success) throw unknownForm();
  if (also.output.length > MOST_TOGETHER) return { ...wrong, problem: TOO_MANY };
  const isOfTerm = act.act === "hold" || act.act === "lift-hold";
  const perform = performing({ ...act, also: also.output }, given.output);
  return {
    ok: true,
    ...typed,
    isOfTerm,
    decision: DECISIONS.find((decision) => decision === act.act),
    isOfAuthor: !isOfTerm && act.act !== "lift-ban",
    perform,
  };
}

function typedIn(form: FormData): Typed {
  const textOf = (name: string) => {
    // The radio buttons of the rule follow a hidden field, which is sent where none is chosen.
    const value = form.getAll(name).at(-1);
    return typeof value === "string" ? value : undefined;
  };
  const rule = textOf("rule");
  return { reason: textOf("reason") ?? "", rule, readyReason: textOf(`ready-${rule}`) ?? "" };
}

function performing(
  { act, days, also, ...seen }: Act & { also: SeenThing[] },
  given: { reason: string; rule: Rule | null; readyReason: ReadyReason | null },
): Perform {
  return (stores, { caseId, moderator, now, undoMs }) => {
    if (act === "ban") {
      const { reason: because, ...grounds } = given;
      return banAuthor(stores.db, { caseId, moderator, because, ...grounds, days }, { now });
    }
    if (act === "lift-ban") return liftBan(stores.db, { caseId, moderator }, { now });
    if (act === "hold") return placeHold(stores.db, { caseId, moderator }, { now });
    if (act === "lift-hold") return liftHold(stores.db, { caseId, moderator }, { now });
    const ruling = { caseId, decision: act, ...given, seen, moderator };
    return decideTogether(stores, ruling, also, { now, undoMs });
  };
}

function judging({ act, report, upTo }: v.InferOutput<typeof ReportActInput>): Perform {
  return ({ db }, { caseId, moderator, now }) => {
    if (act === "abusive" || act === "not-abusive") {
      const isAbusive = act === "abusive";
      const meant = report === null ? { upTo } : { reportId: report };
      return judgeReports(db, { caseId, moderator, isAbusive, ...meant }, { now });
    }
    const hasEnded = act === "end-reporting";
    return setReporting(db, { caseId, moderator, reportId: report ?? 0, hasEnded }, { now });
  };
}
