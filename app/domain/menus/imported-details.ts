import type { ImportNote, PlannedShop } from "./menu-plan.ts";

const PATHS = {
  name: "menu.shop.name",
  description: "menu.shop.description",
  categories: "menu.shop.categories",
  phoneNumber: "menu.shop.shop_metadata.phone_number",
  foodType: "menu.shop.shop_metadata.food_type",
  footer: "menu.shop.shop_metadata.footer",
} as const satisfies Record<keyof PlannedShop, string>;

const DETAILS = Object.keys(PATHS) as (keyof PlannedShop)[];

/** What a file says of its shop. What it leaves blank is not there: the shop keeps its own. */
export function givenDetails(planned: PlannedShop): Partial<PlannedShop> {
  const given = DETAILS.filter((detail) => planned[detail].length > 0);
  return Object.fromEntries(given.map((detail) => [detail, planned[detail]]));
}

/** Names each detail that a file has taken from its shop, with what it was before: whoever wants it back has it. */
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
    return isReplaced ? [{ path: PATHS[detail], message: `takes the place of “${old}”` }] : [];
  });
}

function written(shop: PlannedShop, detail: keyof PlannedShop): string {
  if (detail === "categories") return shop.categories.join(", ");
  if (detail === "footer")
    return shop.footer.map(({ label, text }) => `${label}: ${text}`).join(", ");
  return shop[detail];
}
