import type { ReadList } from "#app/domain/menus/list/list.ts";
import { readListTable } from "#app/domain/menus/list/read-table.ts";
import { readListText } from "#app/domain/menus/list/read-text.ts";
import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import { pauses } from "#app/ui/pauses.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { MAX_LIST_ROWS, whyUnread } from "./read-file.ts";
import { rowsOrText, type ListContent } from "./rows-or-text.ts";

/** Reads what was pasted. Refuses more than 3,000 lines with dishes, and nothing but blanks. */
export async function readPasted(text: string): Promise<Outcome<ReadList, FileRefusal>> {
  const content = await rowsOrText(text);
  const reason = whyUnread(content);
  if (reason) return refused({ reason });
  const list = await readContent(content);
  return linesWithDishes(list) > MAX_LIST_ROWS ? refused({ reason: "tooManyRows" }) : done(list);
}

function linesWithDishes({ sections }: ReadList): number {
  return new Set(sections.flatMap(({ dishes }) => dishes.map(({ line }) => line))).size;
}

/** Reads the cells or lines of a file. The screen has its turn in between. */
export function readContent(content: ListContent): Promise<ReadList> {
  const pause = pauses();
  return content.kind === "rows"
    ? readListTable(content.rows, pause)
    : readListText(content.text, pause);
}
