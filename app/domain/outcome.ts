/** Why an operation was refused. The list is closed: every door maps each of these to a reply. */
export type Refusal =
  /** What was sent is wrong at `path`, for instance `menu.sections[3].items[2].price`. */
  { reason: "invalid-input"; path: string; message: string };

/** What an operation that can be refused comes to. A bug is not a refusal: it throws. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): Outcome<never> {
  return { ok: false, refusal };
}
