import type { Deleted } from "#app/domain/menus/history/deleted.ts";
import type { Operation } from "./operations.ts";

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
