import type { Stale } from "#app/domain/outcome.ts";

export interface UsernameTaken {
  reason: "taken";
  what: "username";
}

export type AccountRefusal = UsernameTaken | Stale;
