import { DITTO, isMoney } from "#app/domain/menus/list/cells.ts";
import { columnNumber } from "./column-number.ts";

const MERGED = /mergeCell\s+ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g;

/**
 * The rows with a ditto mark in each cell that is merged with a price above, and with the price repeated in each price column
 * that it is merged across. `xml` is the sheet's own: the reader of its cells leaves out merges.
 */
export function withMergedPrices(rows: string[][], xml: string): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const [, from = "", first, to = "", last] of xml.matchAll(MERGED)) {
    const [column, end] = [columnNumber(from), columnNumber(to)];
    const row = filled[Number(first) - 1];
    if (!row || !isPrice(row[column])) continue;
    if (from === to) fillDown(filled.slice(Number(first), Number(last)), column);
    else if (first === last) fillAcross(filled, row, { from: column, to: end });
  }
  return filled;
}

function isPrice(cell = ""): boolean {
  return isMoney(cell) && cell !== DITTO;
}

function fillDown(rows: string[][], column: number): void {
  for (const row of rows) {
    if (row[column] !== "") return;
    row[column] = DITTO;
  }
}

function fillAcross(rows: string[][], row: string[], { from, to }: { from: number; to: number }) {
  for (let at = from + 1; at <= to && row[at] === ""; at++) {
    if (rows.some((other) => isMoney(other[at] ?? ""))) row[at] = row[from] ?? "";
  }
}
