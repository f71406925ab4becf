import type { ListDish, ReadList } from "#app/domain/menus/list/list.ts";

/** What a fixture of test/lists should give: its dishes, one a line, and the numbers of the lines that are left out. */
export interface ExpectedList {
  dishes: ExpectedDish[];
  leftOut: string;
}

interface ExpectedDish {
  section: string;
  name: string;
  diet: string;
  price: string;
  doubts: string;
  details: string;
}

/** Reads "[Section]" lines and lines of "name | diet | price or sizes | doubts | details", where the end may be missing. */
export function parseExpected(text: string): ExpectedList {
  const expected: ExpectedList = { dishes: [], leftOut: "" };
  let section = "";
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    if (line.startsWith("left out:")) expected.leftOut = line.slice(9).trim();
    else if (line.startsWith("[") && line.endsWith("]")) section = line.slice(1, -1);
    else {
      const [name = "", diet = "", price = "", doubts = "", details = ""] = fieldsOf(line);
      expected.dishes.push({ section, name, diet, price, doubts: sorted(doubts), details });
    }
  }
  return expected;
}

function fieldsOf(line: string): string[] {
  return line.split("|").map((field) => field.trim());
}

function sorted(doubts: string): string {
  return doubts.split(/,\s*/).filter(Boolean).toSorted().join(", ");
}

/** A list as those files write it. */
export function expectedOf({ sections, leftOut }: ReadList): ExpectedList {
  const dishes = sections.flatMap(({ name, dishes }) =>
    dishes.map((dish) => ({ section: name ?? "", ...writtenDish(dish) })),
  );
  return { dishes, leftOut: leftOut.map(({ line }) => line).join(" ") };
}

function writtenDish(dish: ListDish): Omit<ExpectedDish, "section"> {
  const sizes = dish.sizes.map(({ name, pricePaise }) => `${name}:${pricePaise / 100}`);
  const own = dish.pricePaise === null ? [] : [priceText(dish.pricePaise)];
  const details = [
    dish.secondName && `second: ${dish.secondName}`,
    dish.description && `desc: ${dish.description}`,
    dish.isSoldOut && "sold",
  ];
  return {
    name: dish.name,
    diet: dish.diet ?? "",
    price: [...own, ...sizes].join(", ") || "-",
    doubts: dish.doubts.toSorted().join(", "),
    details: details.filter(Boolean).join("; "),
  };
}

function priceText(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
