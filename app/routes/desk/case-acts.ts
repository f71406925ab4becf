import * as v from "valibot";
import type { Operator } from "#app/domain/desk/log.ts";
import type { Outcome, Stale } from "#app/domain/outcome.ts";
import type { RemovalKeeping } from "#app/domain/posts/remove-posts.ts";
import { banAuthor, liftBan } from "#app/domain/reports/bans.ts";
import { DECISIONS, ReasonInput } from "#app/domain/reports/input.ts";
import { decideCase } from "#app/domain/reports/moderate.ts";
import { NumberOrNoneField, parseFields } from "./fields.ts";

const ActInput = v.object({
  act: v.picklist([...DECISIONS, "ban", "lift-ban"]),
  reason: v.string(),
  decision: v.union([
    v.picklist(DECISIONS),
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
  ]),
  decidedAt: NumberOrNoneField,
});

type Act = v.InferOutput<typeof ActInput>;

/** Where and when an act is done, and by whom. */
interface Acting {
  caseId: number;
  moderator: Operator;
  now: number;
}

type Perform = (
  keeping: RemovalKeeping,
  acting: Acting,
) => Promise<Outcome<undefined, Stale> | undefined>;

/** What needs no reason is what takes nothing away from anybody. */
const REASONLESS = new Set(["restore", "lift-ban"]);

/** Reads what a moderator wants done; a problem where the reason is missing that the author is to read. */
export function readActOnCase(
  form: FormData,
): { ok: true; reason: string; perform: Perform } | { ok: false; reason: string; problem: string } {
  const act = parseFields(form, ActInput);
  const given = v.safeParse(ReasonInput, act.reason.replaceAll("\r\n", "\n"));
  if (given.success)
    return { ok: true, reason: act.reason, perform: performing(act, given.output) };
  if (act.reason.trim() === "" && REASONLESS.has(act.act)) {
    return { ok: true, reason: "", perform: performing(act, "") };
  }
  return { ok: false, reason: act.reason, problem: given.issues[0].message };
}

function performing({ act, decision, decidedAt }: Act, reason: string): Perform {
  return (keeping, { caseId, moderator, now }) => {
    if (act === "ban") {
      return banAuthor(keeping.db, { caseId, moderator, because: reason }, { now });
    }
    if (act === "lift-ban") return liftBan(keeping.db, { caseId, moderator }, { now });
    const seen = { decision, decidedAt };
    return decideCase(keeping, { caseId, decision: act, reason, seen, moderator }, { now });
  };
}
