import { isMoney, WORKED_OUT } from "#app/domain/menus/list/cells.ts";
import { columnNumber } from "./column-number.ts";

const FORMULA = /<(?:\w+:)?f(?:\s[^<>]*)?>([^<]*)/;
const VALUE = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)/;

/**
 * The XML of a sheet in which each formula that was saved without what it came to is a text, with "=" in front, and each
 * error too: what reads the cells would call them empty.
 */
export function withFormulas(sheet: Uint8Array): Uint8Array {
  const xml = new TextDecoder().decode(sheet);
  const cells = xml.split(/(?=<(?:\w+:)?c\s)/);
  const written = cells.map((cell) => asText(cell));
  const isChanged = written.some((cell, at) => cell !== cells[at]);
  return isChanged ? new TextEncoder().encode(written.join("")) : sheet;
}

/** The rows with a mark after each price that a formula gave. `xml` is the sheet's own. */
export function withWorkedOut(rows: string[][], xml: string): string[][] {
  const marked = rows.map((row) => [...row]);
  for (const cell of xml.split(/(?=<(?:\w+:)?c\s)/)) {
    const [, letters = "", number] = /^<[^<>]*\sr="([A-Z]+)(\d+)"/.exec(cell) ?? [];
    const row = marked[Number(number) - 1];
    const at = columnNumber(letters);
    const price = row?.[at];
    if (row && price && hasFormula(cell) && isMoney(price)) row[at] = `${price}${WORKED_OUT}`;
  }
  return marked;
}

function hasFormula(cell: string): boolean {
  return /<(?:\w+:)?f[\s/>]/.test(cell);
}

/** `cell` goes on to the next one. */
function asText(cell: string): string {
  const [tag = "", prefix = ""] = /^<(\w+:)?c\s[^<>]*>/.exec(cell) ?? [];
  const close = `</${prefix}c>`;
  const end = cell.indexOf(close);
  if (tag === "" || tag.endsWith("/>") || end === -1) return cell;
  const text = textOf(tag, cell.slice(tag.length, end));
  if (text === undefined) return cell;
  const place = tag.replace(/\st="\w*"/, "").slice(0, -1);
  const content = `<${prefix}is><${prefix}t>${text}</${prefix}t></${prefix}is>`;
  return `${place} t="inlineStr">${content}${cell.slice(end)}`;
}

/** What stands in a cell that has no value; undefined if it has one, or is no formula. */
function textOf(tag: string, content: string): string | undefined {
  const value = VALUE.exec(content)?.[1];
  if (tag.includes(' t="e"')) return value;
  const hasValue = tag.includes(' t="str"') ? value !== undefined : Boolean(value);
  return hasFormula(content) && !hasValue ? `=${FORMULA.exec(content)?.[1] ?? ""}` : undefined;
}
