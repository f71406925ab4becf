import * as v from "valibot";
import { trimmedText } from "#app/domain/bounded-text.ts";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { DIETS } from "#app/db/closed-lists.ts";
import { menuLimits } from "./limits.ts";
import { photoKeyIn } from "./photo-key.ts";
import { MAX_PRICE_PAISE, paiseFromRupees } from "./prices.ts";
import { hasTooManyDecimals, isOnePrice, plainRupees } from "./typed-price.ts";

/** Number() would also take 0x10 and 1e3. */
const DECIMAL = /^(-?(\d+(\.\d*)?|\.\d+))?$/;

function lineInput(maxLength: number) {
  return v.pipe(
    trimmedText(maxLength, "menu-text-too-long", "menu-text-missing"),
    v.check((text) => text.isWellFormed(), "menu-text-malformed"),
    v.check((text) => !hasControlCharacter(text), "menu-text-unshowable"),
  );
}

/** A description, a subheader or the text of a footer line: up to 200 characters, may be empty. */
export const TextInput = lineInput(menuLimits.textLength);

/** The name of a shop, a section, an item, a size or a footer line: 1–120 characters. */
export const NameInput = v.pipe(
  lineInput(menuLimits.nameLength),
  v.check(isVisible, "menu-text-empty"),
);

/** The name of a size or a footer line in a file: like a name, but a blank one drops the line. */
export const KeyInput = lineInput(menuLimits.nameLength);

export const SecondNameInput = lineInput(menuLimits.nameLength);

/** What a serving is: "1 plate (250 g)". */
export const ServingInput = lineInput(menuLimits.nameLength);

export const DietInput = v.picklist(DIETS, "menu-diet-wrong");

/** The choice of a mark in a form, where an empty text stands for none. */
export const DietFormInput = v.pipe(
  v.picklist(["", ...DIETS], "menu-diet-wrong"),
  v.transform((diet) => (diet === "" ? null : diet)),
);

/** How spicy a dish is, from 0 for not at all to 3. */
export const SpicyInput = v.pipe(
  v.number("menu-spicy-wrong"),
  v.integer("menu-spicy-wrong"),
  v.minValue(0, "menu-spicy-wrong"),
  v.maxValue(menuLimits.spicy, "menu-spicy-wrong"),
);

/** The address of a photo in, its key out. Whose photo it is, the database knows. */
export const PhotoAddressInput = v.pipe(
  v.string("menu-photo-wrong"),
  v.transform(photoKeyIn),
  v.string("menu-photo-wrong"),
);

export const PhoneTextInput = lineInput(menuLimits.phoneLength);

const NUMBER_TOO_LONG = "menu-number-too-long";

function hasLengthOfNumber(input: unknown): boolean {
  return typeof input !== "string" || input.trim().length <= menuLimits.numberLength;
}

/** A finite number, or at most 40 characters that are one; a blank string is 0. */
export const NumberInput = v.pipe(
  v.union(
    [
      v.number(),
      v.pipe(
        trimmedText(menuLimits.numberLength, NUMBER_TOO_LONG),
        v.regex(DECIMAL),
        v.transform(Number),
      ),
    ],
    ({ input }) => (hasLengthOfNumber(input) ? "menu-number-wrong" : NUMBER_TOO_LONG),
  ),
  v.finite("menu-number-wrong"),
);

const isNotNegative = v.minValue<number, 0, string>(0, "menu-price-negative");
const isNotTooHigh = v.maxValue<number, number, string>(
  MAX_PRICE_PAISE / 100,
  "menu-price-too-high",
);

export const RupeesInput = v.pipe(
  NumberInput,
  isNotNegative,
  isNotTooHigh,
  v.metadata({
    description: "Rupees, at most 10,00,000",
    minimum: 0,
    maximum: MAX_PRICE_PAISE / 100,
  }),
);

/** The price of an item: rupees above 0 in, paise out. */
export const ItemPriceInput = v.pipe(
  RupeesInput,
  v.metadata({ description: "Rupees, more than 0 and at most 10,00,000", exclusiveMinimum: 0 }),
  v.transform(paiseFromRupees),
  v.minValue(1, "menu-price-zero"),
);

/** The price of an item, or 0 for none of its own: rupees in, paise out. */
export const ItemPriceOrNoneInput = v.pipe(RupeesInput, v.transform(paiseFromRupees));

/** What an owner types for a price, as a plain number where it is one. */
const TypedPriceInput = v.pipe(
  v.unknown(),
  v.transform((typed) =>
    typeof typed === "string" && hasLengthOfNumber(typed) ? plainRupees(typed) : typed,
  ),
);

/** Rupees as people type them and exports write them: "₹ 1,200" is 1200. */
export const TypedRupeesInput = v.pipe(TypedPriceInput, RupeesInput);

function hasWholePaise(rupees: unknown): boolean {
  return typeof rupees !== "string" || !hasLengthOfNumber(rupees) || !hasTooManyDecimals(rupees);
}

/** The price in a form: what other programs send is rounded, but whoever types can say what they meant. */
const FormPriceInput = v.pipe(
  TypedPriceInput,
  v.check((price) => !hasLengthOfNumber(price) || isOnePrice(price), "menu-price-several"),
  v.check(hasWholePaise, "menu-price-decimals"),
);

/** The same in a form, as people type it. */
export const ItemPriceFormInput = v.pipe(FormPriceInput, ItemPriceInput);
export const PriceOrNoneFormInput = v.pipe(FormPriceInput, ItemPriceOrNoneInput);

/** At most 20 sizes, rupees in, paise out. Rows without a name are dropped; a price that is not a number becomes 0. */
export const SizeOptionsInput = v.pipe(
  v.array(v.object({ name: KeyInput, price: v.unknown() }), "form-unreadable"),
  v.filterItems(({ name }) => isVisible(name)),
  v.maxLength(menuLimits.optionsPerItem, "menu-list-too-long"),
  v.check(
    differIn(({ name }) => name),
    "menu-size-repeated",
  ),
  v.array(
    v.pipe(
      v.object({
        name: v.string(),
        price: v.pipe(
          v.unknown(),
          v.check(hasLengthOfNumber, NUMBER_TOO_LONG),
          v.fallback(NumberInput, 0),
          isNotNegative,
          isNotTooHigh,
        ),
      }),
      v.transform(({ name, price }) => ({ name, pricePaise: paiseFromRupees(price) })),
    ),
  ),
);

function isNumber(price: unknown): boolean {
  // Its length is refused by name, and so are several prices.
  return !hasLengthOfNumber(price) || !isOnePrice(price) || v.is(NumberInput, price);
}

/** The sizes in a form. A price without a name, or that is no number, is refused: it was typed for a reason. */
export const SizeOptionsFormInput = v.pipe(
  v.array(v.object({ name: KeyInput, price: v.unknown() }), "form-unreadable"),
  v.check(
    (sizes) => sizes.every(({ name, price }) => isVisible(name) || price === ""),
    "menu-size-unnamed",
  ),
  v.filterItems(({ name }) => isVisible(name)),
  v.array(
    v.object({
      name: v.string(),
      price: v.pipe(FormPriceInput, v.check(isNumber, "menu-number-wrong")),
    }),
  ),
  SizeOptionsInput,
);

/** Whether a size has no name yet: the first app then gave it the key size_ and a timestamp. */
export function isUnnamedSize(name: string): boolean {
  return name.trim().startsWith("size_");
}

/** The sizes of an item as the JSON API takes them: a map from names to rupees. */
export const SubmenuInput = v.pipe(
  v.map(v.string(), v.unknown(), "not-object"),
  v.description(
    "Sizes and their prices in rupees, at most 20. A key that is blank or starts with size_ is left out; a price that is no number is 0",
  ),
  v.transform((sizes) =>
    [...sizes].filter(([name]) => !isUnnamedSize(name)).map(([name, price]) => ({ name, price })),
  ),
  SizeOptionsInput,
);

/** Control characters other than tabs and line ends, and lone surrogates, as JSON.stringify escapes them. */
const UNFIT_ESCAPE = /\\(?:[bf]|u(?:00[01]|d[89a-f]))/i;

function isFit(metadata: Record<string, unknown>): boolean {
  const json = JSON.stringify(metadata);
  // An escaped backslash starts no escape.
  return json.length > menuLimits.metadataLength || !UNFIT_ESCAPE.test(json.replaceAll("\\\\", ""));
}

/** What another program stores with an item: an object of at most 2,000 characters of JSON. */
export const MetadataInput = v.pipe(
  // v.record takes lists as well.
  v.custom<Record<string, unknown>>(
    (input) => typeof input === "object" && input !== null && !Array.isArray(input),
    "not-object",
  ),
  v.metadata({
    type: "object",
    description: `At most ${menuLimits.metadataLength} characters of JSON`,
  }),
  v.check(isFit, "menu-metadata-unfit"),
  v.check(
    (metadata) => JSON.stringify(metadata).length <= menuLimits.metadataLength,
    "menu-metadata-too-long",
  ),
);

/** Metadata in a change. Older clients send null or [] for none; both count as left out. */
export const MetadataChangeInput = v.pipe(
  v.nullish(
    v.union([MetadataInput, v.pipe(v.array(v.unknown()), v.empty("not-object"))], "not-object"),
  ),
  v.description(
    `At most ${menuLimits.metadataLength} characters of JSON; an empty list counts as left out`,
  ),
  v.transform((metadata) => (Array.isArray(metadata) ? undefined : (metadata ?? undefined))),
);

/** Checks that no two entries have the same key: the JSON API shows such lists as maps. */
export function differIn<T>(respect: (entry: T) => string): (list: T[]) => boolean {
  return (list) => new Set(list.map(respect)).size === list.length;
}

export const YesOrNoInput = v.pipe(
  v.picklist(["yes", "no"], "menu-answer-wrong"),
  v.transform((answer) => answer === "yes"),
);
