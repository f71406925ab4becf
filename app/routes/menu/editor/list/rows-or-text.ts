import { columnsNamed } from "#app/domain/menus/list/columns.ts";
import { columnsByContent } from "#app/domain/menus/list/guess-columns.ts";
import { loadParser } from "./load-parser.ts";

/** What was pasted or opened: cells, or lines of text. */
export type ListContent = { kind: "rows"; rows: string[][] } | { kind: "text"; text: string };

const DELIMITERS = [",", ";", "|"];
const DECIMAL_COMMA_DELIMITERS = [";", ",", "|"];
/** In how many lines the shape of a text is looked for. */
const MOST_LOOKED_AT = 200;
const SEPARATOR_LINE = /^sep=([,;|\t])\r?\n/i;

/** Reads tabs, and commas or semicolons if they part columns, into cells; anything else stays text. */
export async function rowsOrText(text: string): Promise<ListContent> {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "");
  const named = SEPARATOR_LINE.exec(text);
  if (named) return rowsBy(text.slice(named[0].length), named[1] ?? ",");
  const tabbed = lines.filter((line) => line.includes("\t"));
  if (tabbed.length * 2 > lines.length) return rowsBy(text, "\t");
  const hasDecimalCommas = lines.some((line) => line.split(";").slice(1).some(hasDecimalComma));
  for (const delimiter of hasDecimalCommas ? DECIMAL_COMMA_DELIMITERS : DELIMITERS) {
    const parted = lines.filter((line) => line.includes(delimiter));
    if (parted.length * 10 < lines.length * 7) continue;
    const content = await rowsBy(text, delimiter);
    if (content.kind === "rows" && isTable(content.rows)) return content;
  }
  return { kind: "text", text };
}

async function rowsBy(text: string, delimiter: string): Promise<ListContent> {
  const { default: papaparse } = await loadParser(() => import("papaparse"));
  const parsed = papaparse.parse<string[]>(text, { delimiter });
  const isUnquoted = parsed.errors.some(({ type }) => type === "Quotes");
  const { data } = isUnquoted
    ? papaparse.parse<string[]>(text, { delimiter, quoteChar: "\u0000" })
    : parsed;
  return { kind: "rows", rows: delimiter === ";" ? withDecimalPoints(data) : data };
}

/** A number with dots or commas in it. */
const PARTED = /^\d+(?:[.,]\d+)+$/;
/** "1.250,50": dots between the thousands, and a comma in front of the decimals. */
const DECIMAL_COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/;

const isParted = (cell: string) => PARTED.test(withoutSign(cell));
const hasDecimalComma = (cell: string) => DECIMAL_COMMA.test(withoutSign(cell));

const isOfWholeRupees = (cell: string) => /,[05]0?$/.test(withoutSign(cell));

function withoutSign(cell: string): string {
  return cell.replace("₹", "").trim();
}

/** Spreadsheets part cells by semicolons where decimals have a comma: then no number may say otherwise. */
function withDecimalPoints(rows: string[][]): string[][] {
  const parted = rows.flat().filter(isParted);
  // "40,60" alone may be two sizes.
  const isSure = parted.some((cell) => cell.includes(".")) || parted.every(isOfWholeRupees);
  if (!isSure || !parted.every(hasDecimalComma)) return rows;
  const withPoint = (cell: string) => cell.replaceAll(".", "").replace(",", ".");
  return rows.map((row) => row.map((cell) => (isParted(cell) ? withPoint(cell) : cell)));
}

function isTable(rows: string[][]): boolean {
  const filled = rows
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .slice(0, MOST_LOOKED_AT);
  if (filled.slice(0, 20).some((row) => columnsNamed(row.map((cell) => cell.trim())) !== undefined))
    return true;
  const widths = Map.groupBy(filled, (row) => row.length);
  const commonest = Math.max(0, ...[...widths.values()].map((group) => group.length));
  if (commonest * 10 < filled.length * 8) return false;
  return columnsByContent(filled.map((row) => row.map((cell) => cell.trim()))) !== undefined;
}
