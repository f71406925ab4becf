import type { Left } from "#app/domain/menus/patch/left-parts.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { partMade } from "#app/routes/menu/editor/conflicts/left-changes.ts";
import type { Added } from "#app/routes/menu/editor/operations/added.ts";
import { deletedBy, takenAway } from "#app/routes/menu/editor/operations/deleted-by.ts";
import type { Failure } from "#app/routes/menu/editor/operations/failure.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import type { Operation } from "#app/routes/menu/editor/operations/operations.ts";
import { isPatchOfNothing } from "#app/routes/menu/editor/operations/patch-fields.ts";

interface Answer {
  failure?: Failure | undefined;
  added?: Added | undefined;
}

/**
 * The ids of the changes that end as the one under way fails: a deletion that met another phone's change, and its undo,
 * if that waits already. Nothing was deleted and nothing is to be, so there is nothing to ask.
 */
export function endedByFailure(changes: readonly Change[], failure: Failure | undefined): number[] {
  const saving = changes.find(({ state }) => state === "saving");
  const undo = failure?.reason === "stale" && undoOfDeletion(changes);
  return saving && undo ? [saving.id, undo.id] : [];
}

/** Whether a change is a deletion of which the server cannot know yet. */
export function isUnsentDeletion({ state, wasSent, operation }: Change): boolean {
  return state === "waiting" && !wasSent && operation !== undefined && deletes(operation);
}

/**
 * The deletion that met another change and that somebody is asked about, if nothing has been done since that Undo would
 * take back: `lastId` is the change of the last step. Undo withdraws it.
 */
export function askedDeletion(changes: readonly Change[], lastId: number): Change | undefined {
  const asked = changes.findLast(({ state, failure }) => {
    return state === "failed" && failure?.reason === "stale";
  });
  return asked && asked.id > lastId && isDeletionAlone(asked) ? asked : undefined;
}

function isDeletionAlone({ operation }: Change): boolean {
  if (operation?.operation !== "patch-menu") return operation !== undefined && deletes(operation);
  const { items, sections } = operation.patch;
  return items.length + sections.length === 0 && deletes(operation);
}

function deletes(operation: Operation): boolean {
  const { items, sections } = deletedBy(operation) ?? { items: [], sections: [] };
  return items.length + sections.length > 0;
}

/** The undo of the deletion under way, if it waits already. */
export function undoOfDeletion(changes: readonly Change[]): Change | undefined {
  const deletion = changes.find(({ state }) => state === "saving")?.operation;
  return (
    deletion && changes.find((change) => change.state === "waiting" && undoes(change, deletion))
  );
}

/**
 * The changes once a deletion whose undo waits has met another phone's change: without both if it was refused, or without
 * the part of the undo that was not deleted.
 */
export function withoutUndone(changes: readonly Change[], { failure, added }: Answer): Change[] {
  const ended = new Set(endedByFailure(changes, failure));
  const undo = undoOfDeletion(changes);
  return changes.flatMap((change) => {
    if (ended.has(change.id)) return [];
    return change === undo && added?.left ? undoWithoutLeft(undo, added.left) : change;
  });
}

/** What the undo of a deletion still brings back if some of that was left undone; nothing if all of it was. */
function undoWithoutLeft(undo: Change, { deletedSections, deletedItems }: Left): Change[] {
  const kept = { sections: deletedSections, items: deletedItems };
  const rest = partMade(undo, { ...kept, deletedSections: [], deletedItems: [] });
  return isPatchOfNothing(rest.fields) ? [] : [rest];
}

/** Whether a change brings back what a deletion takes away, by Undo or Redo, and does nothing else. */
function undoes({ fields, operation }: Change, deletion: Operation): boolean {
  if (fieldOf(fields, "as") === undefined || operation?.operation !== "patch-menu") return false;
  const { items, sections, deletedItems, deletedSections } = operation.patch;
  const gone = takenAway(deletion);
  return (
    items.length + sections.length > 0 &&
    deletedItems.length + deletedSections.length === 0 &&
    items.every(({ id }) => gone.item.has(id)) &&
    sections.every(({ id }) => gone.section.has(id))
  );
}
