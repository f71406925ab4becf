import * as v from "valibot";
import { boundedText } from "#app/domain/bounded-text.ts";
import { BoardInput } from "#app/domain/menus/board.ts";
import { NameInput, TextInput } from "#app/domain/menus/input.ts";
import { itemFormInputs } from "#app/domain/menus/item-fields.ts";
import { hasServing } from "#app/domain/menus/nutrition.ts";
import { PatchInput } from "#app/domain/menus/patch/patch-input.ts";
import { SectionFormInput } from "#app/domain/menus/section-fields.ts";
import { ShopDetailsInput } from "#app/domain/menus/shop-details-input.ts";
import { done, invalidAt, type InvalidInput, type Outcome } from "#app/domain/outcome.ts";
import { problemOf } from "#app/domain/problem.ts";
import { HoursInput, withDatesToCome } from "#app/domain/shops/hours-input.ts";
import { PERIODS_A_DAY } from "#app/domain/shops/hours.ts";
import { localDate } from "#app/domain/shops/local-time.ts";
import { bothIn } from "#app/domain/shops/place-input.ts";
import { WholeNumberInput } from "#app/domain/whole-number.ts";
import { hasStayedWithoutPrice, isEdited, wasOf } from "./edited-fields.ts";
import { fieldOf, pairsOf, rowsOf, textsOf, type Fields } from "./fields.ts";
import { BOARD_ROWS, EXCEPTIONS } from "./places.ts";

const SubheaderInput = v.pipe(TextInput, v.nonEmpty("menu-text-empty"));

const place = { to: WholeNumberInput };
/** The id of something, or below zero what the browser calls it until the server has named it. */
const IdInput = v.pipe(
  boundedText(17, "menu-number-not-whole"),
  v.regex(/^-?\d+$/, "menu-number-not-whole"),
  v.transform(Number),
);
const section = { sectionId: IdInput };
const item = { itemId: IdInput };
/** The key of an addition, which the server does once however often it is sent. */
const addition = {
  key: v.optional(v.pipe(boundedText(36, "form-unreadable"), v.uuid("form-unreadable"))),
};
/** A list that is saved as a whole comes with the entries and the revision that its owner saw. */
const seenSubheaders = { ...section, revision: WholeNumberInput, seen: v.array(TextInput) };
const seenItems = { ...section, revision: WholeNumberInput, seen: v.array(IdInput) };
/** A section is deleted as it was seen: with the items in it, and the sum of their revisions, of which none falls. */
const seenWithin = { seen: v.array(IdInput), revision: v.optional(WholeNumberInput) };
/** What has no number comes with what its owner saw of it, as JSON. */
const seenText = { revision: v.string("form-unreadable") };
/** Sent by a retry: the first attempt may have succeeded, with only its answer lost. */
const attempt = { again: v.optional(v.literal("yes")) };
/** The small picture is missing where no script has made one. */
const photo = {
  photo: v.instance(File, "menu-picture-missing"),
  small: v.optional(v.instance(File, "menu-picture-missing")),
};
/** A form without a script sends an empty file where none was chosen. */
const ChosenFileInput = v.pipe(
  v.instance(File, "menu-picture-missing"),
  v.transform((file) => (file.size > 0 ? file : undefined)),
);
const subheader = { ...seenSubheaders, index: WholeNumberInput };

const ItemFieldsInput = v.object(itemFormInputs);
const EditedItemInput = v.pipe(
  v.object({ ...itemFormInputs, pricePaise: v.optional(itemFormInputs.pricePaise) }),
  v.forward(
    v.check((values) => hasServing(values), "menu-serving-missing"),
    ["serving"],
  ),
);
const RenamedInput = v.object({ name: NameInput });
/** What is typed of a new item; the dialog asks for no more than name and price. */
const NewItemInput = v.pick(ItemFieldsInput, ["name", "pricePaise", "diet", "options"]);

function named<const Name extends string, const Entries extends v.ObjectEntries>(
  operation: Name,
  entries: Entries,
) {
  return v.object({ operation: v.literal(operation), ...entries });
}

/** Every operation of the editor, as its forms send it. Rupees are read into paise. */
const OperationInput = v.variant(
  "operation",
  [
    named("add-section", { name: NameInput, to: v.optional(WholeNumberInput), ...addition }),
    named("rename-section", { ...section, name: NameInput, was: v.optional(RenamedInput) }),
    named("edit-section", {
      ...section,
      values: SectionFormInput,
      was: v.optional(SectionFormInput),
    }),
    named("delete-section", { ...section, ...seenWithin }),
    named("move-section", { ...section, ...place, by: v.optional(v.picklist(["up", "down"])) }),
    named("add-subheader", { ...seenSubheaders, text: SubheaderInput, ...attempt }),
    named("edit-subheader", { ...subheader, text: SubheaderInput, ...attempt }),
    named("delete-subheader", subheader),
    named("move-subheader", { ...subheader, ...place }),
    named("add-item", { ...section, values: NewItemInput, ...addition }),
    named("edit-item", { ...item, revision: WholeNumberInput, values: EditedItemInput }),
    named("delete-item", { ...item, revision: v.optional(WholeNumberInput) }),
    named("move-item", { ...item, ...place }),
    named("drag-item", { ...seenItems, ...item, ...place }),
    named("patch-menu", { patch: PatchInput, ...addition }),
    named("change-item-photo", { ...item, ...photo, ...addition }),
    named("remove-item-photo", item),
    named("edit-shop", {
      revision: WholeNumberInput,
      details: ShopDetailsInput,
      hours: v.optional(HoursInput),
      // Without a script its picture comes along; with one it is a change of its own.
      image: v.optional(ChosenFileInput),
      withoutPicture: v.optional(v.literal("yes", "form-unreadable")),
    }),
    named("edit-shop-board", { board: BoardInput, ...seenText }),
    named("change-shop-image", { image: v.instance(File, "menu-picture-missing") }),
    named("remove-shop-image", {}),
  ],
  "form-unreadable",
);

export type Operation = v.InferOutput<typeof OperationInput>;
export type OperationName = Operation["operation"];
export type OperationNamed<Name extends OperationName> = Extract<Operation, { operation: Name }>;

/** Reads an operation from its form. Refuses with the first invalid field. */
export function readOperation(fields: Fields): Outcome<Operation, InvalidInput> {
  const parsed = v.safeParse(OperationInput, gather(fields), { abortEarly: true });
  if (parsed.success) return withHoursToCome(parsed.output, fields);
  const issue = parsed.issues[0];
  return invalidAt(pathOf(issue.path?.map(({ key }) => key) ?? []), problemOf(issue));
}

function withHoursToCome(operation: Operation, fields: Fields): Outcome<Operation, InvalidInput> {
  if (operation.operation !== "edit-shop" || !operation.hours) return done(operation);
  const before = textsOf(wasOf(fields) ?? [], "exceptionDate");
  const today = localDate(Date.now());
  const hours = withDatesToCome(operation.hours, { today, before });
  return hours.ok ? done({ ...operation, hours: hours.value }) : hours;
}

/** The name of the field; for hours the whole way to it, as `hours.week.2.0.from`. */
function pathOf(keys: unknown[]): string {
  if (keys[0] === "hours") return keys.join(".");
  return keys.findLast((key) => typeof key === "string") ?? "operation";
}

function gather(fields: Fields): Record<string, unknown> {
  const single = Object.fromEntries(fields);
  const { kcal, ...others } = single;
  const footer = pairsOf(fields, "footerLabel", "footerText");
  return {
    ...single,
    seen: textsOf(fields, "seen"),
    was: sectionIn(wasOf(fields)),
    values: {
      ...others,
      // An import or the API may give calories without a serving, and a form asks for it only when one of them is edited.
      ...(["kcal", "serving"].some((name) => isEdited(fields, name)) &&
        kcal !== undefined && { kcal }),
      // “Today” has been said once, for the day that it was said on.
      soldOut: isEdited(fields, "soldOut") ? single["soldOut"] : undefined,
      servedDays: textsOf(fields, "servedDays"),
      // An editor that was opened before a release does not send what is new.
      ...("kcal" in single && { allergens: textsOf(fields, "allergens") }),
      ...(!hasStayedWithoutPrice(fields) && { pricePaise: single["priceRupees"] }),
      options: pairsOf(fields, "optionName", "optionPriceRupees").map(([name, price]) => ({
        name,
        price,
      })),
    },
    hours: hoursIn(fields),
    board: boardIn(fields),
    details: {
      ...single,
      ...placeIn(single),
      categories: linesOf(fieldOf(fields, "categories") ?? ""),
      footer: footer
        .filter((line) => line.some((text) => text.trim() !== ""))
        .map(([label, text]) => ({ label, text })),
    },
  };
}

/** What a section's form showed before anybody typed. */
function sectionIn(was: Fields | undefined) {
  return was && { ...Object.fromEntries(was), servedDays: textsOf(was, "servedDays") };
}

/**
 * Both numbers of a place, where they were typed or pasted into the field of one. They win over an earlier number in the
 * other, if they have decimals: `12,97` there is one number with a decimal comma.
 */
function placeIn({ latitude, longitude }: Record<string, FormDataEntryValue | undefined>) {
  const texts = [latitude, longitude].filter((text) => typeof text === "string");
  const filled = texts.filter((text) => text.trim() !== "");
  const [both, other = both] = filled.map(bothIn).filter((pair) => pair !== undefined);
  if (!both || String(both) !== String(other)) return undefined;
  const isSure = filled.length === 1 || both.every((degrees) => degrees.includes("."));
  return isSure ? { latitude: both[0], longitude: both[1] } : undefined;
}

/** Undefined if the form has no days: an editor that was opened before a release had a form of its own for them. */
function hoursIn(fields: Fields) {
  const periods = pairsOf(fields, "dayFrom", "dayTo").map(([from, to]) => ({ from, to }));
  if (periods.length === 0) return undefined;
  const exceptions = rowsOf(fields, EXCEPTIONS.names);
  return {
    week: Array.from({ length: periods.length / PERIODS_A_DAY }, (_, day) =>
      periods.slice(day * PERIODS_A_DAY, (day + 1) * PERIODS_A_DAY),
    ),
    exceptions: exceptions
      .filter((row) => row.some((text) => text !== ""))
      .map(([date, from, to, againFrom, againTo]) => ({
        date,
        periods: [
          { from, to },
          { from: againFrom, to: againTo },
        ],
      })),
  };
}

function boardIn(fields: Fields) {
  return rowsOf(fields, BOARD_ROWS.names)
    .filter(([name, , price, from]) => [name, price, from].some((text) => text !== ""))
    .map(([name, word, price, from]) => ({ name, word, price, from }));
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
