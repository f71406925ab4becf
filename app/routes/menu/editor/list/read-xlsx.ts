import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { withFormulas } from "./formula-cells.ts";
import { joinedSheets, type NamedSheet } from "./joined-sheets.ts";
import { entriesOf, storeZip, unpack, type ZipEntry } from "./zip.ts";

/** Unpacked, of all that is read of a workbook. */
const MOST_BYTES = 40_000_000;
const PARTS = /^xl\/(?:workbook|styles|sharedStrings|_rels\/.*|worksheets\/.*)(?:\.xml|\.rels)$/;

/** The rows of all sheets that are not hidden, as texts: formulas give the values that were saved with them, or else stand as they are. */
export async function readWorkbook(bytes: Uint8Array): Promise<Outcome<string[][], FileRefusal>> {
  const entries = entriesOf(bytes);
  if (!entries) return refused({ reason: "unreadable" });
  const has = (name: string) => entries.some((entry) => entry.name.startsWith(name));
  if (has("word/") || has("ppt/")) return refused({ reason: "document" });
  if (has("META-INF/manifest.xml") && has("content.xml"))
    return refused({ reason: "openDocument" });
  if (has("xl/workbook.bin")) return refused({ reason: "xls" });
  if (!has("xl/workbook.xml")) return refused({ reason: "zip" });
  return readSheets(entries);
}

async function readSheets(entries: ZipEntry[]): Promise<Outcome<string[][], FileRefusal>> {
  const parts = entries.filter(({ name }) => PARTS.test(name));
  const files: [string, Uint8Array][] = [];
  let left = MOST_BYTES;
  for (const part of parts) {
    const content = await unpack(part, left);
    if (!content) return refused({ reason: "unreadable" });
    left -= content.length;
    const isSheet = part.name.startsWith("xl/worksheets/") && part.name.endsWith(".xml");
    files.push([part.name, isSheet ? withFormulas(content) : content]);
  }
  // What is stored unpacked needs none of the workers that the page's policy forbids.
  const read = await readStored(storeZip(files));
  if (!read.ok) return read;
  const isHidden = hiddenIn(new TextDecoder().decode(new Map(files).get("xl/workbook.xml")));
  return done(joinedSheets(read.value.filter((_, at) => !isHidden[at])));
}

async function readStored(zip: ArrayBuffer): Promise<Outcome<NamedSheet[], FileRefusal>> {
  const { default: readSheets } = await import("read-excel-file/universal");
  try {
    const sheets = await readSheets(zip);
    return done(
      sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row) => row.map((cell) => textOf(cell))),
      })),
    );
  } catch {
    return refused({ reason: "unreadable" });
  }
}

/** Which of the sheets are hidden, in their order. */
function hiddenIn(workbook: string): boolean[] {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  return sheets.map((sheet) => /\sstate="(?:hidden|veryHidden)"/.test(sheet));
}

function textOf(cell: unknown): string {
  // Sums of decimals have a tail of binary digits.
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return typeof cell === "string" ? cell : "";
}
