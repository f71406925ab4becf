import { done, refused, type Outcome } from "#app/domain/outcome.ts";
import type { FileRefusal } from "./file-refusal.ts";
import { withFormulas, withWorkedOut } from "./formula-cells.ts";
import { joinedSheets, type NamedSheet } from "./joined-sheets.ts";
import { loadParser } from "./load-parser.ts";
import { withMergedPrices } from "./merged-cells.ts";
import { entriesOf, storeZip, unpack, type ZipEntry } from "./zip.ts";

/** Unpacked, of all that is read of a workbook. */
const MOST_BYTES = 40_000_000;
const PARTS = /^xl\/(?:workbook|styles|sharedStrings|_rels\/.*|worksheets\/.*)(?:\.xml|\.rels)$/;

/**
 * The rows of all sheets that are not hidden, as texts. Formulas give the values saved with them, prices with a mark; one
 * without a value stays as it is.
 */
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
  const texts = new Map(files);
  const textIn = (name: string) => new TextDecoder().decode(texts.get(name));
  const written = sheetsIn(textIn("xl/workbook.xml"), textIn("xl/_rels/workbook.xml.rels"));
  const sheets = read.value.map(({ name, rows }, at) => {
    const xml = textIn(written[at]?.file ?? "");
    return { name, rows: withWorkedOut(withMergedPrices(rows, xml), xml) };
  });
  return done(joinedSheets(sheets.filter((_, at) => !written[at]?.isHidden)));
}

async function readStored(zip: ArrayBuffer): Promise<Outcome<NamedSheet[], FileRefusal>> {
  const { default: readSheets } = await loadParser(() => import("read-excel-file/universal"));
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

/** The sheets in their order: whether each is hidden, and the file that it is in. */
function sheetsIn(workbook: string, relations: string): { isHidden: boolean; file: string }[] {
  const files = new Map(
    (relations.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []).map((tag) => {
      const target = textBy(/\sTarget="([^"]*)"/, tag);
      return [
        textBy(/\sId="([^"]*)"/, tag),
        target.startsWith("/") ? target.slice(1) : `xl/${target}`,
      ];
    }),
  );
  return (workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? []).map((tag) => ({
    isHidden: /\sstate="(?:hidden|veryHidden)"/.test(tag),
    file: files.get(textBy(/\s\w+:id="([^"]*)"/, tag)) ?? "",
  }));
}

function textBy(attribute: RegExp, tag: string): string {
  return attribute.exec(tag)?.[1] ?? "";
}

function textOf(cell: unknown): string {
  // Sums of decimals have a tail of binary digits.
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return typeof cell === "string" ? cell : "";
}
