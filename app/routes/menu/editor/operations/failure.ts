import type { Added } from "./added.ts";
import type { OperationRefusal } from "./perform-operation.ts";

/** Why a change was not saved, and will not be as it is. */
export type LastingFailure =
  | OperationRefusal
  | { reason: "missing" | "owner-only" | "no-copy" | "broken" };

/** Why none can be saved at the moment. */
export interface PassingFailure {
  reason: "logged-out" | "other-shop" | "unreached";
  /** Given if it is an operator who is logged in, who has no shop. Editors opened before a release know only reasons. */
  role?: "operator";
}

export type Failure = LastingFailure | PassingFailure;

/** An editor opened before a release takes an answer without `problem` for saved, so the field keeps its name. */
export type Reply =
  | ({ saved: true } & Added)
  | { problem: Failure; fields: [name: string, text: string][] };

/** The id of the element that tells of a failed change. */
export function failureId(changeId: number): string {
  return `failure-${changeId}`;
}
