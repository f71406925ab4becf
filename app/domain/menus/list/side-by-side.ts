import { dietInCell, isMoney } from "./cells.ts";
import { isAboutDish } from "./column-heads.ts";
import { columnsOfList, readHead, type Column } from "./columns.ts";
import { isSerial } from "./guess-columns.ts";
import { nameKey } from "./name-key.ts";

/** One of several lists that stand beside each other in the columns of a table: "Starters, Rate, Mains, Rate". */
export interface ListBeside {
  /** Its first column, from 0. */
  from: number;
  /** The column behind its last. */
  to: number;
  /** Its own columns, counted from `from`. */
  columns: Column[];
  /** What its dishes are called together; empty where its head says "Item", or it has none. */
  section: string;
}

/** How many rows are looked at. */
const MOST = 200;
/** A longer text is a description. */
const MOST_LETTERS = 50;

type Kind = "name" | "serial" | "price" | "other";

/** The lists beside each other in a table with a row of heads; undefined if it is one list. */
export function listsWithHeads(heads: string[], rows: string[][]): ListBeside[] | undefined {
  const columns = usable(
    heads.map((head, at) => readHead(head, at)),
    rows,
  );
  const kinds = columns.map(kindOfHead);
  const lists = partedAt(startsIn(kinds), kinds).map(({ from, to, name }): ListBeside => {
    const own = columnsOfList(heads.slice(from, to), name - from);
    const isItem = columns[name]?.use === "name";
    return { from, to, columns: own, section: isItem ? "" : (heads[name] ?? "") };
  });
  const prices = lists.map(({ columns }) =>
    columns.flatMap(({ use, sizeName }) => (use === "price" ? [sizeName] : [])).join("\n"),
  );
  return prices.every((each) => each === prices[0]) ? checked(lists, rows) : undefined;
}

/** A column "Type" or "Veg" without any mark in it is about something else. */
export function usable(columns: Column[], rows: string[][]): Column[] {
  return columns.map((column) => {
    if (column.use !== "diet" && column.use !== "isVeg") return column;
    const isMark = (cell: string) => dietInCell(cell, column.use === "isVeg") !== undefined;
    const cells = cellsOf(rows.slice(0, MOST), column.at);
    return cells.filter(isMark).length * 2 >= cells.length ? column : { ...column, use: undefined };
  });
}

function kindOfHead({ use, head }: Column): Kind {
  if (use === "price" || use === "sizePrice") return "price";
  if (use === "name" || use === "serial") return use;
  return use === undefined && head !== "" && !isAboutDish(head) ? "name" : "other";
}

/** The same of a table without heads, by what its columns hold. */
export function listsByContent(rows: string[][]): ListBeside[] | undefined {
  const full = rows.filter((row) => row.filter(Boolean).length > 1).slice(0, MOST);
  const width = Math.max(0, ...full.map((row) => row.length));
  const found = Array.from({ length: width }, (_, at) => kindOfCells(cellsOf(full, at)));
  const isNumbering = (at: number) => found[at + 1] === "name" && isSerial(cellsOf(full, at));
  const kinds = found.map((kind, at): Kind => (isNumbering(at) ? "serial" : kind));
  const lists = partedAt(startsIn(kinds), kinds).map(({ from, to, name }): ListBeside => ({
    from,
    to,
    section: "",
    columns: kinds.slice(from, to).map((kind, at) => {
      const use = kind === "price" ? kind : undefined;
      return { use: from + at === name ? "name" : use, at, head: "", sizeName: "" };
    }),
  }));
  const shapes = lists.map(({ from, to }) => kinds.slice(from, to).filter(isKnown).join());
  return shapes.every((shape) => shape === shapes[0]) ? checked(lists, rows) : undefined;
}

function isKnown(kind: Kind): boolean {
  return kind !== "other";
}

function kindOfCells(cells: string[]): Kind {
  if (isMostly(cells, isMoney)) return "price";
  return isMostly(cells, isName) ? "name" : "other";
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isMoney(cell) && cell.length <= MOST_LETTERS;
}

function cellsOf(rows: string[][], at: number): string[] {
  return rows.map((row) => row[at] ?? "").filter(Boolean);
}

function isMostly(cells: string[], is: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(is).length * 10 >= cells.length * 7;
}

/** A number or a name begins a list of its own behind a price. */
function startsIn(kinds: Kind[]): number[] {
  const starts: number[] = [];
  let isPriced = true;
  for (const [at, kind] of kinds.entries()) {
    if (isPriced && (kind === "name" || kind === "serial")) {
      starts.push(at);
      isPriced = false;
    }
    if (kind === "price") isPriced = true;
  }
  return starts;
}

/** The columns of each list, with the one of its names. None if one has no name or no price. */
function partedAt(starts: number[], kinds: Kind[]) {
  const parts = starts.map((start, index) => {
    const from = index === 0 ? 0 : start;
    const to = starts[index + 1] ?? kinds.length;
    return { from, to, name: kinds.indexOf("name", from), price: kinds.indexOf("price", from) };
  });
  const areLists = parts.every(({ to, name, price }) => {
    return name !== -1 && name < to && price > name && price < to;
  });
  return areLists ? parts : [];
}

/** Names differ from row to row; a column "Unit" repeats its words. */
function checked(lists: ListBeside[], rows: string[][]): ListBeside[] | undefined {
  const areNames = lists.every(({ from, columns }) => {
    const name = columns.find(({ use }) => use === "name");
    const cells = cellsOf(rows.slice(0, MOST), from + (name?.at ?? 0));
    const keys = new Set(cells.map((cell) => nameKey(cell)));
    return isMostly(cells, isName) && keys.size * 10 >= cells.length * 7;
  });
  return lists.length > 1 && areNames ? lists : undefined;
}
