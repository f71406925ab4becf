import { readDiet, type Diet } from "#app/domain/menus/diet.ts";
import { readYesNo } from "#app/domain/menus/yes-no.ts";
import { cleanLine } from "./clean-line.ts";
import { ASK } from "./ask-words.ts";
import { isFormula, markFormula, unguardCell } from "./formulas.ts";
import type { ListDish } from "./list.ts";
import { withoutTags, withoutUnseen } from "./markup.ts";
import { splitNames } from "./names.ts";
import { pricesBefore } from "./price-part.ts";
import { tokensIn } from "./tokens.ts";

/**
 * A cell as people see it: one line, without blanks at its ends, tags of a page and the apostrophe of a guarded formula. A
 * formula that is not guarded is marked.
 */
export function cleanCell(cell: string): string {
  const parts = withoutTags(cell)
    .split(/[\r\n\t]/)
    .map((part) => withoutUnseen(part).trim());
  const text = parts.filter(Boolean).join(" ").normalize();
  const bare = unguardCell(isWorkedOut(text) ? text.slice(0, -WORKED_OUT.length) : text);
  return bare === text ? markFormula(text) : bare;
}

/** The prices of a cell, as a dish has them; undefined if it holds anything else. */
export function moneyIn(cell: string): Pick<ListDish, "pricePaise" | "sizes"> | undefined {
  // A sum below 0 is no price.
  if (cell === "" || isFormula(cell) || /^(?:=|[-−]\s?\d)/.test(cell) || cell.length > 100)
    return undefined;
  const tokens = tokensIn(cell);
  const part = pricesBefore(tokens);
  const isAll = tokens.every(
    ({ kind, end }) => kind === "gap" || end > (part?.start ?? cell.length),
  );
  if (!part || !isAll || part.isUnclear) return undefined;
  const [first, ...others] = part.prices;
  if (first && others.length === 0) return { pricePaise: first.pricePaise, sizes: [] };
  return { pricePaise: null, sizes: part.prices };
}

/** The price in a field for that of a size, in paise; undefined unless it is above 0. */
export function sizePriceIn(text: string): number | undefined {
  return moneyIn(text.trim())?.pricePaise || undefined;
}

/** Follows a price that a formula in a workbook gave. */
export const WORKED_OUT = "ƒ";

/** Whether a cell holds a price that a formula gave. */
export function isWorkedOut(cell: string): boolean {
  return /\dƒ\s*$/.test(cell);
}

/** Says that a cell has what the one above it has. */
export const DITTO = "〃";

/** Whether a cell holds nothing but prices, or stands for those above it. */
export function isMoney(cell: string): boolean {
  return cell === DITTO || moneyIn(cell) !== undefined;
}

const WRITTEN: Record<string, Diet> = {
  v: "veg",
  n: "nonveg",
  nv: "nonveg",
  non: "nonveg",
  e: "egg",
  वेज: "veg",
  शाकाहारी: "veg",
  नॉनवेज: "nonveg",
  मांसाहारी: "nonveg",
  अंडा: "egg",
  अण्डा: "egg",
  "🟢": "veg",
  "🔴": "nonveg",
  "🟡": "egg",
  containsegg: "egg",
};
const written = new Map(Object.entries(WRITTEN).map(([word, diet]) => [word.normalize(), diet]));

/** The mark that a cell of the column of marks gives; undefined if it is not known. `isYes`: the column asks "Veg?". */
export function dietInCell(cell: string, isYes: boolean): Diet | undefined {
  const word = cell
    .toLowerCase()
    .normalize()
    .replaceAll(/[\s_-]/g, "");
  const answer = isYes ? readYesNo(word) : undefined;
  if (answer !== undefined) return answer ? "veg" : "nonveg";
  return readDiet(cell) ?? written.get(word) ?? markAmong(cell);
}

/** The one mark among the tags of a cell: "veg, spicy". */
function markAmong(cell: string): Diet | undefined {
  const tags = cell.split(/[,;|]/);
  const marks = tags.length > 1 ? tags.flatMap((tag) => readDiet(tag.trim()) ?? []) : [];
  return new Set(marks).size === 1 ? marks[0] : undefined;
}

const GONE = new Set([
  "soldout",
  "outofstock",
  "unavailable",
  "notavailable",
  "inactive",
  "disabled",
  "off",
]);

/** Whether a cell of the column "In stock" says that there is none. */
export function saysGone(cell: string): boolean {
  const word = cell.toLowerCase().replaceAll(/[\s_-]/g, "");
  return readYesNo(word) === false || GONE.has(word);
}

const NOTHING = /^(?:[-–—−_.\s]*|n\/?a|nil|none)$/i;

/** Whether a cell in the place of a price is left empty: "", "-", "N/A". */
export function isLeftEmpty(cell: string): boolean {
  return NOTHING.test(cell);
}

/** Whether it says that the price is to be asked for: "MRP", "on request". */
export function saysAsk(cell: string): boolean {
  return ASK.test(` ${cell}`);
}

const FREE = new Set(["free", "complimentary", "फ्री", "मुफ्त"]);

/** Whether a cell in the place of a price says that there is none. */
export function saysFree(cell: string): boolean {
  return FREE.has(cell.toLowerCase());
}

/** Whether a cell of the column "Sold out" says so. */
export function saysYes(cell: string): boolean {
  return readYesNo(cell) === true;
}

/** Both names of a cell. Unlike in a message, signs in front of a name are its own: "+Extra cheese". */
export function namesInCell(cell: string): Pick<ListDish, "name" | "secondName"> {
  const split = splitNames(cell);
  return split.secondName === "" ? { name: cell, secondName: "" } : split;
}

/** The mark that a name carries, "🌱 Soup" or "Soup (V)", and the name without it. */
export function markInName(cell: string): { name: string; diet: Diet | null } {
  const { text, diet } = cleanLine(cell);
  const isMarked = diet !== null && !/^[=+\-@]/.test(cell);
  return isMarked ? { name: text.trim(), diet } : { name: cell, diet };
}
