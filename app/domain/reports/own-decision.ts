import { sql, type SQL } from "drizzle-orm";
import type { Operator } from "#app/domain/desk/log.ts";

/** The condition that there is an operator besides this one. */
export function hasOther({ username }: Pick<Operator, "username">): SQL {
  return sql`EXISTS (SELECT 1 FROM accounts WHERE role = 'operator'
    AND lower(username) <> lower(${username}))`;
}

/**
 * The condition on cases whose author has asked for a second look at this operator's decision, and waits for another one to
 * answer. Hiding the thing once more would replace the decision that the other one is to look at.
 */
export function awaitsAnotherThan(operator: Pick<Operator, "username">): SQL {
  return sql`(EXISTS (SELECT 1 FROM appeals WHERE appeals.case_id = cases.id AND against <> 'ban'
    AND appeals.decided_at IS NULL AND against_at = cases.decided_at
    AND lower(against_by) = lower(${operator.username})) AND ${hasOther(operator)})`;
}
