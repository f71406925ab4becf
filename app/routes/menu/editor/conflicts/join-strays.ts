import { isAddition } from "#app/domain/menus/patch/left-parts.ts";
import type { WordedPatch } from "#app/domain/menus/patch/patch-input.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { bothSeen } from "#app/routes/menu/editor/changes/last-seen.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";

type Addition = WordedPatch["items"][number];

/**
 * The changes with one in the place of all that failed to add dishes to the same section, as it was gone or full, and of
 * edits of these dishes: they are decided on together.
 */
export function joinStrays(changes: Change[]): Change[] {
  const joined: Change[] = [];
  for (const change of changes) {
    const items = additionsIn(change);
    const at = joined.findIndex((earlier) => items && isJoinedBy(items, earlier, change));
    const earlier = joined[at];
    if (items && earlier) {
      const wasSent = earlier.wasSent === true && change.wasSent === true;
      joined[at] = { ...withItems(earlier, items), ...bothSeen(earlier, change), wasSent };
    } else joined.push(change);
  }
  return joined;
}

/** What a failed change would have added, or changed of what had failed to be added; undefined if it is another. */
function additionsIn({ id, operation, state, failure }: Change): Addition[] | undefined {
  if (state !== "failed" || !isWithoutPlace(failure) || !operation) return undefined;
  if (operation.operation === "add-item") {
    return [{ id: -id, sectionId: operation.sectionId, values: operation.values }];
  }
  if (operation.operation === "edit-item" && operation.itemId < 0) {
    return [{ id: operation.itemId, values: operation.values }];
  }
  if (operation.operation !== "patch-menu") return undefined;
  return operation.patch.items.every(isAddition) ? operation.patch.items : undefined;
}

function isWithoutPlace(failure: Change["failure"]): boolean {
  return failure?.reason === "missing" || failure?.reason === "full";
}

function isJoinedBy(items: Addition[], earlier: Change, { failure }: Change): boolean {
  const isOfEdits = items.every(({ sectionId }) => sectionId === undefined);
  if (!isOfEdits && failure?.reason !== earlier.failure?.reason) return false;
  const before = additionsIn(earlier);
  const ids = new Set(before?.map(({ id }) => id));
  const sectionId = before?.[0]?.sectionId;
  if (sectionId === undefined) return false;
  return items.every((item) => ids.has(item.id) || item.sectionId === sectionId);
}

function withItems(change: Change, items: Addition[]): Change {
  const all = new Map(additionsIn(change)?.map((item) => [item.id, item]));
  for (const item of items) {
    const before = all.get(item.id);
    const values = { ...before?.values, ...item.values };
    all.set(item.id, { ...before, ...item, values });
  }
  const nothing = { sections: [], deletedSections: [], deletedItems: [] };
  const fields = patchFields({ ...nothing, items: [...all.values()], partly: true });
  const read = readOperation(fields);
  return read.ok ? { ...change, fields, operation: read.value } : change;
}
