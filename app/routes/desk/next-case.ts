import { redirect, type RouterContextProvider } from "react-router";
import { claimNext } from "#app/domain/reports/claims.ts";
import { account, database, feedStepMs } from "#app/http/context.ts";
import { pathInFlow, type Flow } from "./flow.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Leads an operator to the next case, which is theirs from now on, or to the queue, which says that none is left; and that
 * so many of what they decided together were left as before.
 */
export async function leadToNext(
  context: Context,
  flow: Flow,
  { now, left = 0 }: { now: number; left?: number },
): Promise<Response> {
  const next = await claimNext(context.get(database), context.get(account), flow, { now });
  const said = {
    ...(left > 0 && { left: String(left) }),
    ...(next === undefined && { none: "1" }),
  };
  return redirect(pathInFlow(flow, next, said), 303);
}

/** For how many milliseconds a decision can be undone: two steps of the feed; where things show at once, not at all. */
export function undoTime(context: Context): number {
  return 2 * context.get(feedStepMs);
}
