import type { Menu } from "#app/domain/menus/menus.ts";
import { isEmpty, leftOf } from "#app/domain/menus/patch/left-parts.ts";
import { guardedChange } from "#app/routes/menu/editor/conflicts/left-changes.ts";
import { applyOperation, withPhoto } from "#app/routes/menu/editor/operations/apply-operation.ts";
import {
  isOfPicture,
  pictureLeftBy,
  pictureStep,
  withFormer,
} from "#app/routes/menu/editor/undo/picture-steps.ts";
import { withRestore } from "#app/routes/menu/editor/undo/restore-step.ts";
import {
  stepBetween,
  withIdsInSteps,
  withoutLeft,
  withoutStep,
  withStep,
  type Step,
  type Steps,
} from "#app/routes/menu/editor/undo/steps.ts";
import {
  endedByFailure,
  isUnsentDeletion,
  undoOfDeletion,
} from "#app/routes/menu/editor/undo/undone-deletion.ts";
import type { Change, SavedPhoto } from "./change.ts";
import { newIdsIn, nextChanges, withChanges, type ChangeEvent } from "./changes.ts";
import { holdBy, isPassing, type Hold } from "./hold.ts";
import { noteGone, noteSeen } from "./last-seen.ts";
import { shareUnchanged } from "./share-unchanged.ts";

export interface EditorState {
  menu: Menu;
  changes: Change[];
  /** What can be undone, and done again. */
  steps: Steps;
  /** Why nothing is sent at the moment. */
  hold: Hold | undefined;
  /** How often a menu did not arrive or could not be used, and must be requested again. */
  missed: number;
  lost: number;
  /** Whether the menu is the one that this phone saw last, and the server has not answered since. */
  isFromPhone: boolean;
}

interface MenuArrived {
  type: "menu-arrived";
  menu: Menu;
  /** A restore that was made in this tab. */
  restored?: Step | undefined;
  isTyping: boolean;
}

export type EditorEvent =
  | Exclude<ChangeEvent, { type: "menu-arrived" }>
  | MenuArrived
  | { type: "menu-lost" }
  | { type: "resumed" }
  | ({ type: "photo-saved" } & SavedPhoto);

/** What the phone has seen waits for the network with what is changed in it. */
export function firstState(menu: Menu, changes: Change[], isFromPhone = false): EditorState {
  const hold: Hold | undefined = isFromPhone
    ? { why: "unreached", times: 1, isOver: false }
    : undefined;
  const steps = { done: [], undone: [] };
  return { menu, changes, steps, hold, missed: 0, lost: 0, isFromPhone };
}

/** Drops a menu that arrives while somebody types, or while a change is on its way that it may or may not contain. */
export function nextState(state: EditorState, given: EditorEvent): EditorState {
  const event = given.type === "made" ? asSeen(state, given) : given;
  if (event.type === "menu-lost") {
    return { ...state, missed: state.missed + 1, lost: state.lost + 1 };
  }
  if (event.type === "photo-saved") return withSavedPhoto(state, event);
  if (event.type === "resumed") {
    return { ...state, hold: state.hold && { ...state.hold, isOver: true } };
  }
  const changes = changesAfter(state, event);
  if (event.type !== "menu-arrived") {
    return {
      ...state,
      changes,
      ...stepsAfter(state, event),
      ...pictureNamed(state, event),
      ...holdAfter(state, event),
      isFromPhone: state.isFromPhone && !isAnswer(event),
    };
  }
  return withMenu({ ...state, ...(state.isFromPhone && REACHED) }, changes, event);
}

function changesAfter(state: EditorState, event: OfChanges | MenuArrived): Change[] {
  if (event.type === "made" && isTakenBackUnsent(state, event)) return state.changes.slice(0, -1);
  return nextChanges(withGoneNoted(state, event), event);
}

/** Whether an undo is of the last change, a deletion that was not sent yet: then neither is. */
function isTakenBackUnsent(
  { changes, steps }: EditorState,
  { as }: OfChanges & { type: "made" },
): boolean {
  const last = changes.at(-1);
  const undone = as === "undo" ? steps.done.at(-1) : undefined;
  return last !== undefined && last.id === undone?.changeId && isUnsentDeletion(last);
}

/** What a menu that arrives ends, whether it is used or not. */
const REACHED = { isFromPhone: false, hold: undefined };

function isAnswer(event: OfChanges): boolean {
  return event.type === "answered" && event.failure?.reason !== "unreached";
}

function withMenu(
  state: EditorState,
  changes: Change[],
  event: EditorEvent & { type: "menu-arrived" },
): EditorState {
  const isAwaited = state.changes.every(
    ({ state, isInNextMenu }) => state === "failed" || isInNextMenu,
  );
  if (event.isTyping || !isAwaited) return { ...state, missed: state.missed + 1, lost: 0 };
  const menu = shareUnchanged(state.menu, event.menu);
  const open = changes.filter((change) => !isDoneIn(menu, change));
  const steps = withRestore(state.steps, event.restored);
  return { ...state, menu, changes: open, steps, missed: 0, lost: 0 };
}

/** What is in the way of a change may be gone with the next menu. */
function withGoneNoted({ menu, changes }: EditorState, event: OfChanges | MenuArrived): Change[] {
  if (event.type !== "answered") return changes;
  const { failure, added } = event;
  if (!added?.left && failure?.reason !== "missing") return changes;
  const shown = withChanges(menu, changes);
  return changes.map((change) => (change.state === "saving" ? noteGone(change, shown) : change));
}

/** A change says what its author saw. */
function asSeen<E extends OfChanges & { type: "made" }>(
  { menu, changes }: EditorState,
  event: E,
): E {
  const shown = withChanges(menu, changes);
  return { ...event, change: noteSeen(guardedChange(event.change, shown), shown) };
}

/** Whether a change that met another one has been made all the same: by it, or by itself, its answer lost. */
function isDoneIn(menu: Menu, { operation, state, failure }: Change): boolean {
  if (state !== "failed" || failure?.reason !== "stale" || !operation) return false;
  if (operation.operation === "patch-menu" && !isEmpty(leftOf(menu, operation.patch))) return false;
  return asText(applyOperation(menu, operation, { draftId: 0 })) === asText(menu);
}

function asText(menu: Menu): string {
  return JSON.stringify(menu, (name, value: unknown) =>
    /revision$|^setAt$/i.test(name) ? 0 : value,
  );
}

function holdAfter({ hold }: EditorState, event: OfChanges): { hold?: Hold | undefined } {
  if (event.type !== "answered") return {};
  const { failure } = event;
  if (!failure || !isPassing(failure)) return { hold: undefined };
  return { hold: { why: holdBy(failure), times: (hold?.times ?? 0) + 1, isOver: false } };
}

/** A photo is not sent like other changes, but undone like them. */
function withSavedPhoto(state: EditorState, photo: SavedPhoto): EditorState {
  const { steps, changes } = state;
  const ids = [...changes.map(({ id }) => id), ...steps.done.map(({ changeId }) => changeId)];
  const id = Math.min(0, ...ids) - 1;
  const next = withPhotoShown(state, id, photo);
  const [before, after] = [state, next].map((each) => withChanges(each.menu, each.changes));
  const step = before && after && stepBetween(before, after, { id, fields: [] });
  return { ...state, ...next, steps: withStep(steps, { changeId: id, step }) };
}

/** The server had it after what it had saved by then, and before what it is sent next. */
function withPhotoShown(
  { menu, changes }: EditorState,
  id: number,
  { itemId, photoKey }: SavedPhoto,
): Pick<EditorState, "menu" | "changes"> {
  const photo = { itemId, photoKey };
  const place = changes.findLastIndex(({ state }) => ["saved", "saving"].includes(state)) + 1;
  if (place === 0) return { menu: withPhoto(menu, photo), changes };
  const change: Change = { id, fields: [], state: "saved", photo };
  return { menu, changes: changes.toSpliced(place, 0, change) };
}

/** The steps once the server has named a new picture of the shop. */
function pictureNamed({ steps, changes }: EditorState, event: OfChanges): { steps?: Steps } {
  const imageKey = event.type === "answered" ? event.added?.imageKey : undefined;
  const saving = changes.find((change) => change.state === "saving");
  const { picture } = steps;
  const isIt = imageKey !== undefined && picture?.changeId === saving?.id;
  return isIt && picture ? { steps: { ...steps, picture: { ...picture, key: imageKey } } } : {};
}

type OfChanges = Exclude<ChangeEvent, { type: "menu-arrived" }>;

function stepsAfter(state: EditorState, event: OfChanges): { steps?: Steps } {
  if (event.type === "made") return { steps: stepsWith(state, event) };
  if (event.type === "former-known")
    return { steps: { ...state.steps, done: withFormer(state.steps.done, event) } };
  const saving = state.changes.find((change) => change.state === "saving");
  return event.type === "answered" && saving
    ? { steps: stepsAnswered(state, saving.id, event) }
    : {};
}

function stepsAnswered(
  { steps, changes }: EditorState,
  savingId: number,
  event: OfChanges & { type: "answered" },
): Steps {
  const { failure, added } = event;
  if (failure) {
    const gone = isPassing(failure) ? [] : [savingId, ...endedByFailure(changes, failure)];
    return gone.reduce(withoutStep, steps);
  }
  // Of a deletion that is undone already, its undo is the step.
  const stepId = undoOfDeletion(changes)?.id ?? savingId;
  const made = added?.left ? withoutLeft(steps, stepId, added.left) : steps;
  const ids = newIdsIn(changes, event);
  return ids ? withIdsInSteps(made, ids) : made;
}

function stepsWith(state: EditorState, event: OfChanges & { type: "made" }): Steps {
  const { steps, menu, changes } = state;
  const { change, as, isAutomatic } = event;
  const before = withChanges(menu, changes);
  const step = isOfPicture(change.fields)
    ? pictureStep(change, steps.picture)
    : stepBetween(before, withChanges(before, [change]), change);
  const picture = isOfPicture(change.fields) ? { picture: pictureLeftBy(change) } : {};
  const next = { ...withStep(steps, { as, changeId: change.id, step, isAutomatic }), ...picture };
  return change.state === "failed" ? withoutStep(next, change.id) : next;
}
