import type { UsernameTaken } from "#app/domain/accounts/refusals.ts";
import type { InvalidInput, Stale } from "#app/domain/outcome.ts";

interface ShopIdTaken {
  reason: "taken";
  what: "shop id";
}

export type Taken = ShopIdTaken | UsernameTaken;

export type ShopRefusal = Taken | Stale | InvalidInput;
