import { refused, type Outcome } from "#app/domain/outcome.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { ParserMissing } from "./load-parser.ts";
import { readFile, type OpenedFile } from "./read-file.ts";
import type { ListDraft } from "./list-draft.ts";

interface Opened {
  /** Undefined if the file was refused. */
  taken?: Pick<ListDraft, "text" | "menu">;
  note: FileNote | undefined;
}

/** What is to be said of a file: why it was refused, or what to look at in it. */
export type FileNote = FileRefusal["reason"] | "guessed" | "misnamed";

/** Opens a file as a draft. Cells become lines with tabs, a line for each row, as a sheet is pasted. */
export async function openFile(file: File): Promise<Opened> {
  const opened = await readFile(file).catch(noteMissing);
  if (!opened.ok) return { note: opened.refusal.reason };
  const { content, isGuessed, isMisnamed } = opened.value;
  const note = isGuessed ? "guessed" : isMisnamed ? "misnamed" : undefined;
  if (content.kind === "menu")
    return { taken: { text: "", menu: { name: file.name, json: content.text } }, note };
  const text = content.kind === "text" ? content.text : linesOf(content.rows);
  return { taken: { text, menu: null }, note };
}

function noteMissing(error: unknown): Outcome<OpenedFile, FileRefusal> {
  if (error instanceof ParserMissing) return refused({ reason: "notLoaded" });
  throw error;
}

function linesOf(rows: string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  return rows
    .map((row) => Array.from({ length: width }, (_, at) => cellText(row[at] ?? "")).join("\t"))
    .join("\n");
}

function cellText(cell: string): string {
  const line = cell.replaceAll(/[\t\r\n]+/g, " ");
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
