import { or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

export const PAGE_LENGTH = 50;

/** The most cases that are counted: nobody would read that far. */
export const MOST_COUNTED = 1000;

/** The words to search for, empty for all entries, and the 1-based page. */
export interface Search {
  words: string;
  page: number;
}

export function offsetOf(page: number): number {
  return (page - 1) * PAGE_LENGTH;
}

/** True where a column contains the words, ignoring the case of Latin letters; undefined without words. */
export function holding(words: string, columns: (SQLiteColumn | SQL)[]): SQL | undefined {
  if (words === "") return undefined;
  return or(...columns.map((column) => containsWords(column, words)));
}

/** The same for a column of phone numbers, in whatever form both are written: +91 98765-43210. */
export function holdingNumber(words: string, column: SQLiteColumn): SQL | undefined {
  const isNumber = /^\+?[\d\s()-]{4,20}$/.test(words) && /\d/.test(words);
  const bare = sql`replace(replace(${column}, ' ', ''), '-', '')`;
  return isNumber ? sql`instr(${bare}, ${nationalDigits(words)}) > 0` : undefined;
}

function containsWords(column: SQLiteColumn | SQL, words: string): SQL {
  // Not LIKE: D1 refuses patterns of more than 50 bytes, which is 16 Hindi letters.
  return sql`instr(lower(${column}), lower(${words})) > 0`;
}

/** The digits of a number without a leading 91 or 0. */
function nationalDigits(number: string): string {
  return number.replaceAll(/\D/g, "").replace(/^(91|0)(?=\d{10}$)/, "");
}
