import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import type { Operation } from "./operations.ts";

/** Whether an operation deletes this item or section; a section goes with the items that were seen in it. */
export function takesAway(operation: Operation, kind: "item" | "section", id: number): boolean {
  const { items = [], sections = [] } = deletedBy(operation) ?? {};
  const seen = operation.operation === "delete-section" ? operation.seen : [];
  return kind === "item" ? [...items, ...seen].includes(id) : sections.includes(id);
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
