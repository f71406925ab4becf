import type { Full, Stale } from "#app/domain/outcome.ts";

/** Somebody on the staff is called so already. */
export interface NameTaken {
  reason: "taken";
}

export type StaffRefusal = NameTaken | Full | Stale;
