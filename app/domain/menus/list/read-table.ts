import { cleanCell, isMoney, isWorkedOut } from "./cells.ts";
import { columnsNamed, sectionInHeads, type Column } from "./columns.ts";
import { withUsesByCells, withWordsAsNames } from "./columns-by-cells.ts";
import { finishList } from "./doubts.ts";
import { isCourse } from "./headings.ts";
import { withoutMark } from "./formulas.ts";
import {
  columnsByContent,
  unknownHeads,
  withSecondNames,
  withUnknownHeads,
} from "./guess-columns.ts";
import { whyLeftOut } from "./left-out.ts";
import type { ReadList } from "./list.ts";
import { readListText } from "./read-text.ts";
import { listsByContent, listsWithHeads, type ListBeside, usable } from "./side-by-side.ts";
import { mapInSlices, type Pause } from "./slices.ts";
import { TableMaker } from "./table-maker.ts";
import { doubtUnlike } from "./unlike-others.ts";
import { withSizes, withWholePrices } from "./variations.ts";
import { withWorkedOut } from "./worked-out.ts";

/** How many rows may stand above the heads. */
const MOST_ABOVE = 20;

/** Reads a table: by its row of heads, or by what its columns hold. One that has no column of prices is read as text. */
export async function readListTable(table: string[][], pause: Pause): Promise<ReadList> {
  const rows = await mapInSlices(table, pause, (row) => withoutRule(row.map(cleanCell)));
  const top = rows.slice(0, MOST_ABOVE);
  const named = top.findIndex((row) => columnsNamed(row) !== undefined);
  const header = named === -1 ? unknownHeads(rows) : named;
  const lists = listsIn(rows, header);
  if (!lists) {
    const lines = rows.map((row) => row.filter(Boolean).map(withoutMark).join("   "));
    return withWorkedOut(await readListText(lines.join("\n"), pause), table);
  }
  await pause();
  const read: ReadList[] = [];
  const workedOut = table.map((row) => row.map(isWorkedOut));
  for (const list of lists) read.push(await readList(rows, header, { ...list, workedOut, pause }));
  const above = await readAbove(table.slice(0, Math.max(header, 0)), rows, pause);
  const list = finishList({
    sections: [...above.sections, ...read.flatMap(({ sections }) => sections)],
    leftOut: [
      ...above.leftOut,
      ...read.flatMap(({ leftOut }) => leftOut).toSorted((a, b) => a.line - b.line),
    ],
    unusedColumns: [above, ...read].flatMap(({ unusedColumns }) => unusedColumns),
    doubts: [],
  });
  return doubtUnlike(list);
}

/** What stands above a row of heads: a letterhead, or a list of its own, whose dishes have one price each. */
async function readAbove(
  table: string[][],
  rows: string[][],
  pause: Pause,
): Promise<Pick<ReadList, "sections" | "leftOut" | "unusedColumns">> {
  const above = rows.slice(0, table.length);
  const isList = above.filter(isDish).length > 1 && namesSection(above, rows[table.length] ?? []);
  const isOut = (row: string[]) => !isList || whyLeftOut(textOf(row), true) !== undefined;
  const leftOut = above.flatMap((row, at) => {
    const text = textOf(row);
    return text !== "" && isOut(row) ? [{ line: at + 1, text, why: "title" as const }] : [];
  });
  if (!isList) return { sections: [], leftOut, unusedColumns: [] };
  const kept = table.map((row, at) => (isOut(above[at] ?? []) ? [] : row));
  const list = await readListTable(kept, pause);
  return { ...list, leftOut: [...leftOut, ...list.leftOut].toSorted((a, b) => a.line - b.line) };
}

/** Whether heads name a section, "Noodles, Half, Full", or a row above them does: else they are those of the whole table. */
function namesSection(above: string[][], heads: string[]): boolean {
  const isCalled = above.some((row) => row.filter(Boolean).length === 1 && isCourse(textOf(row)));
  return isCalled || sectionInHeads(columnsNamed(heads) ?? []) !== "";
}

function textOf(row: string[]): string {
  return row.filter(Boolean).map(withoutMark).join(" ");
}

/** "Tomato soup | 80". */
function isDish(row: string[]): boolean {
  const filled = row.filter(Boolean);
  const [name = "", price = ""] = filled.slice(-2);
  const isPriced = filled.length < 4 && /\p{L}/u.test(name) && isMoney(price);
  return isPriced && whyLeftOut(textOf(row), true) === undefined;
}

/** "|---|---:|" below the heads of a Markdown table holds no data. */
function withoutRule(row: string[]): string[] {
  const filled = row.filter(Boolean);
  const isRule = filled.length > 1 && filled.every((cell) => /^:?-{2,}:?$/.test(cell));
  return isRule ? [] : row;
}

/** The lists that a table holds beside each other: one, as a rule. Undefined if it is no table of dishes. */
function listsIn(rows: string[][], header: number): ListBeside[] | undefined {
  const below = rows.slice(header + 1);
  const heads = rows[header];
  const beside = heads ? listsWithHeads(heads, below) : listsByContent(rows);
  if (beside) return beside;
  const columns = columnsNamed(heads ?? []) ?? guessed(rows, header);
  return columns && [{ from: 0, to: Infinity, columns, section: sectionOf(columns, below) }];
}

/** The section that a row of heads names, if it is a word for courses or if another row of heads below replaces it. */
function sectionOf(columns: Column[], below: string[][]): string {
  const section = sectionInHeads(columns);
  const isReplaced = () => below.some((row) => sectionInHeads(columnsNamed(row) ?? []) !== "");
  return isCourse(section) || (section !== "" && isReplaced()) ? section : "";
}

function guessed(rows: string[][], header: number): Column[] | undefined {
  const columns = columnsByContent(rows.slice(header + 1));
  return columns && withUnknownHeads(columns, rows[header] ?? []);
}

type Reading = ListBeside & { workedOut: boolean[][]; pause: Pause };

async function readList(
  rows: string[][],
  header: number,
  { from, to, columns, section, workedOut, pause }: Reading,
): Promise<ReadList> {
  const written = rows.map((row) => row.slice(from, to));
  const below = written.slice(header + 1);
  const known = withWordsAsNames(usable(columns, below), below);
  const sized = withUsesByCells(withSizes(known, below), below);
  const own = [...written.slice(0, header + 1), ...withWholePrices(below, sized)];
  const maker = new TableMaker(withSecondNames(sized, below));
  if (section !== "") maker.open(section, header + 1);
  await mapInSlices(own, pause, (row, at) => {
    const beside = { next: own[at + 1], workedOut: workedOut[at]?.slice(from, to) ?? [] };
    if (at > header) maker.add(row, at + 1, beside);
  });
  return maker.finish();
}
