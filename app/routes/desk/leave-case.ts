import { redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { releaseCase } from "#app/domain/reports/claims.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { account, database } from "#app/http/context.ts";
import { pathInFlow, type Flow } from "./flow.ts";
import { leadToNext } from "./next-case.ts";

/** `until` names the claim that ends: one that was renewed since stays. */
const LeavingInput = v.object({ act: v.picklist(["skip", "leave"]), until: WholeNumberInput });

type Leaving = v.InferOutput<typeof LeavingInput>;

/** Reads the form by which an operator leaves a case; undefined if it is another one. */
export function readLeaving(form: FormData): Leaving | undefined {
  const fields = Object.fromEntries(form);
  return v.is(LeavingInput, fields) ? v.parse(LeavingInput, fields) : undefined;
}

/** Lets go of an operator's case. Leads to the queue, or to the next case where this one is skipped. */
export async function leave(
  context: Readonly<RouterContextProvider>,
  { caseId, act, until }: Leaving & { caseId: number },
  flow: Flow,
): Promise<Response> {
  const operator = context.get(account);
  await releaseCase(context.get(database), { caseId, operator, until });
  if (act === "leave") return redirect(pathInFlow({ ...flow, skipped: [] }), 303);
  const others = flow.skipped.filter((id) => id !== caseId);
  return leadToNext(context, { ...flow, skipped: [caseId, ...others] }, { now: Date.now() });
}
