import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import type { Operation } from "./operations.ts";

/** The ids of the items and sections that an operation deletes; a section goes with the items that were seen in it. */
export function takenAway(operation: Operation): Record<"item" | "section", Set<number>> {
  const { items = [], sections = [] } = deletedBy(operation) ?? {};
  const seen = operation.operation === "delete-section" ? operation.seen : [];
  return { item: new Set([...items, ...seen]), section: new Set(sections) };
}

/** The change by which this phone deletes an item or a section, unless that failed. */
export function ownDeletion(
  changes: readonly Change[],
  kind: "item" | "section",
  id: number,
): Change | undefined {
  return changes.find(
    ({ state, operation }) => state !== "failed" && operation && takenAway(operation)[kind].has(id),
  );
}

/** What an operation deletes of the menu; undefined where it deletes neither items nor sections. */
export function deletedBy(operation: Operation): Deleted | undefined {
  switch (operation.operation) {
    case "delete-item":
      return { items: [operation.itemId], sections: [] };
    case "delete-section":
      return { items: [], sections: [operation.sectionId] };
    case "patch-menu": {
      const { deletedItems, deletedSections } = operation.patch;
      return { items: deletedItems, sections: deletedSections };
    }
    default:
      return undefined;
  }
}
