import { bareMobile } from "#app/domain/shops/phones.ts";
import type { ImportNote } from "./import-note.ts";
import type { PlannedShop } from "./menu-plan.ts";

const PATHS = {
  name: "menu.shop.name",
  description: "menu.shop.description",
  categories: "menu.shop.categories",
  phoneNumber: "menu.shop.shop_metadata.phone_number",
  foodType: "menu.shop.shop_metadata.food_type",
  footer: "menu.shop.shop_metadata.footer",
} as const satisfies Record<keyof PlannedShop, string>;

const DETAILS = Object.keys(PATHS) as (keyof PlannedShop)[];

/** The details that a file gives. The shop keeps its own where the file is blank. */
export function givenDetails(planned: PlannedShop): Partial<PlannedShop> {
  const given = DETAILS.filter((detail) => planned[detail].length > 0);
  return Object.fromEntries(given.map((detail) => [detail, planned[detail]]));
}

/** Notes each detail that the file replaces, with its old value, so that it can be restored. */
export function notesOnReplaced(
  before: PlannedShop | undefined,
  planned: PlannedShop,
): ImportNote[] {
  if (!before) return [];
  const given = givenDetails(planned);
  return DETAILS.flatMap((detail) => {
    const old = written(before, detail);
    const isReplaced =
      given[detail] !== undefined && old !== "" && old !== written(planned, detail);
    return isReplaced ? [{ path: PATHS[detail], code: "detail-replaced", values: { old } }] : [];
  });
}

/** A detail of a shop that a file can give. */
export type Detail = keyof PlannedShop;

export interface ChangedDetail {
  detail: Detail;
  /** Empty where the shop has none. */
  was: string;
  now: string;
}

/** The details that a file would change, in words. A mobile number in another form is the same. */
export function changedDetails(before: PlannedShop, planned: PlannedShop): ChangedDetail[] {
  const given = givenDetails(planned);
  const stored = { ...planned, phoneNumber: bareMobile(planned.phoneNumber) };
  return DETAILS.filter((detail) => given[detail] !== undefined)
    .map((detail) => ({ detail, was: written(before, detail), now: written(stored, detail) }))
    .filter(({ was, now }) => was !== now);
}

function written(shop: PlannedShop, detail: keyof PlannedShop): string {
  if (detail === "categories") return shop.categories.join(", ");
  if (detail === "footer")
    return shop.footer.map(({ label, text }) => `${label}: ${text}`).join(", ");
  return shop[detail];
}
