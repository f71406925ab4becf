import * as v from "valibot";
import { NameInput } from "#app/domain/menus/input.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import type { InvalidInput } from "#app/domain/outcome.ts";
import type { LastingFailure } from "#app/routes/menu/editor/operations/failure.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { readOperation } from "#app/routes/menu/editor/operations/operations.ts";
import { readTypedPrices, unclearPrice } from "./typed-prices.ts";

/** What stands in a section's row for the next dish. */
interface Entry {
  name: string;
  diet: string;
  /** In rupees, as typed. */
  prices: string[];
  /** The names of the sizes, as many as there are prices; none for a single price. */
  sizes: string[];
}

/** Why a dish is not added: a field is wrong, or its price may be one or several. */
export type EntryProblem = LastingFailure | { reason: "unclear"; one: string; several: string };

interface Typed {
  name: string;
  price: string;
  diet: string;
}

/**
 * The form that adds what is typed, with sizes called `named`, or as the section last called as many; how many sizes are
 * without a name; or what is wrong.
 */
export function readEntry(
  section: Section,
  { name, price, diet }: Typed,
  named: string[] | undefined,
): { fields: Fields } | { unnamed: number } | { problem: EntryProblem } {
  const unclear = unclearPrice(price);
  if (unclear) return { problem: { reason: "unclear", ...unclear } };
  const prices = readTypedPrices(price);
  const known = prices.length < 2 ? [] : (named ?? lastSizes(section, prices.length));
  // An invalid price is refused before anybody is asked for the names of sizes.
  const sizes = known ?? prices.map((_, at) => `${at + 1}`);
  const fields = entryFields(section, { name, diet, prices, sizes });
  const read = readOperation(fields);
  if (!read.ok) return { problem: atSizes(read.refusal, name) };
  return known ? { fields } : { unnamed: prices.length };
}

/** What is wrong with the name of a size is a problem of the sizes: the dish has a name too. */
function atSizes(problem: InvalidInput, name: string): InvalidInput {
  const isOfSize = problem.path === "name" && v.is(NameInput, name);
  return isOfSize ? { ...problem, path: "options" } : problem;
}

/** The form that adds a dish. With sizes, the first one's price is the dish's own too. */
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

/** The field of the row that has to be mended. */
export function wrongFieldOf(problem: EntryProblem): "name" | "price" {
  const isOfName = problem.reason === "invalid-input" && problem.path === "name";
  return isOfName ? "name" : "price";
}

/** What the section last called so many sizes; undefined if it never had as many. */
export function lastSizes({ items }: Section, count: number): string[] | undefined {
  const like = items.findLast(({ options }) => options.length === count);
  return like?.options.map(({ name }) => name);
}

type SizeWords = Record<"half" | "full" | "small" | "medium" | "large", string>;

/** What so many sizes are mostly called; of more than three, the first three. */
export function usualSizes(
  { half, full, small, medium, large }: SizeWords,
  count: number,
): string[] {
  return count === 2 ? [half, full] : [small, medium, large];
}
