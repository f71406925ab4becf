/** What an operation that can be refused comes to. A bug is not a refusal: it throws. */
export type Outcome<T, R extends Refusal> = { ok: true; value: T } | { ok: false; refusal: R };

/** Why an operation was refused. Each area names its own refusals, in `refusals.ts`; those of several areas are here. */
export interface Refusal {
  reason: string;
}

/**
 * What was sent is wrong at `path`, for instance `menu.sections[3].items[2].price`. `message` is the code of the problem,
 * and `most` the most that is allowed there, if that is the problem.
 */
export interface InvalidInput {
  reason: "invalid-input";
  path: string;
  message: string;
  most?: number;
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

/**
 * The refusal of what was sent at `path`. Of an issue of Valibot, the message is the code; the requirement of a text that
 * is too long is its longest length.
 */
export function invalidAt(
  path: string,
  { message, requirement }: { message: string; requirement?: unknown },
): { ok: false; refusal: InvalidInput } {
  const most = typeof requirement === "number" ? { most: requirement } : {};
  return refused({ reason: "invalid-input", path, message, ...most });
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused<R extends Refusal>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal };
}
