import * as v from "valibot";
import { COVERS } from "#app/domain/shops/covers.ts";
import { inAsciiDigits } from "#app/domain/ascii-digits.ts";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { areWhole, bareMobile } from "#app/domain/shops/phones.ts";
import {
  isSwapped,
  isWhole,
  LatitudeInput,
  LongitudeInput,
} from "#app/domain/shops/place-input.ts";
import { differIn, NameInput, PhoneTextInput, SecondNameInput, TextInput } from "./input.ts";
import { menuLimits } from "./limits.ts";

function atMost<T>(most: number) {
  return v.maxLength<T[], number, string>(most, "menu-list-too-long");
}

/**
 * By FSSAI's uniform numbering (https://foscos.fssai.gov.in): 1 for a licence or 2 for a registration, two digits for the
 * state, two for the year, three for the authority and six for the business. It has no check digit.
 */
const FSSAI = /^[12]\d{13}$/;
const ONE_DIGIT = /^(?:1+|2+)$/;

/** The number of a food licence or registration, which may be written in groups and in any digits; or none. */
const FssaiInput = v.pipe(
  trimmedText(menuLimits.numberLength, "menu-fssai-wrong"),
  v.transform((text) => inAsciiDigits(text).replaceAll(/[\s-]/g, "")),
  v.check(
    (digits) => digits === "" || (FSSAI.test(digits) && !ONE_DIGIT.test(digits)),
    "menu-fssai-wrong",
  ),
);

const ShopFieldsInput = v.object(
  {
    name: NameInput,
    description: TextInput,
    phoneNumber: v.pipe(
      PhoneTextInput,
      v.check(areWhole, "menu-phone-wrong"),
      v.transform(bareMobile),
    ),
    foodType: TextInput,
    secondName: v.optional(SecondNameInput),
    cover: v.optional(
      v.pipe(
        v.picklist(["", ...COVERS], "form-unreadable"),
        v.transform((cover) => (cover === "" ? null : cover)),
      ),
    ),
    address: v.optional(TextInput),
    latitude: v.optional(LatitudeInput),
    longitude: v.optional(LongitudeInput),
    isListedNearby: v.optional(
      v.pipe(
        v.picklist(["yes", "no"], "form-unreadable"),
        v.transform((answer) => answer === "yes"),
      ),
    ),
    fssaiNumber: v.optional(FssaiInput),
    includesGst: v.optional(
      v.pipe(
        v.picklist(["", "yes", "no"], "form-unreadable"),
        v.transform((answer) => (answer === "" ? null : answer === "yes")),
      ),
    ),
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

/** A shop's details. Categories and footer lines keep their order. */
export const ShopDetailsInput = v.pipe(
  ShopFieldsInput,
  v.forward(
    v.check((place) => isWhole(place), "menu-place-incomplete"),
    ["longitude"],
  ),
  v.forward(
    v.check((place) => !isSwapped(place), "menu-place-swapped"),
    ["latitude"],
  ),
);

export type ShopDetails = v.InferOutput<typeof ShopDetailsInput>;
