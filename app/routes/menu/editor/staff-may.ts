import type { Member } from "#app/domain/accounts/accounts.ts";
import type { OperationName } from "./operations/operations.ts";

/** What staff may do: the menu and today's board are daily work, the shop itself is its owner's. */
const STAFF_MAY: Record<OperationName, boolean> = {
  "add-section": true,
  "rename-section": true,
  "edit-section": true,
  "delete-section": true,
  "move-section": true,
  "add-subheader": true,
  "edit-subheader": true,
  "delete-subheader": true,
  "move-subheader": true,
  "add-item": true,
  "edit-item": true,
  "delete-item": true,
  "move-item": true,
  "drag-item": true,
  "patch-menu": true,
  "change-item-photo": true,
  "remove-item-photo": true,
  "edit-shop": false,
  "edit-shop-board": true,
  "change-shop-image": false,
  "remove-shop-image": false,
};

/** Whether somebody who works for a shop, or an operator on its behalf, may do this. */
export function mayPerform({ role }: Pick<Member, "role">, operation: OperationName): boolean {
  return role !== "staff" || STAFF_MAY[operation];
}
