import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { decimalRupees } from "#app/domain/menus/prices.ts";
import { guardCell } from "./formulas.ts";

const QUOTED = /[",\r\n]/;
const HEADS = ["Section", "Name", "Second name", "Description", "Veg/Non-veg", "Price"];

/**
 * A menu as a file for a spreadsheet, a row for each dish, prices in rupees. No cell can run as a formula: an apostrophe
 * stands in front, which readListTable takes off again.
 */
export function menuAsCsv({ sections }: Pick<Menu, "sections">): string {
  const most = Math.max(
    0,
    ...sections.flatMap(({ items }) => items.map(({ options }) => options.length)),
  );
  const sizes = Array.from({ length: most }, (_, at) => [`Size ${at + 1}`, `Price ${at + 1}`]);
  const rows = sections.flatMap(({ name, items }) => items.map((item) => [name, ...cellsOf(item)]));
  const lines = [[...HEADS, ...sizes.flat()], ...rows].map((row) =>
    row.map((cell) => guarded(cell)).join(","),
  );
  // Excel takes a file without this mark for Windows-1252.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellsOf({ name, secondName, description, diet, pricePaise, options }: Item): string[] {
  const price = pricePaise > 0 ? decimalRupees(pricePaise) : "";
  const sizes = options.flatMap((size) => [size.name, decimalRupees(size.pricePaise)]);
  return [name, secondName, description, diet ?? "", price, ...sizes];
}

function guarded(cell: string): string {
  const safe = guardCell(cell);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
