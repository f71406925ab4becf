import { DITTO, isMoney } from "#app/domain/menus/list/cells.ts";

const COLUMN = /mergeCell\s+ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g;

/**
 * The rows with a ditto mark in each cell that a price above is merged over. `xml` is the sheet's own: what reads its
 * cells says nothing of merges.
 */
export function withDittos(rows: string[][], xml: string): string[][] {
  const filled = rows.map((row) => [...row]);
  for (const [, from = "", first, to, last] of xml.matchAll(COLUMN)) {
    const column = columnNumber(from);
    const price = filled[Number(first) - 1]?.[column] ?? "";
    if (from === to && isMoney(price) && price !== DITTO)
      fillDown(filled.slice(Number(first), Number(last)), column);
  }
  return filled;
}

function fillDown(rows: string[][], column: number): void {
  for (const row of rows) {
    if (row[column] !== "") return;
    row[column] = DITTO;
  }
}

/** "A" is 0, "AA" is 26. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
