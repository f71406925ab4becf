import { cleanCell } from "#app/domain/menus/list/cells.ts";
import { columnsNamed } from "#app/domain/menus/list/columns.ts";

export interface NamedSheet {
  name: string;
  rows: string[][];
}

/** Names that programs give. */
const UNNAMED = /^(?:sheet|table|page|tab|शीट)\s?\d*$/i;

/**
 * The rows of all sheets, one below the other. Of several, each that begins with dishes is a section by its name, unless
 * a program has named it or a column names sections.
 */
export function joinedSheets(sheets: NamedSheet[]): string[][] {
  const filled = sheets.filter(({ rows }) => rows.some(isFilled));
  const [only] = filled;
  if (filled.length < 2) return only?.rows ?? [];
  return filled.flatMap((sheet) => [...withHeading(sheet), []]);
}

/** The name of a sheet stands below its heads: what is above them is no heading. */
function withHeading({ name, rows }: NamedSheet): string[][] {
  const heads = rows.findIndex((row) => columnsNamed(row.map(cleanCell)) !== undefined);
  const columns = columnsNamed((rows[heads] ?? []).map(cleanCell)) ?? [];
  const first = rows.slice(heads + 1).find(isFilled) ?? [];
  const isOfDishes = first.filter((cell) => cell.trim() !== "").length > 1;
  const hasSections = columns.some(({ use }) => use === "section");
  if (!isOfDishes || hasSections || UNNAMED.test(name.trim())) return rows;
  const at = columns.find((column) => column.use === "name")?.at ?? 0;
  const heading = [...Array.from({ length: at }, () => ""), name];
  return rows.toSpliced(heads + 1, 0, [], heading);
}

function isFilled(row: string[]): boolean {
  return row.some((cell) => cell.trim() !== "");
}
