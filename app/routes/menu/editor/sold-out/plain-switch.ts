import { sellOutItems } from "#app/domain/menus/patch/item-patches.ts";
import { fieldOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { patchFields } from "#app/routes/menu/editor/operations/patch-fields.ts";

/** The values that a tap on a dish's switch can set. */
export const SWITCHED = ["today", "no"] as const;

/** The field that has this value if no script runs. */
export const SWITCHED_TO = "switchedTo";

/** The form shared by all switches that set the same value: a form each would be too slow for 1,000 dishes. */
export const switchFormId = (to: (typeof SWITCHED)[number]) => `switch-${to}`;

/** If a switch has sent these fields without a script, the patch that they ask for; any other fields as they are. */
export function withSwitched(fields: Fields): Fields {
  const to = SWITCHED.find((each) => each === fieldOf(fields, SWITCHED_TO));
  return to ? patchFields(sellOutItems([Number(fieldOf(fields, "itemId"))], to)) : fields;
}
