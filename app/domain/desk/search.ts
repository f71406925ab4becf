import { or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { nationalDigits } from "#app/domain/shops/phones.ts";

/** How many entries a list of the desk shows at once. */
export const PAGE_LENGTH = 50;

/** What is looked for in a list, empty for all of it, and the 1-based page that is wanted. */
export interface Search {
  words: string;
  page: number;
}

/** How many entries lie before a 1-based page. */
export function offsetOf(page: number): number {
  return (page - 1) * PAGE_LENGTH;
}

/**
 * True where one of the columns holds the words, whatever the case of Latin letters; undefined where there are
 * none. Not LIKE: D1 refuses patterns of more than 50 bytes, which is 16 letters of Hindi.
 */
export function holding(words: string, columns: (SQLiteColumn | SQL)[]): SQL | undefined {
  if (words === "") return undefined;
  return or(...columns.map((column) => holds(column, words)));
}

/** The same for a column of phone numbers, however both they and the number are written: +91 98765-43210. */
export function holdingNumber(words: string, column: SQLiteColumn): SQL | undefined {
  const isNumber = /^\+?[\d\s()-]{4,20}$/.test(words) && /\d/.test(words);
  const bare = sql`replace(replace(${column}, ' ', ''), '-', '')`;
  return isNumber ? sql`instr(${bare}, ${nationalDigits(words)}) > 0` : undefined;
}

function holds(column: SQLiteColumn | SQL, words: string): SQL {
  return sql`instr(lower(${column}), lower(${words})) > 0`;
}
