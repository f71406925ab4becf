import type { Menu } from "#app/domain/menus/menus.ts";
import { joinStrays } from "#app/routes/menu/editor/conflicts/join-strays.ts";
import { partMade, restOf } from "#app/routes/menu/editor/conflicts/left-changes.ts";
import {
  newIdsOf,
  withNewIds,
  type Added,
  type NewIds,
} from "#app/routes/menu/editor/operations/added.ts";
import { applyOperation, withPhoto } from "#app/routes/menu/editor/operations/apply-operation.ts";
import type { Failure, LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import { fieldOf, textsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { kindOf } from "#app/routes/menu/editor/operations/operation-kinds.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { isPatchOfNothing } from "#app/routes/menu/editor/operations/patch-fields.ts";
import type { FormerPicture } from "#app/routes/menu/editor/undo/picture-steps.ts";
import { undoOfDeletion, withoutUndone } from "#app/routes/menu/editor/undo/undone-deletion.ts";
import type { Change, FailedChange } from "./change.ts";
import { isPassing } from "./hold.ts";

interface Answer {
  failure?: Failure;
  added?: Added;
  /** Unused so far, as are the two next ones: for what was left of the change. */
  restId?: number;
}

export type ChangeEvent =
  | {
      type: "made";
      change: Change;
      replaces?: number;
      as?: "undo" | "redo";
      /** Whether nobody made it by hand. */
      isAutomatic?: true;
    }
  | {
      type: "former-known";
      id: number;
      /** The picture whose place this change takes. */
      former: FormerPicture;
    }
  | { type: "sent"; id: number }
  | ({ type: "answered" } & Answer)
  | { type: "discarded"; id: number }
  | { type: "found"; changes: Change[] }
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
    case "former-known":
      return changes.map((change) =>
        change.id === event.id ? { ...change, awaitsFormer: false } : change,
      );
    case "sent":
      return changes.map((change) =>
        change.id === event.id ? { ...change, state: "saving" } : change,
      );
    case "answered":
      return withAnswer(changes, event);
    case "found":
      return withFound(changes, event.changes);
    case "discarded":
      return changes.filter(({ id }) => id !== event.id);
    case "menu-asked-for":
      return changes.map((change) =>
        change.state === "saved" ? { ...change, isInNextMenu: true } : change,
      );
    case "menu-arrived":
      return changes
        .filter(({ isInNextMenu }) => !isInNextMenu)
        .map((change) => (change.awaitsMenu ? { ...change, awaitsMenu: false } : change));
  }
}

function withAnswer(changes: Change[], answer: Answer): Change[] {
  const open = withoutUndone(changes, answer);
  const all = [...open.map((change) => answered(change, answer)), ...leftBy(changes, answer)];
  return joinStrays(withIds(all, newIdsIn(changes, answer)));
}

/** Those that an earlier visit has left come first. */
function withFound(changes: Change[], found: Change[]): Change[] {
  const known = new Set(changes.map(({ id }) => id));
  return [...found.filter(({ id }) => !known.has(id)), ...changes];
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
  return changes.reduce((shown, change) => {
    const { operation, state, imageKey, photo, reached } = change;
    if (photo) return withPhoto(shown, photo);
    if (!operation || state === "failed") return shown;
    const next = applyOperation(shown, operation, { draftId: idOf(change), reached });
    return imageKey === undefined ? next : { ...next, shop: { ...next.shop, imageKey } };
  }, menu);
}

/** The id of what a change adds: what the server has named it, or until then a draft's. */
function idOf({ id, added }: Change): number {
  const [named] = Object.values({ ...added?.sections, ...added?.items });
  return named ?? -id;
}

/** The ids that an answer gives to what the change under way has added. */
export function newIdsIn(changes: readonly Change[], { added }: Answer): NewIds | undefined {
  const saving = changes.find(({ state }) => state === "saving");
  return saving?.operation && added && newIdsOf(saving.operation, -saving.id, added);
}

/** The changes by the ids that the server has given, so that those to come find what they are about. */
function withIds(changes: Change[], ids: NewIds | undefined): Change[] {
  return ids ? changes.map((change) => withIdsIn(change, ids)) : changes;
}

function withIdsIn(change: Change, ids: NewIds): Change {
  const fields = withNewIds(change.fields, ids);
  if (fields === change.fields) return change;
  const read = readOperation(fields);
  return read.ok ? { ...change, fields, operation: read.value } : change;
}

function answered(change: Change, { failure, added }: Answer): Change {
  if (change.state === "waiting" && failure) return { ...change, isInDoubt: true };
  if (change.state !== "saving") return change;
  if (!failure || isGoneAnyway(change, failure)) {
    return { ...partMade(change, added?.left), state: "saved", ...namedIn(change, added) };
  }
  const sent = { ...change, wasSent: true };
  return isPassing(failure)
    ? { ...sent, state: "waiting", isInDoubt: true }
    : { ...sent, state: "failed", failure, awaitsMenu: isOvertaken(failure) };
}

/** Whether the menu that this phone has does not show yet why a change failed. */
function isOvertaken({ reason }: LastingFailure): boolean {
  return reason === "stale" || reason === "missing";
}

/** What somebody has to decide on, as another phone has changed the same. */
function leftBy(changes: readonly Change[], { added, restId = 0 }: Answer): Change[] {
  const saving = changes.find(({ state }) => state === "saving");
  return saving && !undoOfDeletion(changes) ? restOf(saving, added?.left, restId) : [];
}

function isGoneAnyway({ fields }: Change, { reason }: Failure): boolean {
  return reason === "missing" && kindOf(fields)?.verb === "delete";
}

function namedIn(
  { id, operation }: Change,
  added: Added | undefined,
): Pick<Change, "added" | "imageKey" | "reached"> {
  if (added?.imageKey !== undefined) return { imageKey: added.imageKey };
  const { reached } = added ?? {};
  return {
    ...(reached !== undefined && { reached }),
    ...(operation && added?.id !== undefined && { added: newIdsOf(operation, -id, added) }),
  };
}

/** A failed change ends once it is retried, or the same thing is changed again. Additions are never the same. */
function isOver(earlier: Change, { change, replaces }: ChangeEvent & { type: "made" }): boolean {
  if (earlier.state !== "failed") return false;
  const { verb, noun } = kindOf(change.fields) ?? {};
  // The next edit of the shop or the menu may be of other parts of it.
  const isAnother = verb === "add" || noun === "shop" || noun === "menu";
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

/** Some refusals would only repeat, as would one of what is not known yet; and a plain form cannot hold a file. */
export function canRetry({ failure, fields, again, awaitsMenu }: FailedChange): boolean {
  const reasons = ["invalid-input", "missing", "too-large"];
  const isFileLost =
    ["change-shop-image", "change-item-photo"].includes(fieldOf(fields, "operation") ?? "") &&
    !fields.some(([, value]) => value instanceof File);
  return (
    !awaitsMenu &&
    !isFileLost &&
    !isPatchOfNothing(again) &&
    !reasons.includes(failure?.reason ?? "")
  );
}
