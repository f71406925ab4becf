import { isCourse, isInCapitals } from "./headings.ts";
import { sizeNamed } from "./size-words.ts";
import type { TypedLine } from "./typed-line.ts";

/** How many blanks there are at least between the columns of a page. */
const APART = /\s{3,}/g;
/** How far to the left of its head a line of a column may begin. */
const MOST_DRIFT = 4;

/** A text in a line, and its position. */
export interface Part {
  text: string;
  start: number;
}

/**
 * Puts the columns of a page below each other, as people read them: "STARTERS      MAINS" above "Tikka   220   Dal   190".
 * Only below a line with a heading for each column, and only as far as the lines keep to the columns.
 */
export function belowEachOther(lines: readonly TypedLine[]): TypedLine[] {
  const put: TypedLine[] = [];
  for (let at = 0; at < lines.length;) {
    const starts = headsAt(lines, at);
    const rows = starts ? rowsInColumns(lines, at, starts) : [];
    const block = lines.slice(at, at + Math.max(rows.length, 1));
    put.push(...(rows.length > 1 ? unfolded(block, rows) : block));
    at += block.length;
  }
  return put;
}

/** Where each column begins; undefined unless the line has headings with dishes below each. */
function headsAt(lines: readonly TypedLine[], at: number): number[] | undefined {
  const heads = partsOf(lines[at]?.raw ?? "");
  if (heads.length < 2 || !heads.every(({ text }) => isHead(text))) return undefined;
  const starts = heads.map(({ start }) => start);
  const below = [lines[at + 1], lines[at + 2]].find((line) => line && line.raw.trim() !== "");
  const columns = below && cutAt(below.raw, starts);
  return columns?.every((column) => isDish(column)) ? starts : undefined;
}

function isHead(text: string): boolean {
  if (/\d/.test(text) || sizeNamed(text) !== undefined) return false;
  return isInCapitals(text) || isCourse(text);
}

function isDish(text: string): boolean {
  return /\p{L}/u.test(text) && /[\d०-९]/.test(text);
}

/** The parts of a line that are separated by three or more blanks, with the position of each. */
export function partsOf(raw: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const gap of [...raw.matchAll(APART), undefined]) {
    const text = raw.slice(from, gap?.index);
    if (text.trim() !== "") parts.push({ text: text.trim(), start: from });
    from = (gap?.index ?? raw.length) + (gap?.[0].length ?? 0);
  }
  return parts;
}

/** The texts in the columns of a line; undefined if one of them reaches into the next. */
function cutAt(raw: string, starts: number[]): string[] | undefined {
  const columns = starts.map(() => "");
  for (const { text, start } of partsOf(raw)) {
    const at = starts.findLastIndex((from) => from - MOST_DRIFT <= start);
    const column = Math.max(at, 0);
    const next = starts[column + 1];
    if (next !== undefined && start + text.length >= next) return undefined;
    columns[column] = `${columns[column] ?? ""}   ${text}`;
  }
  return columns.map((column) => column.trim());
}

/** The texts in the columns of the lines from the headings on, as far as those keep to them. Two blank lines end them. */
function rowsInColumns(lines: readonly TypedLine[], from: number, starts: number[]): string[][] {
  const rows: string[][] = [];
  for (let at = from; at < lines.length; at++) {
    const row = isEndAt(lines, at) ? undefined : cutAt(lines[at]?.raw ?? "", starts);
    if (!row) break;
    rows.push(row);
  }
  return rows;
}

function isEndAt(lines: readonly TypedLine[], at: number): boolean {
  return isBlankAt(lines, at) && isBlankAt(lines, at + 1);
}

function isBlankAt(lines: readonly TypedLine[], at: number): boolean {
  return lines[at]?.raw.trim() === "";
}

function unfolded(lines: readonly TypedLine[], rows: string[][]): TypedLine[] {
  const columns = rows[0] ?? [];
  return columns.flatMap((_, column) =>
    lines.flatMap(({ raw, number }, at) => {
      const text = rows[at]?.[column] ?? "";
      return text === "" && raw.trim() !== "" ? [] : [{ raw: text, number }];
    }),
  );
}
