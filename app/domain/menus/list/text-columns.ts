import { isCourse, isInCapitals } from "./headings.ts";
import { sizeNamed } from "./size-words.ts";
import type { TypedLine } from "./typed-line.ts";

/** Columns of a page are at least so many blanks apart. */
const APART = /\s{3,}/g;
/** How far to the left of its head a line of a column may begin. */
const MOST_DRIFT = 4;

interface Part {
  text: string;
  start: number;
}

/**
 * Puts the columns of a page below each other, as they are read: "STARTERS      MAINS" above "Tikka   220   Dal   190". Only
 * below a line of headings that holds one for each column, as far as the lines keep to the columns.
 */
export function belowEachOther(lines: readonly TypedLine[]): TypedLine[] {
  const put: TypedLine[] = [];
  for (let at = 0; at < lines.length;) {
    const starts = headsAt(lines, at);
    const count = starts ? countInColumns(lines.slice(at), starts) : 0;
    const block = lines.slice(at, at + Math.max(count, 1));
    put.push(...(starts && count > 1 ? unfolded(block, starts) : block));
    at += block.length;
  }
  return put;
}

/** Where each column begins; undefined if the line is none of headings with dishes below each. */
function headsAt(lines: readonly TypedLine[], at: number): number[] | undefined {
  const heads = partsOf(lines[at]?.raw ?? "");
  if (heads.length < 2 || !heads.every(({ text }) => isHead(text))) return undefined;
  const starts = heads.map(({ start }) => start);
  const below = lines.slice(at + 1).find(({ raw }) => raw.trim() !== "");
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

function partsOf(raw: string): Part[] {
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

/** How many lines from the headings on keep to the columns. Two blank lines end them. */
function countInColumns(lines: readonly TypedLine[], starts: number[]): number {
  const isEnd = ({ raw }: TypedLine, at: number) =>
    cutAt(raw, starts) === undefined || (raw.trim() === "" && lines[at + 1]?.raw.trim() === "");
  const end = lines.findIndex(isEnd);
  return end === -1 ? lines.length : end;
}

function unfolded(lines: readonly TypedLine[], starts: number[]): TypedLine[] {
  return starts.flatMap((_, column) =>
    lines.flatMap(({ raw, number }) => {
      const text = cutAt(raw, starts)?.[column] ?? "";
      return text === "" && raw.trim() !== "" ? [] : [{ raw: text, number }];
    }),
  );
}
