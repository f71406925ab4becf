import * as v from "valibot";
import { differIn, NameInput, PhoneTextInput, TextInput } from "./input.ts";
import { menuLimits } from "./limits.ts";

function atMost<T>(most: number) {
  return v.maxLength<T[], number, string>(most, "menu-list-too-long");
}

/** A shop's details. Categories and footer lines keep their order. */
export const ShopDetailsInput = v.object(
  {
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
        "menu-line-repeated",
      ),
    ),
  },
  "form-unreadable",
);

export type ShopDetails = v.InferOutput<typeof ShopDetailsInput>;
