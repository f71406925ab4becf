import { storeZip } from "#app/routes/menu/editor/list/zip.ts";

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** A cell of a sheet as it is written in a workbook: a text, a number, or XML such as a formula with its value. */
export type WorkbookCell = string | number | { xml: string };

/**
 * The files of a small workbook, a sheet for each table, called Sheet1 and so on unless named. `tail` is XML behind the
 * rows, for merged cells; a name that begins with a dot is of a hidden sheet.
 */
export function workbookFiles(
  sheets: WorkbookCell[][][],
  tail = "",
  names: string[] = [],
): [string, Uint8Array][] {
  const numbers = sheets.map((_, index) => index + 1);
  const list = numbers.map((id) => {
    const name = names[id - 1] ?? `Sheet${id}`;
    const state = name.startsWith(".") ? ' state="hidden"' : "";
    return `<sheet name="${name}" sheetId="${id}"${state} r:id="r${id}"/>`;
  });
  const relations = numbers.map(
    (id) =>
      `<Relationship Id="r${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
  );
  return [
    ["[Content_Types].xml", "<Types/>"],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join("")}</sheets></workbook>`,
    ],
    ["xl/_rels/workbook.xml.rels", `<Relationships>${relations.join("")}</Relationships>`],
    ...sheets.map((rows, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(rows, tail),
    ]),
  ].map(([name = "", xml]) => [
    name,
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
  ]);
}

/** Such a workbook as a file. */
export function workbook(sheets: WorkbookCell[][][], tail = "", names: string[] = []): Blob {
  return new Blob([storeZip(workbookFiles(sheets, tail, names))]);
}

function sheetXml(rows: WorkbookCell[][], tail: string): string {
  const lines = rows.map((row, index) => {
    const cells = row.map((cell, at) =>
      cellXml(cell, `${String.fromCharCode(65 + at)}${index + 1}`),
    );
    return `<row r="${index + 1}">${cells.join("")}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData>${tail}</worksheet>`;
}

function cellXml(cell: WorkbookCell, at: string): string {
  if (typeof cell === "object") return cell.xml.replace("<c", `<c r="${at}"`);
  if (typeof cell === "number") return `<c r="${at}"><v>${cell}</v></c>`;
  if (cell === "") return "";
  const text = cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
