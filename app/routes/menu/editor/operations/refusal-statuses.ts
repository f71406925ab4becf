import type { OperationRefusal } from "./perform-operation.ts";

export type Refused = OperationRefusal | { reason: "missing" | "owner-only" | "no-copy" };

/** The status of an operation's refusal, whoever asked for it. */
export const REFUSAL_STATUSES: Record<Refused["reason"], number> = {
  "invalid-input": 422,
  full: 422,
  stale: 409,
  "key-reused": 422,
  "too-large": 413,
  missing: 404,
  "owner-only": 403,
  "no-copy": 503,
};
