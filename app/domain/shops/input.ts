import * as v from "valibot";
import { differIn, NameInput, PhoneTextInput, TextInput } from "#app/domain/menus/input.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";

function atMost<T>(most: number) {
  return v.maxLength<T[], number, string>(most, `must have at most ${most} entries`);
}

/** What a shop says of itself. Categories and footer lines keep the order in which they are given. */
export const ShopDetailsInput = v.object({
  name: NameInput,
  description: TextInput,
  phoneNumber: PhoneTextInput,
  foodType: TextInput,
  categories: v.pipe(v.array(NameInput), atMost(menuLimits.categories)),
  footer: v.pipe(
    v.array(v.object({ label: NameInput, text: TextInput })),
    atMost(menuLimits.footerLines),
    v.check(
      differIn(({ label }) => label),
      "must not hold one left side twice",
    ),
  ),
});

export type ShopDetails = v.InferOutput<typeof ShopDetailsInput>;
