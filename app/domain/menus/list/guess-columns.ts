import type { Column, Use } from "./columns.ts";
import { isMoney } from "./cells.ts";
import { isFormula, looksLikeFormula } from "./formulas.ts";
import { nameKey } from "./name-key.ts";

/** How many rows are looked at. */
const MOST = 200;

/** The columns of a table without heads, by what is in them; undefined if it is no table of dishes. */
export function columnsByContent(rows: string[][]): Column[] | undefined {
  const full = rows.filter((row) => row.filter(Boolean).length > 1).slice(0, MOST);
  const width = Math.max(0, ...full.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, at) =>
    full.map((row) => row[at] ?? "").filter(Boolean),
  );
  const arePrices = cells.map(
    (column, at) =>
      column.length > 0 && !(at === 0 && isSerial(column)) && isMostly(column, isPrice),
  );
  const isText = cells.map((column) =>
    isMostly(column, (cell) => /\p{L}/u.test(cell) && !isPrice(cell)),
  );
  const firstPrice = arePrices.indexOf(true);
  const texts = isText.flatMap((is, at) => (is && cells[at]?.length ? [at] : []));
  if (firstPrice === -1 || texts.length === 0) return undefined;
  const [section, name] = namesAmong(texts, firstPrice, cells);
  const useOf = (at: number): Use | undefined => {
    if (at === name) return "name";
    if (at === section) return "section";
    if (arePrices[at]) return at === firstPrice || at > name ? "price" : undefined;
    return at === texts.find((text) => text !== name && text !== section)
      ? "description"
      : undefined;
  };
  return cells.map((_, at) => ({ use: useOf(at), at, head: "", sizeName: "" }));
}

/** Of two texts in front of the prices the first names sections, if its values repeat. */
function namesAmong(texts: number[], firstPrice: number, cells: string[][]): [number, number] {
  const [first = 0, second = -1] = texts.filter((at) => at < firstPrice || texts.length === 1);
  const values = cells[first] ?? [];
  const names = cells[second] ?? [];
  const isRepeating = new Set(values.map((value) => nameKey(value))).size * 2 <= names.length;
  return second !== -1 && isRepeating ? [first, second] : [-1, first];
}

function isPrice(cell: string): boolean {
  return isMoney(cell) || isFormula(cell) || looksLikeFormula(cell);
}

function isMostly(column: string[], is: (cell: string) => boolean): boolean {
  return column.filter((cell) => is(cell)).length * 10 >= column.length * 7;
}

/** Whether the cells count the rows: 1, 2, 3. */
export function isSerial(cells: string[]): boolean {
  return (
    cells.length > 1 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index)
  );
}
