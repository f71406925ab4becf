import {
  changedDetails,
  type ChangedDetail,
  type Detail,
} from "#app/domain/menus/imported-details.ts";
import type { PlannedShop } from "#app/domain/menus/menu-plan.ts";
import type { Shop } from "#app/domain/menus/menus.ts";
import {
  seenFields,
  shopFields,
  shopSeen,
} from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";

/** A detail that a menu file gives otherwise than the shop has it. */
export interface FileDetail extends ChangedDetail {
  isTaken: boolean;
}

/** What a menu file says otherwise of the shop; none of it is taken unless it was chosen. */
export function fileDetails(
  shop: Shop,
  file: PlannedShop | undefined,
  chosen: readonly Detail[],
): FileDetail[] {
  if (!file) return [];
  return changedDetails(shop, file).map((changed) => ({
    ...changed,
    isTaken: chosen.includes(changed.detail),
  }));
}

/** The change that gives a shop the taken details of a file, and leaves all others; undefined if none is taken. */
export function takenFields(
  shop: Shop,
  file: PlannedShop | undefined,
  details: readonly FileDetail[],
): Fields | undefined {
  const taken = details.filter(({ isTaken }) => isTaken).map(({ detail }) => detail);
  if (!file || taken.length === 0) return undefined;
  const given = Object.fromEntries(taken.map((detail) => [detail, file[detail]]));
  return [
    ["operation", "edit-shop"],
    ...seenFields(shopSeen(shop)),
    ...shopFields({ ...shop, ...given }),
  ];
}
