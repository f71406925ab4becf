import type { UsernameTaken } from "#app/domain/accounts/refusals.ts";
import type { InvalidInput, Stale } from "#app/domain/outcome.ts";

/** Another shop has this id. */
interface ShopIdTaken {
  reason: "taken";
  what: "shop id";
}

/** A new shop's id, or its owner's username, is another's already. */
export type Taken = ShopIdTaken | UsernameTaken;

export type ShopRefusal = Taken | Stale | InvalidInput;
