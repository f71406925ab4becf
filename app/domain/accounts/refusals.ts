import type { Stale } from "#app/domain/outcome.ts";

/** Another account has this username. */
export interface UsernameTaken {
  reason: "taken";
  what: "username";
}

export type AccountRefusal = UsernameTaken | Stale;
