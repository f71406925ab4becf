/** What was sent is wrong at `path`, for instance `menu.sections[3].items[2].price`. */
export interface InvalidInput {
  reason: "invalid-input";
  path: string;
  message: string;
}

/** There is no room for one more: `most` is how many there may be. */
export interface Full {
  reason: "full";
  most: number;
}

/** The thing has changed since the caller saw it. */
export interface Stale {
  reason: "stale";
}

/** Another has this name already. */
export interface Taken {
  reason: "taken";
  what: "shop id" | "username";
}

/** More was sent than is taken in: `mostBytes` is how much may be. */
export interface TooLarge {
  reason: "too-large";
  mostBytes: number;
}

/** What was sent is not said to be of the kind that is read here. */
export interface WrongKind {
  reason: "wrong-kind";
}

/** What was sent cannot be read: it is broken, no UTF-8, or nested too deeply. */
export interface Unreadable {
  reason: "unreadable";
}

/** No account has this username and password. It is not told which of the two is wrong. */
export interface WrongLogin {
  reason: "wrong-login";
}

/** The account works for no shop: it is an operator's. */
interface NoShop {
  reason: "no-shop";
}

/** It was tried more often than is allowed: the next try may come after `retryAfter` seconds. */
export interface TooMany {
  reason: "too-many";
  retryAfter: number;
}

/** The key of this operation was used for another one before. */
export interface KeyReused {
  reason: "key-reused";
}

/** It was there before, and is gone since: it is not done anew. */
export interface Gone {
  reason: "gone";
}

/** It may not be a person who sent this: `because` says what speaks against it. */
export interface Doubtful {
  reason: "doubtful";
  because: "trap" | "haste" | "token" | "challenge";
}

/** They were shut out by the moderators: `because` is the reason, in words for them. */
export interface Banned {
  reason: "banned";
  because: string;
}

/** They have not said that they are so old. */
export interface AgeUnknown {
  reason: "age-unknown";
  leastAge: number;
}

/** The code is not good: nobody made it, or they themselves, it was used, or its time is over. */
export interface WrongCode {
  reason: "wrong-code";
}

/** There is something already that would be lost. */
export interface NotEmpty {
  reason: "not-empty";
}

/** It is their own thing, and this can only be done to those of others. */
export interface OwnThing {
  reason: "own-thing";
}

/** Why an operation was refused. The list is closed: every door maps each of these to a reply. */
export type Refusal =
  | InvalidInput
  | Full
  | Stale
  | Taken
  | TooLarge
  | WrongKind
  | Unreadable
  | WrongLogin
  | NoShop
  | TooMany
  | KeyReused
  | Gone
  | Doubtful
  | Banned
  | AgeUnknown
  | WrongCode
  | NotEmpty
  | OwnThing;

/** What an operation that can be refused comes to. A bug is not a refusal: it throws. */
export type Outcome<T, R extends Refusal> = { ok: true; value: T } | { ok: false; refusal: R };

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused<R extends Refusal>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal };
}
