import { cleanCell, isWorkedOut, moneyIn } from "./cells.ts";
import { changeReadings, type ListDish, type ReadList } from "./list.ts";

/** The list of a table that was read as text, with a doubt at each price that a formula gave. */
export function withWorkedOut(list: ReadList, table: string[][]): ReadList {
  const given = table.map((row) => row.filter(isWorkedOut).map(paiseInCell));
  if (given.every(({ length }) => length === 0)) return list;
  const lines = list.sections.flatMap(({ dishes }) => dishes.map(({ line }) => line));
  const starts = [...new Set(lines)].toSorted((a, b) => a - b);
  const ends = new Map(starts.map((line, at) => [line, starts[at + 1]]));
  const marked = (dish: ListDish): ListDish => {
    const end = ends.get(dish.line) ?? table.length + 1;
    const paise = new Set(given.slice(dish.line - 1, end - 1).flat());
    const isGiven = pricesOf(dish).some((price) => paise.has(price));
    return isGiven ? { ...dish, doubts: [...dish.doubts, "priceByFormula"] } : dish;
  };
  const sections = list.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => changeReadings(dish, marked)),
  }));
  return { ...list, sections };
}

function paiseInCell(cell: string): number {
  return moneyIn(cleanCell(cell))?.pricePaise ?? 0;
}

function pricesOf({ pricePaise, sizes }: ListDish): number[] {
  return [pricePaise ?? 0, ...sizes.map((size) => size.pricePaise)].filter((paise) => paise > 0);
}
