import * as v from "valibot";
import {
  ItemPriceInput,
  NameInput,
  SizeOptionsInput,
  TextInput,
  WholeNumberInput,
} from "#app/domain/menus/input.ts";
import { done, refused, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { ShopDetailsInput } from "#app/domain/shops/input.ts";
import { fieldOf, pairsOf, textsOf, type Fields } from "./fields.ts";

const SubheaderInput = v.pipe(TextInput, v.nonEmpty("must not be empty"));

const place = { to: WholeNumberInput };
const section = { sectionId: WholeNumberInput };
const item = { itemId: WholeNumberInput };
/** An addition that may have to be sent again has a name of its own, so that it is done once. */
const addition = { key: v.optional(v.pipe(v.string(), v.uuid("must be a UUID"))) };
/** A list that is saved as a whole comes as it was seen, with its revision, and with what is to become of it. */
const seenSubheaders = { ...section, revision: WholeNumberInput, seen: v.array(TextInput) };
const seenItems = { ...section, revision: WholeNumberInput, seen: v.array(WholeNumberInput) };
/** What may have been done already, as only the answer was lost. */
const attempt = { again: v.optional(v.literal("yes")) };
const subheader = { ...seenSubheaders, index: WholeNumberInput };

function named<const Name extends string, const Entries extends v.ObjectEntries>(
  operation: Name,
  entries: Entries,
) {
  return v.object({ operation: v.literal(operation), ...entries });
}

/** Everything that the editor can do, as its forms send it. Prices arrive in rupees and become paise. */
const OperationInput = v.variant(
  "operation",
  [
    named("add-section", { name: NameInput, ...addition }),
    named("rename-section", { ...section, name: NameInput }),
    named("delete-section", section),
    named("move-section-up", { ...section, ...place }),
    named("move-section-down", { ...section, ...place }),
    named("drag-section", { ...section, ...place }),
    named("add-subheader", { ...seenSubheaders, text: SubheaderInput, ...attempt }),
    named("edit-subheader", { ...subheader, text: SubheaderInput, ...attempt }),
    named("delete-subheader", subheader),
    named("move-subheader", { ...subheader, ...place }),
    named("add-item", { ...section, name: NameInput, price: ItemPriceInput, ...addition }),
    named("edit-item", {
      ...item,
      revision: WholeNumberInput,
      name: NameInput,
      price: ItemPriceInput,
      options: SizeOptionsInput,
    }),
    named("delete-item", item),
    named("move-item", { ...item, ...place }),
    named("drag-item", { ...seenItems, ...item, ...place }),
    named("edit-shop", { revision: WholeNumberInput, details: ShopDetailsInput }),
    named("change-shop-image", { image: v.instance(File, "is missing") }),
    named("remove-shop-image", {}),
  ],
  "is unknown",
);

export type Operation = v.InferOutput<typeof OperationInput>;
export type OperationName = Operation["operation"];
export type OperationNamed<Name extends OperationName> = Extract<Operation, { operation: Name }>;

/** Reads an operation from its form. Refused with the first wrong field. */
export function readOperation(fields: Fields): Outcome<Operation, InvalidInput> {
  const parsed = v.safeParse(OperationInput, gather(fields), { abortEarly: true });
  if (parsed.success) return done(parsed.output);
  const issue = parsed.issues[0];
  const path = issue.path?.findLast(({ key }) => typeof key === "string")?.key;
  return refused({
    reason: "invalid-input",
    path: typeof path === "string" ? path : "operation",
    message: issue.message,
  });
}

/** Gathers what a form spreads over several fields: lists, and rows of two. */
function gather(fields: Fields): Record<string, unknown> {
  const single = Object.fromEntries(fields);
  const footer = pairsOf(fields, "footerLabel", "footerText");
  return {
    ...single,
    seen: textsOf(fields, "seen"),
    options: pairsOf(fields, "optionName", "optionPrice").map(([name, price]) => ({ name, price })),
    details: {
      ...single,
      categories: linesOf(fieldOf(fields, "categories") ?? ""),
      footer: footer
        .filter((line) => line.some((text) => text.trim() !== ""))
        .map(([label, text]) => ({ label, text })),
    },
  };
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
