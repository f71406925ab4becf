import { columnsNamed } from "#app/domain/menus/list/columns.ts";
import { loadParser } from "./load-parser.ts";

/** Where heads of columns are looked for. */
const MOST_ABOVE = 20;

/** Reads the cells of a text. */
export async function rowsBy(text: string, delimiter: string): Promise<string[][]> {
  const { default: papaparse } = await loadParser(() => import("papaparse"));
  const kept = delimiter === "," ? withKeptCommas(text) : text;
  const parse = (written: string) => papaparse.parse<string[]>(written, { delimiter });
  const strict = parse(kept);
  const hasBlanks = strict.data.some((row) => row.some((cell) => /^ +"/.test(cell)));
  const parsed = hasBlanks ? parse(withoutBlanksBeforeQuotes(kept, delimiter)) : strict;
  const isUnquoted = parsed.errors.some(({ type }) => type === "Quotes");
  const { data } = isUnquoted
    ? papaparse.parse<string[]>(kept, { delimiter, quoteChar: "\u0000" })
    : parsed;
  if (delimiter === ";") return withDecimalPoints(data);
  return delimiter === "," ? withinHeads(data.map((row) => row.map(withCommas))) : data;
}

/** The cells of a row of heads; undefined if there is none near the top. */
export function headsIn(rows: string[][]): string[] | undefined {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  return filled
    .slice(0, MOST_ABOVE)
    .find((row) => columnsNamed(row.map((cell) => cell.trim())) !== undefined);
}

/**
 * The cells of a text whose columns are separated by blanks: "No.  Item   Price" above "1    Naan   40". Undefined unless it
 * has a row of heads, and each row has as many cells, or a single one.
 */
export function rowsApart(text: string): string[][] | undefined {
  const rows = text.split(/\r\n|[\n\r]/).map((line) => line.trim().split(/\s{2,}/));
  const heads = headsIn(rows);
  if (!heads) return undefined;
  const above = rows.slice(0, rows.indexOf(heads));
  if (above.some(({ length }) => length > 1)) return undefined;
  const below = rows.slice(rows.indexOf(heads) + 1).filter(([first]) => first !== "");
  const full = below.filter(({ length }) => length === heads.length);
  const single = below.filter(({ length }) => length === 1);
  const isTable = full.length + single.length === below.length && full.length > single.length;
  return isTable ? rows : undefined;
}

/** "Naan, "Hot, soft"": a quote begins a cell also where a blank stands in front of it. */
function withoutBlanksBeforeQuotes(text: string, delimiter: string): string {
  return text.replaceAll(/([,;|]) +(?=")/g, (blanks, sign) => (sign === delimiter ? sign : blanks));
}

/** Stands for a comma that parts no cells. */
const KEPT_COMMA = "\uE000";
const MONEY = /(?:₹|\brs\.?|\binr|रु\.?) ?\p{Nd}{1,2}(?:,\p{Nd}{2}){0,2},\p{Nd}{3}(?!\p{Nd})/giu;

/** The commas of "₹1,250" are of the price, in quotes or not. */
function withKeptCommas(text: string): string {
  return text.replaceAll(MONEY, (money) => money.replaceAll(",", KEPT_COMMA));
}

function withCommas(cell: string): string {
  return cell.replaceAll(KEPT_COMMA, ",");
}

/** What has no head belongs to the last cell that has one: "Thali,1,250", or a description with commas. */
function withinHeads(rows: string[][]): string[][] {
  const width = headsIn(rows)?.length;
  if (width === undefined) return rows;
  return rows.map((row) => {
    const isLonger = row.slice(width).some((cell) => cell.trim() !== "");
    return isLonger ? [...row.slice(0, width - 1), row.slice(width - 1).join(",")] : row;
  });
}

/** A number with dots or commas in it. */
const GROUPED = /^\d+(?:[.,]\d+)+$/;
/** "1.250,50": dots between the thousands, and a comma in front of the decimals. */
const DECIMAL_COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/;

const isGrouped = (cell: string) => GROUPED.test(withoutSign(cell));

/** Whether a cell holds a number with a comma in front of its decimals. */
export function hasDecimalComma(cell: string): boolean {
  return DECIMAL_COMMA.test(withoutSign(cell));
}

const isOfWholeRupees = (cell: string) => /,[05]0?$/.test(withoutSign(cell));

function withoutSign(cell: string): string {
  return cell.replace("₹", "").trim();
}

/** Spreadsheets part cells by semicolons where decimals have a comma: then no number may say otherwise. */
function withDecimalPoints(rows: string[][]): string[][] {
  const grouped = rows.flat().filter(isGrouped);
  // "40,60" alone may be two sizes.
  const isSure = grouped.some((cell) => cell.includes(".")) || grouped.every(isOfWholeRupees);
  if (!isSure || !grouped.every(hasDecimalComma)) return rows;
  const withPoint = (cell: string) => cell.replaceAll(".", "").replace(",", ".");
  return rows.map((row) => row.map((cell) => (isGrouped(cell) ? withPoint(cell) : cell)));
}
