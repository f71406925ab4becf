import type { Menu } from "#app/domain/menus/menus.ts";
import { applyOperation } from "./apply-operation.ts";
import type { Failure } from "./failure.ts";
import { fieldOf, textsOf, type Fields } from "./fields.ts";
import { kindOf } from "./operation-kinds.ts";
import type { Operation } from "./operations.ts";

/** One edit of the owner, from the tap until the menu that contains it has come back. */
export interface Change {
  id: number;
  fields: Fields;
  /** The fields as read; undefined where they cannot be, as in a failed change. */
  operation?: Operation;
  state: "waiting" | "saving" | "saved" | "failed";
  failure?: Failure;
  /** Whether it relies on an earlier change that failed or was dropped. */
  isInDoubt?: boolean;
  /** Whether it was saved before the menu now on its way was requested, which therefore contains it. */
  isInNextMenu?: boolean;
}

/** A change that failed. `again` holds its fields, ready to be sent again. */
export interface FailedChange extends Change {
  again: Fields;
}

export type ChangeEvent =
  | { type: "made"; change: Change; replaces?: number }
  | { type: "sent"; id: number }
  | { type: "answered"; failure?: Failure }
  | { type: "discarded"; id: number }
  | { type: "menu-asked-for" }
  | { type: "menu-arrived" };

/** The reducer of the list of changes. They are sent one at a time, in the order in which they were made. */
export function nextChanges(changes: Change[], event: ChangeEvent): Change[] {
  switch (event.type) {
    case "made":
      return withNew(
        changes.filter((earlier) => !isOver(earlier, event)),
        event.change,
      );
    case "sent":
      return changes.map((change) =>
        change.id === event.id ? { ...change, state: "saving" } : change,
      );
    case "answered":
      return changes.map((change) => answered(change, event.failure));
    case "discarded":
      return changes.filter(({ id }) => id !== event.id);
    case "menu-asked-for":
      return changes.map((change) =>
        change.state === "saved" ? { ...change, isInNextMenu: true } : change,
      );
    case "menu-arrived":
      return changes.filter(({ isInNextMenu }) => !isInNextMenu);
  }
}

/** A second move of the same thing replaces the first if that was not sent yet. */
function withNew(changes: Change[], change: Change): Change[] {
  const last = changes.at(-1);
  const isSameMove =
    last?.state === "waiting" &&
    kindOf(change.fields)?.verb === "move" &&
    targetOf(last.fields) === targetOf(change.fields);
  // It was made on a list that includes the dropped move.
  return isSameMove
    ? [...changes.slice(0, -1), { ...change, isInDoubt: true }]
    : [...changes, change];
}

/** The menu as the owner sees it: with all changes applied except the failed ones. */
export function withChanges(menu: Menu, changes: readonly Change[]): Menu {
  return changes.reduce(
    (shown, { operation, state, id }) =>
      operation && state !== "failed" ? applyOperation(shown, operation, -id) : shown,
    menu,
  );
}

function answered(change: Change, failure: Failure | undefined): Change {
  if (change.state === "waiting" && failure) return { ...change, isInDoubt: true };
  if (change.state !== "saving") return change;
  const isGoneAnyway = failure?.reason === "missing" && kindOf(change.fields)?.verb === "delete";
  return failure && !isGoneAnyway
    ? { ...change, state: "failed", failure }
    : { ...change, state: "saved" };
}

/** A failed change ends once it is retried, or the same thing is changed again. Additions are never the same. */
function isOver(earlier: Change, { change, replaces }: ChangeEvent & { type: "made" }): boolean {
  if (earlier.state !== "failed") return false;
  const { verb, noun } = kindOf(change.fields) ?? {};
  // The next edit of the shop may be of another of its fields.
  const isAnother = verb === "add" || noun === "shop";
  const target = targetOf(change.fields);
  return earlier.id === replaces || (!isAnother && targetOf(earlier.fields) === target);
}

/** What is changed, and how: two changes with the same target replace each other. */
function targetOf(fields: Fields): string {
  const { verb, noun } = kindOf(fields) ?? {};
  const id = fieldOf(fields, noun === "item" || noun === "photo" ? "itemId" : "sectionId");
  const line = textsOf(fields, "seen")[Number(fieldOf(fields, "index"))];
  return JSON.stringify([verb, noun, id, noun === "subheader" ? line : ""]);
}

/** Some refusals would only repeat, and a plain form cannot hold a file. */
export function canRetry({ failure, fields }: Change): boolean {
  const reasons = ["invalid-input", "full", "missing", "too-large"];
  const isFileLost =
    ["change-shop-image", "change-item-photo"].includes(fieldOf(fields, "operation") ?? "") &&
    !fields.some(([, value]) => value instanceof File);
  return !isFileLost && !reasons.includes(failure?.reason ?? "");
}
