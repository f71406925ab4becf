import * as v from "valibot";
import { hasControlCharacter, isVisible } from "#app/domain/visible-text.ts";
import { menuLimits } from "./limits.ts";
import { MAX_PRICE_PAISE, paiseFromRupees } from "./prices.ts";

/** Digits with a point at most: Number() alone would take 0x10 and 1e3 too. */
const DECIMAL = /^\s*(-?(\d+(\.\d*)?|\.\d+))?\s*$/;

/** One line of text, trimmed, of at most `maxLength` UTF-16 units and without control characters. */
function lineInput(maxLength: number) {
  return v.pipe(
    v.string("must be text"),
    v.trim(),
    v.maxLength(maxLength, `must be at most ${maxLength} characters long`),
    v.check((text) => text.isWellFormed(), "must be well-formed Unicode"),
    v.check((text) => !hasControlCharacter(text), "must not hold control characters"),
  );
}

/** A description, a subheader or a footer's text: up to 200 characters, may be empty. */
export const TextInput = lineInput(menuLimits.textLength);

/** The name of a shop, a section, an item, a size or a footer line: 1–120 characters. */
export const NameInput = v.pipe(
  lineInput(menuLimits.nameLength),
  v.check(isVisible, "must not be empty"),
);

/** The name of a size or a footer line as a file has it: like a name, but a blank one leaves the line out. */
export const KeyInput = lineInput(menuLimits.nameLength);

/** A phone number as people write it: up to 40 characters, may be empty. */
export const PhoneTextInput = lineInput(menuLimits.phoneLength);

/** A finite number, or a string that holds one; a blank string is 0. */
export const NumberInput = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(DECIMAL), v.transform(Number))],
    "must be a number",
  ),
  v.finite("must be a number"),
);

const isNotNegative = v.minValue<number, 0, string>(0, "must not be negative");
const isAffordable = v.maxValue<number, number, string>(
  MAX_PRICE_PAISE / 100,
  "must be at most ₹10,00,000",
);

/** A price in rupees, 0 to 10,00,000. */
export const RupeesInput = v.pipe(
  NumberInput,
  isNotNegative,
  isAffordable,
  v.metadata({
    description: "Rupees, at most 10,00,000",
    minimum: 0,
    maximum: MAX_PRICE_PAISE / 100,
  }),
);

/** The price of an item as its owner types it, in rupees and above 0. Gives paise. */
export const ItemPriceInput = v.pipe(
  RupeesInput,
  v.metadata({ description: "Rupees, more than 0 and at most 10,00,000", exclusiveMinimum: 0 }),
  v.transform(paiseFromRupees),
  v.minValue(1, "must be more than 0"),
);

/**
 * The sizes of an item as its owner types them: rows of a name and a price in rupees, in order, at most 20,
 * each of another name. Rows without a name are left out, and a price that is no number is 0. Gives names and paise.
 */
export const SizeOptionsInput = v.pipe(
  v.array(v.object({ name: KeyInput, price: v.unknown() })),
  v.filterItems(({ name }) => isVisible(name)),
  v.maxLength(menuLimits.optionsPerItem, `must have at most ${menuLimits.optionsPerItem} entries`),
  v.check(
    differIn(({ name }) => name),
    "must not hold one name twice",
  ),
  v.array(
    v.pipe(
      v.object({
        name: v.string(),
        price: v.pipe(v.fallback(NumberInput, 0), isNotNegative, isAffordable),
      }),
      v.transform(({ name, price }) => ({ name, pricePaise: paiseFromRupees(price) })),
    ),
  ),
);

/** As JSON writes control characters but line ends and tabs, and halves of characters. */
const UNFIT_ESCAPE = /(?<!\\)(?:\\\\)*\\(?:[bf]|u(?:00[01]|d[89a-f]))/i;

/** What another program keeps with an item: an object of at most 2,000 characters of JSON. */
export const MetadataInput = v.pipe(
  // To v.record a list is an object as well.
  v.custom<Record<string, unknown>>(
    (input) => typeof input === "object" && input !== null && !Array.isArray(input),
    "must be an object",
  ),
  v.metadata({
    type: "object",
    description: `At most ${menuLimits.metadataLength} characters of JSON`,
  }),
  v.check(
    (metadata) => !UNFIT_ESCAPE.test(JSON.stringify(metadata)),
    "must not hold control characters, or what is no well-formed Unicode",
  ),
  v.check(
    (metadata) => JSON.stringify(metadata).length <= menuLimits.metadataLength,
    `must be at most ${menuLimits.metadataLength} characters of JSON`,
  ),
);

/** A check that no two entries of a list are the same in one respect: the JSON API shows such lists as maps. */
export function differIn<T>(respect: (entry: T) => string): (list: T[]) => boolean {
  return (list) => new Set(list.map(respect)).size === list.length;
}

/** A whole number from 0 up as a form sends it: an id, a place, an index, a revision. */
export const WholeNumberInput = v.pipe(
  v.string("is missing"),
  v.regex(/^\d{1,15}$/, "must be a whole number"),
  v.transform(Number),
);
