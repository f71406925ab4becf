import * as v from "valibot";
import type { Item, Shop } from "#app/domain/menus/menus.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { fieldOf, pairsOf, textsOf, type Fields } from "./fields.ts";

/** An item as the fields of its form have it. */
export function itemFields({ name, pricePaise, options }: Item): Fields {
  return [
    ["name", name],
    ["price", typedPrice(pricePaise)],
    ...options.flatMap((option): Fields => [
      ["optionName", option.name],
      ["optionPrice", typedPrice(option.pricePaise)],
    ]),
  ];
}

function typedPrice(paise: number): string {
  return paise > 0 ? decimalRupees(paise) : "";
}

/** What the shop says of itself as the fields of its form have it. */
export function shopFields(shop: Shop): Fields {
  return [
    ["name", shop.name],
    ["description", shop.description],
    ["phoneNumber", shop.phoneNumber],
    ["foodType", shop.foodType],
    ["categories", shop.categories.join("\n")],
    ...shop.footer.flatMap(({ label, text }): Fields => [
      ["footerLabel", label],
      ["footerText", text],
    ]),
  ];
}

/** The hidden field in which a form says what its fields were before anything was typed into them. */
export function wasField(before: Fields): Fields[number] {
  return ["was", JSON.stringify(before)];
}

const WasInput = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));

/** What a form's fields were before anything was typed into them; undefined where it does not say. */
export function wasOf(fields: Fields): Fields | undefined {
  const read = v.safeParse(WasInput, fieldOf(fields, "was"));
  return read.success ? read.output : undefined;
}

/** Two fields make a row; a change to either is a change to the list of rows. */
const ROWS: [first: string, second: string][] = [
  ["optionName", "optionPrice"],
  ["footerLabel", "footerText"],
];

/** Whether the fields of this name, or rows of it, say something else than before. True where it is not said how they were. */
export function isEdited(fields: Fields, name: string): boolean {
  const was = wasOf(fields);
  return !was || textIn(fields, name) !== textIn(was, name);
}

/** The typed fields as an edit of `now`: what was edited stays, all else is as it is now. */
export function editOf(now: Fields, fields: Fields): Fields {
  const was = wasOf(fields);
  if (!was) return fields;
  const known = new Set([...was, ...now].map(([name]) => name));
  const isTaken = (name: string) => known.has(name) && !isEdited(fields, name);
  return [...fields.filter(([name]) => !isTaken(name)), ...now.filter(([name]) => isTaken(name))];
}

/** All that the fields of this name say, as one text; rows without any text are left out when they are saved. */
function textIn(fields: Fields, name: string): string {
  const rows = ROWS.find((row) => row.includes(name));
  if (!rows) return textsOf(fields, name).join("\n").replaceAll("\r\n", "\n");
  const [first, second] = rows;
  return JSON.stringify(
    pairsOf(fields, first, second).filter((row) => row.some((text) => text !== "")),
  );
}
