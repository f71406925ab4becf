import type { ReadList } from "#app/domain/menus/list/list.ts";
import { readListTable } from "#app/domain/menus/list/read-table.ts";
import { readListText } from "#app/domain/menus/list/read-text.ts";
import { expectedOf } from "./list-fixtures.ts";

/** What is read from the lines of a text, a line for each dish: "section | name | price | doubts"; then what is left out. */
export async function readLines(...lines: string[]): Promise<string[]> {
  return written(await readListText(lines.join("\n"), async () => {}));
}

/** The same from the rows of a sheet, whose cells are parted by "|". */
export async function readRows(...rows: string[]): Promise<string[]> {
  const cells = rows.map((row) => row.split("|"));
  return written(await readListTable(cells, async () => {}));
}

function written(list: ReadList): string[] {
  const { dishes, leftOut } = expectedOf(list);
  const lines = dishes.map(({ section, name, price, doubts }) =>
    [section, name, price, doubts].filter(Boolean).join(" | "),
  );
  return [...lines, ...(leftOut ? [`left out ${leftOut}`] : [])];
}
