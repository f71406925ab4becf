import { describe, expect, it } from "vitest";
import { expectedOf, parseExpected, type ExpectedList } from "#test/list-fixtures.ts";
import { readContent } from "./read-list.ts";
import { readFile } from "./read-file.ts";

// Lists as people write them, and beside each what a careful person would type in from it. Those called "blind" were
// read once before the faults that they showed were mended: at that first reading, 91 % of names and prices were right.
const files = import.meta.glob<string>("/test/lists/*", {
  query: "?raw",
  import: "default",
  eager: true,
});

const names = Object.keys(files).filter((name) => !name.endsWith(".expected"));

async function readFixture(name: string): Promise<ExpectedList> {
  const opened = await readFile(new Blob([files[name] ?? ""]));
  if (!opened.ok || opened.value.content.kind === "menu") throw new Error(`${name} is refused`);
  return expectedOf(await readContent(opened.value.content));
}

function wanted(name: string): ExpectedList {
  return parseExpected(files[`${name}.expected`] ?? "");
}

/** How many of the wanted dishes are found with that name, or with that name and price, each once. */
function found(want: ExpectedList, got: ExpectedList, key: (dish: Dish) => string): number {
  const left = got.dishes.map(key);
  return want.dishes.filter((dish) => {
    const at = left.indexOf(key(dish));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  }).length;
}

type Dish = ExpectedList["dishes"][number];
const nameOf = ({ section, name }: Dish) => `${section}\n${name}`;
const nameAndPriceOf = (dish: Dish) => `${nameOf(dish)}\n${dish.price}`;
const doubtsOf = ({ section, name, price, doubts }: Dish) =>
  [section, name, price, doubts].join("\n");

describe("lists as people write them", () => {
  it("are at least 60, of every kind", () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
    const counts = Map.groupBy(names, (name) => /(\w+)-\d/.exec(name)?.[1]);
    expect([...counts].map(([kind, list]) => [kind, list.length])).toEqual([
      ["blind", 88],
      ["export", 35],
      ["hi", 36],
      ["paper", 62],
      ["seen", 20],
      ["sheet", 32],
      ["wa", 77],
    ]);
  });

  it("have 98 % of their names and prices read right", async () => {
    let [dishes, rightNames, rightPrices] = [0, 0, 0];
    for (const name of names) {
      const [want, got] = [wanted(name), await readFixture(name)];
      dishes += want.dishes.length;
      rightNames += found(want, got, nameOf);
      rightPrices += found(want, got, nameAndPriceOf);
    }
    console.log(
      `${names.length} lists, ${dishes} dishes: names ${rightNames}, with prices ${rightPrices}`,
    );
    expect(rightNames / dishes).toBeGreaterThanOrEqual(0.98);
    expect(rightPrices / dishes).toBeGreaterThanOrEqual(0.98);
  });

  it.each(names)("%s: every doubt is marked, and no dish is invented", async (name) => {
    const [want, got] = [wanted(name), await readFixture(name)];
    expect(got.dishes.map(doubtsOf)).toEqual(want.dishes.map(doubtsOf));
  });

  it.each(names)("%s: marks, second names, descriptions and what is left out", async (name) => {
    expect(await readFixture(name)).toEqual(wanted(name));
  });
});
