import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { readWorkbook } from "./read-xlsx.ts";
import { rowsOrText, type ListContent } from "./rows-or-text.ts";
import { sniff, utf16Of, type FileKind } from "./sniff.ts";

export interface OpenedFile {
  /** A menu as JSON stays text, for `readMenuFile`. */
  content: ListContent | { kind: "menu"; text: string };
  /** Its bytes are no Unicode: letters may be wrong. */
  isGuessed: boolean;
  /** Whether its name ends like that of another kind of file. */
  isMisnamed: boolean;
}

/** What files with such names are to hold. */
const NAMED: Record<string, "workbook" | "text" | "menu"> = {
  xlsx: "workbook",
  xlsm: "workbook",
  csv: "text",
  tsv: "text",
  txt: "text",
  json: "menu",
};

export const MAX_LIST_BYTES = 5_000_000;
/** Rows that hold dishes: heads, headings, notes and blank rows do not count. */
export const MAX_LIST_ROWS = 3_000;
/** With all that stands between the dishes, and a row for each size. More are not even read. */
const MAX_FILLED_ROWS = 10_000;

const REFUSED: Partial<Record<FileKind, FileRefusal["reason"]>> = {
  xls: "xls",
  locked: "locked",
  pdf: "pdf",
  image: "image",
  unknown: "unreadable",
};

/** Opens a list by what its bytes are, not by its name: a workbook, cells in a text, a message, or a menu as JSON. */
export async function readFile(
  file: Blob & { name?: string },
): Promise<Outcome<OpenedFile, FileRefusal>> {
  const read = await readBytes(file);
  if (!read.ok) return read;
  const { kind } = read.value;
  const [, ending = ""] = /\.(\w+)$/.exec(file.name?.toLowerCase() ?? "") ?? [];
  return done({ ...read.value, isMisnamed: (NAMED[ending] ?? kind) !== kind });
}

type ReadFile = Pick<OpenedFile, "content" | "isGuessed"> & { kind: "workbook" | "text" | "menu" };

async function readBytes(file: Blob): Promise<Outcome<ReadFile, FileRefusal>> {
  if (file.size > MAX_LIST_BYTES) return refused({ reason: "tooLarge" });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniff(bytes);
  const reason = REFUSED[kind];
  if (reason) return refused({ reason });
  if (kind === "zip") {
    const rows = await readWorkbook(bytes);
    return rows.ok ? opened({ kind: "rows", rows: rows.value }, "workbook") : rows;
  }
  const { text, isGuessed } = decode(bytes);
  return readText(text, isGuessed);
}

async function readText(text: string, isGuessed: boolean): Promise<Outcome<ReadFile, FileRefusal>> {
  // An emptied sheet still has its commas.
  if (!/[\p{L}\p{N}]/u.test(text)) return refused({ reason: "empty" });
  const start = text.trimStart();
  if (start.startsWith("{\\rtf")) return refused({ reason: "document" });
  if (/^<(?:!doctype|html|table|\?xml|head|meta)/i.test(start))
    return refused({ reason: "webPage" });
  if (/^(?:\{|\[\s*[[{\]])/.test(start)) {
    if (!isMenu(text)) return refused({ reason: "json" });
    return done({ content: { kind: "menu", text }, isGuessed, kind: "menu" });
  }
  return opened(await rowsOrText(text), "text", isGuessed);
}

function isMenu(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && "menu" in json;
  } catch {
    return false;
  }
}

function opened(
  content: ListContent,
  kind: ReadFile["kind"],
  isGuessed = false,
): Outcome<ReadFile, FileRefusal> {
  const reason = whyUnread(content);
  return reason ? refused({ reason }) : done({ content, isGuessed, kind });
}

/** Why a list is not even read: nothing but blanks, or far more rows than its dishes may take. */
export function whyUnread(content: ListContent): "empty" | "tooManyRows" | undefined {
  const count = rowCount(content);
  if (count === 0) return "empty";
  return count > MAX_FILLED_ROWS ? "tooManyRows" : undefined;
}

function rowCount(content: ListContent): number {
  if (content.kind === "rows")
    return content.rows.filter((row) => row.some((cell) => cell.trim() !== "")).length;
  return content.text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== "").length;
}

function decode(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}
