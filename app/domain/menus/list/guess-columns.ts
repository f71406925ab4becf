import { dietInCell, isLeftEmpty, isMoney, saysAsk, saysFree } from "./cells.ts";
import { readHead, type Column, type Use } from "./columns.ts";
import { isFormula, looksLikeFormula } from "./formulas.ts";
import { nameKey } from "./name-key.ts";
import { tokensIn } from "./tokens.ts";

/** How many rows are looked at. */
const MOST = 200;
/** How long the head of a column may be. */
const MOST_LETTERS = 30;

/** The columns of a table without heads, by what is in them; undefined if it is no table of dishes. */
export function columnsByContent(rows: string[][]): Column[] | undefined {
  const full = rows.filter(isFull).slice(0, MOST);
  const width = Math.max(0, ...full.map((row) => row.length));
  const cells = Array.from({ length: width }, (_, at) => cellsAt(full, at));
  const arePrices = cells.map(
    (column, at) => !(at === 0 && isSerial(column)) && isMostly(column, isPrice),
  );
  const firstPrice = arePrices.indexOf(true);
  const texts = cells.flatMap((column, at) => (isMostly(column, isWords) ? [at] : []));
  if (firstPrice === -1 || texts.length === 0) return undefined;
  const found = textsOf(texts, firstPrice, cells);
  return cells.map((_, at) => {
    const isUsed = at === firstPrice || at > found.name;
    const use = found.uses.get(at) ?? (arePrices[at] && isUsed ? "price" : undefined);
    return { use, at, head: "", sizeName: "" };
  });
}

/** What each column of texts holds: a mark, the section, the name, the name in Hindi or a description. */
function textsOf(texts: number[], firstPrice: number, cells: string[][]) {
  const mark = texts.length > 2 ? texts.find((at) => isMostly(cells[at] ?? [], isMark)) : undefined;
  const others = texts.filter((at) => at !== mark);
  const before = others.filter((at) => at < firstPrice);
  const [section, name] = namesAmong(before.length > 0 ? before : others, others, cells);
  const rest = others.filter((at) => at !== name && at !== section);
  const second = rest.find((at) => isInOtherScript(cells[at] ?? [], cells[name] ?? []));
  const description = rest.find((at) => at !== second);
  const uses = new Map<number | undefined, Use>([
    [mark, "diet"],
    [description, "description"],
    [second, "secondName"],
    [section, "section"],
    [name, "name"],
  ]);
  uses.delete(undefined);
  return { name, uses };
}

/**
 * The columns of the section and the name. Of two columns of texts before the prices, the first has sections if its
 * values repeat; otherwise a column of groups has them.
 */
function namesAmong(
  before: number[],
  texts: number[],
  cells: string[][],
): [number | undefined, number] {
  const [first = 0, second] = before;
  const names = cells[second ?? -1] ?? [];
  if (second !== undefined && keysOf(cells[first] ?? []).size * 2 <= names.length)
    return [first, second];
  const own = cells[first] ?? [];
  const section = texts.find((at) => at !== first && areGroups(cells[at] ?? [], own.length));
  return [section, first];
}

/**
 * Whether equal values of a column, of which there are at least two, stand together: "Rice, Rice, Breads, Breads". Units
 * do so, too, but are not groups.
 */
function areGroups(values: string[], dishes: number): boolean {
  const keys = values.map((value) => nameKey(value));
  const groups = keys.filter((key, at) => key !== keys[at - 1]).length;
  const distinct = new Set(keys).size;
  const isFew = distinct > 1 && distinct * 2 <= dishes && groups * 2 <= distinct * 3;
  return isFew && values.length === dishes && !values.some(isUnit);
}

function isUnit(value: string): boolean {
  return /^(?:per|प्रति)\s/iu.test(value) || tokensIn(value).every(({ kind }) => kind !== "word");
}

/**
 * The index of a row of heads whose words are not known: "Dish, Thin crust, Cheese burst" above two or more columns of
 * prices. -1 if there is none.
 */
export function unknownHeads(rows: string[][]): number {
  const at = rows.findIndex(isFull);
  const below = rows.slice(at + 1);
  const columns = below.filter(isFull).length > 1 ? columnsByContent(below) : undefined;
  const named = columns?.filter(({ use }) => use === "price" || use === "name") ?? [];
  return named.length > 2 && named.every((column) => isHead(rows[at]?.[column.at] ?? "")) ? at : -1;
}

function isHead(cell: string): boolean {
  const saysPrice = isPrice(cell) || saysAsk(cell) || saysFree(cell);
  return /\p{L}/u.test(cell) && cell.length <= MOST_LETTERS && !saysPrice;
}

/** Such columns, each of its prices with the size that its head names: unsure, as the row may be a title. */
export function withUnknownHeads(guessed: Column[], heads: string[]): Column[] {
  const uses = guessed.map(({ at }) => readHead(heads[at] ?? "", at).use);
  // "Code, Item, Dine in, Takeaway": for columns of text, the heads say more than the cells.
  const columns = uses.includes("name")
    ? guessed.map((column, at) => (column.use === "price" ? column : { ...column, use: uses[at] }))
    : guessed;
  return columns.map((column) => {
    const head = heads[column.at] ?? "";
    if (column.use !== "price" || head === "") return { ...column, head };
    return { ...column, head, sizeName: head, isUnsure: readHead(head, column.at).use !== "price" };
  });
}

/** The columns; one that repeats the names in Devanagari becomes the column of second names. */
export function withSecondNames(columns: Column[], rows: string[][]): Column[] {
  const name = columns.find(({ use }) => use === "name");
  if (!name || columns.some(({ use }) => use === "secondName")) return columns;
  const full = rows.slice(0, MOST);
  const names = cellsAt(full, name.at);
  const second = columns.find(({ use, at, head }) => {
    return use === undefined && head !== "" && isInOtherScript(cellsAt(full, at), names);
  });
  return columns.map((column) => (column === second ? { ...second, use: "secondName" } : column));
}

function isInOtherScript(cells: string[], names: string[]): boolean {
  return isMostly(cells, isDevanagari) && isMostly(names, (name) => !isDevanagari(name));
}

function isDevanagari(cell: string): boolean {
  return /\p{Script=Devanagari}/u.test(cell);
}

function isMark(cell: string): boolean {
  return dietInCell(cell, false) !== undefined;
}

function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isPrice(cell);
}

function isPrice(cell: string): boolean {
  return isMoney(cell) || isFormula(cell) || looksLikeFormula(cell);
}

function isFull(row: string[]): boolean {
  return row.filter(Boolean).length > 1;
}

/** The cells that are filled in; a dash counts as empty. */
function cellsAt(rows: string[][], at: number): string[] {
  return rows.map((row) => row[at] ?? "").filter((cell) => !isLeftEmpty(cell));
}

function keysOf(values: string[]): Set<string> {
  return new Set(values.map((value) => nameKey(value)));
}

function isMostly(column: string[], is: (cell: string) => boolean): boolean {
  return column.length > 0 && column.filter((cell) => is(cell)).length * 10 >= column.length * 7;
}

/** Whether the cells count the rows: 1, 2, 3. */
export function isSerial(cells: string[]): boolean {
  return (
    cells.length > 1 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index)
  );
}
