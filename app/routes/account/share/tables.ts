import { inAsciiDigits } from "#app/domain/ascii-digits.ts";

/** Of one shop: stands of more would be too much for a page. */
export const MOST_TABLES = 100;

/** The number of tables in what was typed; undefined unless it is a whole number from 1 to 100. */
export function tablesIn(typed: string): number | undefined {
  const digits = inAsciiDigits(typed).trim();
  const tables = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return tables >= 1 && tables <= MOST_TABLES ? tables : undefined;
}
