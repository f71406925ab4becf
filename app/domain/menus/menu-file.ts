import * as v from "valibot";
import { parseOrderedJson } from "#app/domain/ordered-json.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { AVAILABILITY_FIELDS } from "./availability.ts";
import {
  NameInput,
  NumberInput,
  KeyInput,
  PhoneTextInput,
  TextInput,
  TypedRupeesInput,
} from "./input.ts";
import { MARK_FIELDS } from "./file-marks.ts";
import { itemFileInputs } from "./item-fields.ts";
import { menuLimits } from "./limits.ts";
import { readListedSize } from "./listed-size.ts";
import { plainRupees } from "./typed-price.ts";
import { readSubheaders } from "./subheaders.ts";

/** In UTF-16 units. */
const MAX_MENU_FILE_LENGTH = 1_000_000;

/** UTF-8 takes at most three bytes for each UTF-16 unit. */
export const MAX_MENU_FILE_BYTES = 3 * MAX_MENU_FILE_LENGTH;

/** The maps whose key order is the shop's. */
const ORDERED = [
  "menu.shop.shop_metadata.footer",
  "menu.shop.metadata.footer",
  "menu.sections[].items[].submenu",
];

/** An object. Unknown fields are passed through, for the import to note. */
function fields<const T extends v.ObjectEntries>(entries: T) {
  return v.looseObject(entries, (issue) =>
    issue.expected === "Object" ? "not-object" : "field-missing",
  );
}

function listOf<T extends v.GenericSchema>(entry: T, most: number) {
  return v.pipe(
    v.array(v.unknown(), "menu-not-list"),
    v.maxLength(most, "menu-list-too-long"),
    v.array(entry),
  );
}

/** Keys are not trimmed here: two may differ only in blanks, which the import notes. */
const WrittenKeyInput = v.pipe(
  v.string(),
  v.check((key) => v.is(KeyInput, key), "menu-names-wrong"),
);

function mapOf<T extends v.GenericSchema>(value: T, most: number) {
  return v.pipe(v.map(WrittenKeyInput, value, "not-object"), v.maxSize(most, "menu-list-too-long"));
}

const IgnoredInput = v.optional(v.unknown());
const PlaceInput = v.nullish(NumberInput);
const TextOrNumberInput = v.pipe(
  v.union([v.string(), v.number()], "menu-text-missing"),
  v.transform(String),
);

function isNumeric(input: unknown): boolean {
  return (
    typeof input === "number" ||
    (typeof input === "string" && input.trim() !== "" && v.is(NumberInput, plainRupees(input)))
  );
}

/** A size's price in rupees; undefined if it is not a number, which counts as 0. */
const OptionPriceInput = v.lazy((input) =>
  isNumeric(input)
    ? TypedRupeesInput
    : v.pipe(
        v.unknown(),
        v.transform((): undefined => undefined),
      ),
);

const SizeMapInput = v.pipe(
  mapOf(OptionPriceInput, menuLimits.optionsPerItem),
  v.transform((sizes) => [...sizes]),
);

const SizeListInput = listOf(
  v.pipe(
    v.unknown(),
    v.transform(readListedSize),
    v.object({ name: WrittenKeyInput, price: OptionPriceInput }),
    v.transform(({ name, price }): [name: string, rupees: number | undefined] => [name, price]),
  ),
  menuLimits.optionsPerItem,
);

/** What is neither a map nor a list has no sizes that could be read; a blank text has none. */
const NoSizesInput = v.pipe(
  v.unknown(),
  v.transform((written): [] | undefined => (written === "" ? [] : undefined)),
);

/** The names and prices of sizes in their order; undefined if they cannot be read. */
const SizesInput = v.lazy((input) => {
  if (Array.isArray(input)) return SizeListInput;
  return input instanceof Map ? SizeMapInput : NoSizesInput;
});

/** The fields in which programs write the addresses of pictures. */
export const IMAGE_FIELDS = [
  "image",
  "image_url",
  "imageUrl",
  "img",
  "photo",
  "images",
  "photos",
  "photo_url",
  "photoUrl",
  "picture",
  "thumbnail",
] as const;

export const itemFields = {
  id: IgnoredInput,
  section_id: IgnoredInput,
  item_order: PlaceInput,
  ...itemFileInputs,
  submenu: v.nullish(SizesInput, () => []),
  // Read one by one, so that none refuses the file.
  description: IgnoredInput,
  second_name: IgnoredInput,
  spicy: IgnoredInput,
  featured: IgnoredInput,
  allergens: IgnoredInput,
  kcal: IgnoredInput,
  serving: IgnoredInput,
  ...v.entriesFromList(IMAGE_FIELDS, IgnoredInput),
  ...v.entriesFromList(AVAILABILITY_FIELDS, IgnoredInput),
  ...v.entriesFromList(MARK_FIELDS, IgnoredInput),
};

export const sectionFields = {
  id: IgnoredInput,
  section: NameInput,
  section_order: PlaceInput,
  second_name: IgnoredInput,
  ...v.entriesFromList(MARK_FIELDS, IgnoredInput),
  ...v.entriesFromList(IMAGE_FIELDS, IgnoredInput),
  served_from: IgnoredInput,
  served_to: IgnoredInput,
  served_days: IgnoredInput,
  items: v.nullish(listOf(fields(itemFields), menuLimits.itemsPerSection), []),
  subheaders: IgnoredInput,
  subheader: IgnoredInput,
  metadata: IgnoredInput,
};

const SubheadersInput = listOf(TextInput, menuLimits.subheadersPerSection);

const SectionInput = v.pipe(
  fields(sectionFields),
  v.forward(
    v.check((section) => v.is(SubheadersInput, readSubheaders(section)), "menu-subheaders-wrong"),
    ["subheaders"],
  ),
);

export const shopMetadataFields = {
  phone_number: v.nullish(v.pipe(TextOrNumberInput, PhoneTextInput)),
  food_type: v.nullish(TextInput),
  footer: v.nullish(mapOf(v.pipe(TextOrNumberInput, TextInput), menuLimits.footerLines)),
};

export const shopFields = {
  id: v.nullish(TextOrNumberInput),
  name: NameInput,
  description: v.nullish(TextInput, ""),
  image: IgnoredInput,
  categories: v.nullish(listOf(NameInput, menuLimits.categories), []),
  shop_metadata: v.nullish(fields(shopMetadataFields), {}),
  metadata: v.nullish(fields(shopMetadataFields), {}),
};

export const menuFields = {
  shop: fields(shopFields),
  sections: listOf(SectionInput, menuLimits.sections),
};

export const fileFields = { menu: fields(menuFields) };

const MenuFileInput = fields(fileFields);

export type MenuFile = v.InferOutput<typeof MenuFileInput>;

/** Reads `{"menu": {"shop", "sections"}}` in rupees. Refuses over 1 MB, or with the path of the first invalid field. */
export function readMenuFile(text: string): Outcome<MenuFile, InvalidInput> {
  if (text.length > MAX_MENU_FILE_LENGTH)
    return invalidAt("(file)", { code: "menu-file-too-large" });
  try {
    const json = parseOrderedJson(text.replace(/^\uFEFF/, ""), ORDERED);
    const parsed = v.safeParse(MenuFileInput, json, { abortEarly: true });
    if (parsed.success) return done(parsed.output);
    const issue = parsed.issues[0];
    return invalidAt(writtenPath(issue), problemOf(issue));
  } catch (error) {
    if (error instanceof SyntaxError) return invalidAt("(file)", { code: "menu-file-not-json" });
    if (error instanceof RangeError) return invalidAt("(file)", { code: "menu-file-too-deep" });
    throw error;
  }
}

function writtenPath(issue: v.BaseIssue<unknown>): string {
  const steps = issue.path?.map(({ key }) =>
    typeof key === "number" ? `[${key}]` : `.${String(key)}`,
  );
  return steps?.join("").slice(1) ?? "(file)";
}
