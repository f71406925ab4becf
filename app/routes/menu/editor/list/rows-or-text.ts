import { isStamped } from "#app/domain/menus/list/chat-message.ts";
import { columnsByContent } from "#app/domain/menus/list/guess-columns.ts";
import { withoutUnseen } from "#app/domain/menus/list/markup.ts";
import { hasDecimalComma, headsIn, rowsApart, rowsBy } from "./rows-by.ts";

/** What was pasted or opened: cells, or lines of text. */
export type ListContent = { kind: "rows"; rows: string[][] } | { kind: "text"; text: string };

const DELIMITERS = [",", ";", "|"];
const DECIMAL_COMMA_DELIMITERS = [";", ",", "|"];
/** In how many lines the shape of a text is looked for. */
const MOST_LOOKED_AT = 200;
const SEPARATOR_LINE = /^sep=([,;|\t])\r?\n/i;
/** A comma with digits on both sides may be of a price: "Thali 1,250", "Veg 70,110". */
const PARTING_COMMA = /(?<!\p{Nd}),|,(?!\p{Nd})/u;
const THOUSANDS_AT_END = /\s\p{Nd}{1,2},\p{Nd}{3}$/u;

/** Reads tabs, and commas or semicolons if they part columns, into cells; anything else, and any chat, stays text. */
export async function rowsOrText(text: string): Promise<ListContent> {
  const lines = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "");
  const named = SEPARATOR_LINE.exec(text);
  if (named) return asRows(await rowsBy(text.slice(named[0].length), named[1] ?? ","));
  if (lines.some((line) => isStamped(withoutUnseen(line)))) return { kind: "text", text };
  const tabbed = lines.filter((line) => line.includes("\t"));
  if (tabbed.length * 2 > lines.length) return asRows(await rowsBy(text, "\t"));
  const hasDecimalCommas = lines.some((line) => line.split(";").slice(1).some(hasDecimalComma));
  for (const delimiter of hasDecimalCommas ? DECIMAL_COMMA_DELIMITERS : DELIMITERS) {
    if (!arePartedBy(delimiter, lines)) continue;
    const rows = await rowsBy(text, delimiter);
    if (isTable(rows, lines)) return asRows(rows);
  }
  const apart = rowsApart(text);
  return apart ? asRows(apart) : { kind: "text", text };
}

function asRows(rows: string[][]): ListContent {
  return { kind: "rows", rows };
}

function arePartedBy(delimiter: string, lines: string[]): boolean {
  const hasHeads = headsIn(lines.map((line) => line.split(delimiter))) !== undefined;
  const isParted = (line: string) =>
    delimiter === "," && !hasHeads ? PARTING_COMMA.test(line) : line.includes(delimiter);
  return lines.filter(isParted).length * 10 >= lines.length * 7;
}

function isTable(rows: string[][], lines: string[]): boolean {
  if (headsIn(rows)) return true;
  const filled = rows
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .slice(0, MOST_LOOKED_AT);
  const widths = Map.groupBy(filled, (row) => row.length);
  const commonest = Math.max(0, ...[...widths.values()].map((group) => group.length));
  if (commonest * 10 < filled.length * 8) return false;
  if (!widths.has(3) && lines.some(endsInThousands)) return false;
  return columnsByContent(filled.map((row) => row.map((cell) => cell.trim()))) !== undefined;
}

/** "Thali 1,250" among "Samosa,20": as text, both are read as they are meant. */
function endsInThousands(line: string): boolean {
  return !PARTING_COMMA.test(line) && THOUSANDS_AT_END.test(line.trimEnd());
}
