import { guardCell, unguardCell } from "#app/domain/menus/list/formulas.ts";
import { withoutTags } from "#app/domain/menus/list/markup.ts";

/**
 * The rows and cells of a block as spreadsheets put it on the clipboard: tabs between cells, a line for each row, quotes
 * around what holds one of these. Each cell comes as one line, without blanks at its ends or the tags of a page. Rows may
 * differ in length.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  // Most end with a line end, which begins no row.
  const lines = text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  let at = 0;
  while (at <= lines.length) {
    const { cell, end } = lines[at] === '"' ? quotedAt(lines, at) : bareAt(lines, at);
    rows.at(-1)?.push(asLine(cell));
    if (lines[end] === "\n") rows.push([]);
    at = end + 1;
  }
  return rows;
}

interface Piece {
  cell: string;
  /** Where the tab or the line end behind it is, or the end of the text. */
  end: number;
}

function bareAt(text: string, start: number): Piece {
  let end = start;
  while (end < text.length && text[end] !== "\t" && text[end] !== "\n") end++;
  return { cell: text.slice(start, end), end };
}

/** Two quotes within quotes are one. A quote that nothing closes, or with more behind, is a plain character. */
function quotedAt(text: string, start: number): Piece {
  let cell = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return bareAt(text, start);
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const isEnd = [undefined, "\t", "\n"].includes(text[quote + 1]);
      return isEnd ? { cell, end: quote + 1 } : bareAt(text, start);
    }
    cell += '"';
    from = quote + 2;
  }
}

function asLine(cell: string): string {
  return unguardCell(withoutTags(cell).split(/\s/).filter(Boolean).join(" "));
}

/** A block for the clipboard. No cell of it can run as a formula: an apostrophe stands in front, which readBlock takes off. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(written).join("\t")).join("\n");
}

function written(cell: string): string {
  const safe = guardCell(cell);
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
