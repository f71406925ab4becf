import * as v from "valibot";
import type { Shop } from "#app/domain/menus/menus.ts";
import { fieldOf, pairsOf, textsOf, type Fields } from "./fields.ts";

export function shopFields(shop: Shop): Fields {
  return [
    ["name", shop.name],
    ["secondName", shop.secondName],
    ["description", shop.description],
    ["cover", shop.cover ?? ""],
    ["phoneNumber", shop.phoneNumber],
    ["foodType", shop.foodType],
    ["address", shop.address],
    ["fssaiNumber", shop.fssaiNumber],
    ["includesGst", shop.includesGst === null ? "" : shop.includesGst ? "yes" : "no"],
    ["categories", shop.categories.join("\n")],
    ...shop.footer.flatMap(({ label, text }): Fields => [
      ["footerLabel", label],
      ["footerText", text],
    ]),
  ];
}

/** The hidden field that holds what the fields of a form were before anybody typed. */
export function wasField(before: Fields): Fields[number] {
  return ["was", JSON.stringify(before)];
}

const WasInput = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));

/** What a form's fields were before anybody typed; undefined if the form does not say. */
export function wasOf(fields: Fields): Fields | undefined {
  const read = v.safeParse(WasInput, fieldOf(fields, "was"));
  return read.success ? read.output : undefined;
}

/** Two fields make a row, and a change to either is a change to the whole list. */
const ROWS: [first: string, second: string][] = [
  ["optionName", "optionPriceRupees"],
  ["footerLabel", "footerText"],
];

/** Whether these fields, or the rows that they belong to, differ from before. True if the form does not say. */
export function isEdited(fields: Fields, name: string): boolean {
  const was = wasOf(fields);
  return !was || textIn(fields, name) !== textIn(was, name);
}

/** Applies an edit to `now`: edited fields keep what was typed, all others take the current value. */
export function editOf(now: Fields, fields: Fields): Fields {
  const was = wasOf(fields);
  if (!was) return fields;
  const known = new Set([...was, ...now].map(([name]) => name));
  const isTaken = (name: string) => known.has(name) && !isEdited(fields, name);
  return [...fields.filter(([name]) => !isTaken(name)), ...now.filter(([name]) => isTaken(name))];
}

/** All fields of this name as one text, without empty rows, which are not saved either. */
function textIn(fields: Fields, name: string): string {
  const rows = ROWS.find((row) => row.includes(name));
  if (!rows) return textsOf(fields, name).join("\n").replaceAll("\r\n", "\n");
  const [first, second] = rows;
  return JSON.stringify(
    pairsOf(fields, first, second).filter((row) => row.some((text) => text !== "")),
  );
}
