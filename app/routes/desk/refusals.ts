import type { AccountRefusal } from "#app/domain/accounts/refusals.ts";
import type { DecisionRefusal } from "#app/domain/reports/refusals.ts";
import type { ShopRefusal } from "#app/domain/shops/refusals.ts";
import type { FormRefusal } from "#app/http/forms.ts";

export type DeskRefusal = AccountRefusal | ShopRefusal | FormRefusal | DecisionRefusal;

const STATUSES: Record<DeskRefusal["reason"], number> = {
  stale: 409,
  taken: 409,
  claimed: 409,
  "own-decision": 403,
  "invalid-input": 422,
  "too-large": 413,
};

/** The HTTP status that answers a refusal. */
export function statusOf({ reason }: DeskRefusal): number {
  return STATUSES[reason];
}
