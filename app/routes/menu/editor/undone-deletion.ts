import type { Change } from "./changes.ts";
import { takesAway } from "./deleted-by.ts";
import type { Failure } from "./failure.ts";
import { fieldOf } from "./fields.ts";

/**
 * The ids of the changes that end as the one under way fails: a deletion that met another phone's change, and its undo,
 * if that waits already. Nothing was deleted and nothing is to be, so there is nothing to ask.
 */
export function endedByFailure(changes: readonly Change[], failure: Failure | undefined): number[] {
  const saving = changes.find(({ state }) => state === "saving");
  if (!saving || failure?.reason !== "stale") return [];
  const undo = changes.find((change) => change.state === "waiting" && undoes(change, saving));
  return undo ? [saving.id, undo.id] : [];
}

/** Whether a change is an undo that brings back what a deletion takes away, and does nothing else. */
function undoes({ fields, operation }: Change, { operation: deletion }: Change): boolean {
  if (!deletion || fieldOf(fields, "as") !== "undo" || operation?.operation !== "patch-menu")
    return false;
  const { items, sections, deletedItems, deletedSections } = operation.patch;
  return (
    items.length + sections.length > 0 &&
    deletedItems.length + deletedSections.length === 0 &&
    items.every(({ id }) => takesAway(deletion, "item", id)) &&
    sections.every(({ id }) => takesAway(deletion, "section", id))
  );
}
