import type { OperationRefusal } from "./perform-operation.ts";

/** Why an operation was not done: it was refused, or never got that far. */
export type Failure =
  | OperationRefusal
  | { reason: "missing" | "logged-out" | "other-shop" | "unreached" | "broken" };

/**
 * What the server answers to an operation: done, or why not, with the texts that were typed. An editor opened before a
 * release takes an answer without `problem` for saved, so the field keeps its name.
 */
export type Reply = { saved: true } | { problem: Failure; fields: [name: string, text: string][] };
