import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";

/** What a tap on a dish's switch makes of it. */
export const SWITCHED = ["today", "no"] as const;

/** The field that says so where no script runs. */
export const SWITCHED_TO = "switchedTo";

/** The form that all switches share which switch to the same: one for each would be too slow for 1,000 dishes. */
export const switchFormId = (to: (typeof SWITCHED)[number]) => `switch-${to}`;

/** Fields as a switch sends them where no script runs, as the patch that they ask for. Any others as they are. */
export function withSwitched(fields: Fields): Fields {
  const to = SWITCHED.find((each) => each === fieldOf(fields, SWITCHED_TO));
  return to ? patchFields(sellOutItems([Number(fieldOf(fields, "itemId"))], to)) : fields;
}
