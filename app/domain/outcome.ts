import type { Problem } from "./problem.ts";

/** What an operation that can be refused comes to. A bug is not a refusal: it throws. */
export type Outcome<T, R extends Refusal> = { ok: true; value: T } | { ok: false; refusal: R };

/** Why an operation was refused. Each area names its own refusals, in `refusals.ts`; those of several areas are here. */
export interface Refusal {
  reason: string;
}

/** What was sent is wrong at `path`, for instance `menu.sections[3].items[2].price`. */
export interface InvalidInput extends Problem {
  reason: "invalid-input";
  path: string;
}

/** The list already holds `most` entries. */
export interface Full {
  reason: "full";
  most: number;
}

/** The thing has changed since the caller saw it. */
export interface Stale {
  reason: "stale";
}

/** It was tried too often. The next try may come after `retryAfter` seconds. */
export interface TooMany {
  reason: "too-many";
  retryAfter: number;
}

/** The refusal of what was sent at `path`. */
export function invalidAt(path: string, problem: Problem): { ok: false; refusal: InvalidInput } {
  return refused({ reason: "invalid-input", path, ...problem });
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused<R extends Refusal>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal };
}
