import type { ReadList } from "#app/domain/menus/list/list.ts";
import { lineKeys, type KeyOf } from "#app/domain/menus/list/mend-list.ts";
import { readListTable } from "#app/domain/menus/list/read-table.ts";
import { linesIn, readListText } from "#app/domain/menus/list/read-text.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { pauses } from "#app/ui/pauses.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { MAX_LIST_ROWS, whyUnread } from "./read-file.ts";
import { rowsOrText, type ListContent } from "./rows-or-text.ts";

interface PastedList {
  list: ReadList;
  /** By what was read as a line or as a row: a quoted cell may hold several lines. */
  keyOf: KeyOf;
}

/**
 * Reads what was pasted, for a menu with sections of these names. Refuses more than 3,000 lines with dishes, and nothing
 * but blanks.
 */
export async function readPasted(
  text: string,
  sectionNames: readonly string[] = [],
): Promise<Outcome<PastedList, FileRefusal>> {
  const content = await rowsOrText(text);
  const reason = whyUnread(content);
  if (reason) return refused({ reason });
  const list = await readContent(content, sectionNames);
  if (linesWithDishes(list) > MAX_LIST_ROWS) return refused({ reason: "tooManyRows" });
  const lines =
    content.kind === "rows" ? content.rows.map((row) => row.join("\t")) : linesIn(content.text);
  return done({ list, keyOf: lineKeys(lines) });
}

function linesWithDishes({ sections }: ReadList): number {
  return new Set(sections.flatMap(({ dishes }) => dishes.map(({ line }) => line))).size;
}

/** Reads the cells or lines of a file. The screen has its turn in between. */
export function readContent(
  content: ListContent,
  sectionNames: readonly string[] = [],
): Promise<ReadList> {
  const pause = pauses();
  return content.kind === "rows"
    ? readListTable(content.rows, pause)
    : readListText(content.text, pause, sectionNames);
}
