import * as v from "valibot";
import { ALLERGENS, type Allergen } from "#app/db/closed-lists.ts";
import { inAsciiDigits } from "#app/domain/ascii-digits.ts";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { menuLimits } from "./limits.ts";
import type { Item } from "./menus.ts";

// What large chains must say of each dish, and every shop may (Labelling and Display Regulations 2020, chapter 3).

export { ALLERGENS, type Allergen };

/** What in a dish may cause an allergy, each once and in the order of the list. */
export const AllergensInput = v.pipe(
  v.array(v.picklist(ALLERGENS, "menu-allergens-wrong"), "menu-allergens-wrong"),
  v.transform((named) => ALLERGENS.filter((allergen) => named.includes(allergen))),
);

/** The energy of a serving, in whole kilocalories. */
export const KcalInput = v.pipe(
  v.number("menu-kcal-wrong"),
  v.integer("menu-kcal-wrong"),
  v.minValue(0, "menu-kcal-wrong"),
  v.maxValue(menuLimits.kcal, "menu-kcal-wrong"),
);

/** The same in a form, where an empty text stands for none. */
export const KcalFormInput = v.pipe(
  trimmedText(menuLimits.numberLength, "menu-kcal-wrong"),
  v.transform(inAsciiDigits),
  v.regex(/^\d*$/, "menu-kcal-wrong"),
  v.transform((text) => (text === "" ? null : Number(text))),
  v.nullable(KcalInput),
);

/** Whether the energy of a dish comes with the serving that it is of, as it must. */
export function hasServing({ kcal, serving }: Partial<Pick<Item, "kcal" | "serving">>): boolean {
  return kcal === null || kcal === undefined || serving !== "";
}

/** Whether a menu says the energy of any dish, and must then say how much a day needs. */
export function hasKcal(sections: { items: Pick<Item, "kcal">[] }[]): boolean {
  return sections.some(({ items }) => items.some(({ kcal }) => kcal !== null));
}
