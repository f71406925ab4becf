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
  const isFormula = /<(?:\w+:)?f[\s/>]/.test(content);
  return isFormula && !hasValue ? `=${FORMULA.exec(content)?.[1] ?? ""}` : undefined;
}
