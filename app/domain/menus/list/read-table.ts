import { cleanCell } from "./cells.ts";
import { columnsNamed, type Column } from "./columns.ts";
import { finishList } from "./doubts.ts";
import { columnsByContent } from "./guess-columns.ts";
import type { ReadList } from "./list.ts";
import { readListText } from "./read-text.ts";
import { mapInSlices, type Pause } from "./slices.ts";
import { TableMaker } from "./table-maker.ts";

/** How many rows may stand above the heads. */
const MOST_ABOVE = 20;

/** In how many rows marks are looked for. */
const MOST_LOOKED_AT = 200;

/** Reads a table: by its row of heads, or by what its columns hold. One that has no column of prices is read as text. */
export async function readListTable(table: string[][], pause: Pause): Promise<ReadList> {
  const rows = await mapInSlices(table, pause, (row) => row.map((cell) => cleanCell(cell)));
  const header = rows.slice(0, MOST_ABOVE).findIndex((row) => columnsNamed(row) !== undefined);
  const columns = columnsNamed(rows[header] ?? []) ?? columnsByContent(rows);
  if (!columns) {
    const lines = rows.map((row) => row.filter(Boolean).join("   "));
    return readListText(lines.join("\n"), pause);
  }
  await pause();
  const maker = new TableMaker(
    usable(columns, rows.slice(header + 1, header + 1 + MOST_LOOKED_AT)),
  );
  await mapInSlices(rows, pause, (row, at) => {
    if (at < header) maker.leaveOut(at + 1, row, "title");
    else if (at !== header) maker.add(row, at + 1, rows[at + 1]);
  });
  return finishList(maker.finish());
}

/** A column "Type" without any mark in it is about something else. */
function usable(columns: Column[], rows: string[][]): Column[] {
  return columns.map((column) => {
    if (column.use !== "diet" && column.use !== "isVeg") return column;
    const cells = rows.map((row) => row[column.at] ?? "").filter(Boolean);
    const known = cells.filter((cell) => TableMaker.readsMark(cell, column));
    return known.length * 2 >= cells.length ? column : { ...column, use: undefined };
  });
}
