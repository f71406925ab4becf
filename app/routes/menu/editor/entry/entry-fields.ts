import type { Section } from "#app/domain/menus/menus.ts";
import type { Fields } from "#app/routes/menu/editor/fields.ts";

/** What stands in a section's row for the next dish. */
export interface Entry {
  name: string;
  diet: string;
  /** In rupees, as typed. */
  prices: string[];
  /** The names of the sizes, as many as there are prices; none for a single price. */
  sizes: string[];
}

/** The form that adds it. With sizes, the first one's price is the dish's own too. */
export function entryFields({ id }: Section, { name, diet, prices, sizes }: Entry): Fields {
  return [
    ["operation", "add-item"],
    ["sectionId", String(id)],
    ["name", name],
    ["diet", diet],
    ["priceRupees", prices[0] ?? ""],
    ...sizes.flatMap((size, index): Fields => [
      ["optionName", size],
      ["optionPriceRupees", prices[index] ?? ""],
    ]),
  ];
}

/** What the section last called so many sizes; undefined if it never had as many. */
export function lastSizes({ items }: Section, count: number): string[] | undefined {
  const like = items.findLast(({ options }) => options.length === count);
  return like?.options.map(({ name }) => name);
}
