import type { OperationRefusal } from "./perform-operation.ts";

export type Failure =
  | OperationRefusal
  | { reason: "missing" | "logged-out" | "other-shop" | "unreached" | "broken" };

/** An editor opened before a release takes an answer without `problem` for saved, so the field keeps its name. */
export type Reply = { saved: true } | { problem: Failure; fields: [name: string, text: string][] };
