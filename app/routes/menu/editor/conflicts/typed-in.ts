import { isEdited } from "#app/routes/menu/editor/operations/edited-fields.ts";
import { fieldOf, pairsOf, type Fields } from "#app/routes/menu/editor/operations/fields.ts";

/** The fields of one text that are shown where they were edited. */
const TEXTS = [
  "description",
  "secondName",
  "phoneNumber",
  "foodType",
  "address",
  "latitude",
  "longitude",
  "fssaiNumber",
  "categories",
];

/** What was typed into a form, in one line: its texts, prices and rows. */
export function typedIn(fields: Fields): string {
  const texts = TEXTS.filter((name) => isEdited(fields, name));
  const rupees = fieldOf(fields, "priceRupees");
  const words = [
    fieldOf(fields, "name"),
    fieldOf(fields, "text"),
    rupees && `₹${rupees}`,
    ...texts.map((name) => inOneLine(fieldOf(fields, name) ?? "")),
    ...rowsIn(fields, "optionName", "optionPriceRupees").map(([name, paid]) => `${name} ₹${paid}`),
    ...rowsIn(fields, "footerLabel", "footerText").map(([label, text]) => `${label}: ${text}`),
  ];
  return words.filter(Boolean).join(", ");
}

function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}

function rowsIn(fields: Fields, first: string, second: string): [string, string][] {
  if (!isEdited(fields, first)) return [];
  return pairsOf(fields, first, second).filter((row) => row.some((text) => text.trim() !== ""));
}
