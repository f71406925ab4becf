import { expect, it } from "vitest";
import { expectedOf } from "#test/list-fixtures.ts";
import { readListTable } from "./read-table.ts";

async function read(...lines: string[]) {
  const rows = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const list = await readListTable(rows, async () => {});
  const { dishes, leftOut } = expectedOf(list);
  const texts = dishes.map(({ section, name, price, diet, doubts }) =>
    [section, name, price, diet, doubts].filter(Boolean).join(" "),
  );
  return [...texts, ...[leftOut].filter(Boolean).map((line) => `left out ${line}`)];
}

const BOTH = ["Samosa 20", "Kachori 25", "Dal 90", "Roti 10"];

it.each([
  ["", ["Samosa|20|Dal|90", "Kachori|25|Roti|10"]],
  ["with an empty column between", ["Samosa|20||Dal|90", "Kachori|25||Roti|10"]],
  ["with a number in front of each", ["1|Samosa|20|1|Dal|90", "2|Kachori|25|2|Roti|10"]],
  ["with the same heads", ["Item|Rate|Item|Rate", "Samosa|20|Dal|90", "Kachori|25|Roti|10"]],
  [
    "with numbers and heads",
    ["No|Item|Rate|No|Item|Rate", "1|Samosa|20|1|Dal|90", "2|Kachori|25|2|Roti|10"],
  ],
])("reads two lists beside each other %s", async (_, lines) => {
  expect(await read(...lines)).toEqual(BOTH);
});

it("reads two lists of which one is longer", async () => {
  const dishes = await read("Samosa|20||Dal|90", "Kachori|25||Roti|10", "Jalebi|60");
  expect(dishes).toEqual(["Samosa 20", "Kachori 25", "Jalebi 60", "Dal 90", "Roti 10"]);
});

it("calls each list as its head does", async () => {
  const want = ["Starters Samosa 20", "Starters Kachori 25", "Mains Dal 90", "Mains Roti 10"];
  const rows = ["Samosa|20|Dal|90", "Kachori|25|Roti|10"];
  expect(await read("Starters|Rate|Mains|Rate", ...rows)).toEqual(want);
  expect(await read("Starters||Mains|", ...rows)).toEqual(want);
});

it("takes columns of sizes, units and numbers for no second list", async () => {
  const sizes = await read("Item|Half|Full", "Dal|90|150", "Rajma|100|160");
  expect(sizes).toEqual(["Dal Half:90, Full:150", "Rajma Half:100, Full:160"]);
  const units = await read("Item|Rate|Unit|MRP", "Dal|90|plate|95", "Roti|10|piece|12");
  expect(units.map((dish) => dish.split(" ")[0])).toEqual(["Dal", "Roti"]);
});

it("has a doubt where a price or that of a size cannot be read, and none where it is left empty", async () => {
  const heads = "Category|Item|Price|Half|Full";
  expect(await read(heads, "Dal|Dal fry||abc|200", "Dal|Dal tadka|-|N/A|180")).toEqual([
    "Dal Dal fry Half:0, Full:200 priceUnclear",
    "Dal Dal tadka Full:180",
  ]);
  expect(await read("Item|Price", "Dal|12abc", "Water|MRP", "Tea|n/a")).toEqual([
    "Dal - priceUnclear",
    "Water - noPrice",
    "Tea - noPrice",
  ]);
  expect(await read("Item|Price|Large", "Dal|12.345|20", "Tea|20|12.345")).toEqual([
    "Dal Large:20 priceUnclear",
    "Tea 20, Large:0 priceUnclear",
  ]);
  expect(await read("Item|Variation|Price", "Dal|Half|abc", "Dal|Full|200")).toEqual([
    "Dal Half:0, Full:200 priceUnclear",
  ]);
  expect(await read("Item|Price|Size 1|Price 1|Size 2|Price 2", "Dal||Half|x9|Full|200")).toEqual([
    "Dal Half:0, Full:200 priceUnclear",
  ]);
});

it("knows a column by its head in front of brackets", async () => {
  expect(await read("Item (English)|Price|Attributes(veg/non-veg)", "Tikka|180|veg")).toEqual([
    "Tikka 180 veg",
  ]);
  expect(await read("Name (English)|Name (Hindi)|Full (₹)|Tax (%)", "Dal|दाल|90|5")).toEqual([
    "Dal Full:90",
  ]);
});

it("takes the mark of what follows from a row that says Veg or Non-veg", async () => {
  const dishes = await read(
    "Item|Price",
    "Starters|",
    "Veg|",
    "Tikka|180",
    "Non-veg|",
    "Kebab|220",
  );
  expect(dishes).toEqual(["Starters Tikka 180 veg", "Starters Kebab 220 nonveg"]);
});

const VARIATIONS = "Item|Price|Variation|Variation price";

it("adds what a variation costs besides to the dish's price, where each dish has one for 0", async () => {
  const noodles = ["Noodles|100|Half|0", "|100|Full|60"];
  expect(await read(VARIATIONS, ...noodles, "Momos|80|Veg|0", "Momos|80|Egg|20")).toEqual([
    "Noodles Half:100, Full:160",
    "Momos Veg:80, Egg:100",
  ]);
  expect(await read(VARIATIONS, "Noodles|100|Half|0", "||Full|60")).toEqual([
    "Noodles Half:100, Full:160",
  ]);
});

it("leaves whole prices as they are, and has a doubt where a variation's price may be either", async () => {
  const noodles = ["Noodles|70|Half|70", "Noodles|70|Full|120"];
  const soup = ["Soup|60|Small|0", "Soup|60|Large|90"];
  expect(await read(VARIATIONS, ...noodles, ...soup)).toEqual([
    "Noodles Half:70, Full:120",
    "Soup Small:0, Large:0 priceUnclear",
  ]);
  expect(await read(VARIATIONS, ...soup)).toEqual(["Soup Small:0, Large:0 priceUnclear"]);
  expect(await read(VARIATIONS, ...noodles, "Soup|60|Small|0", "Soup|60|Large|30")).toEqual([
    "Noodles Half:70, Full:120",
    "Soup Small:0, Large:0 priceUnclear",
  ]);
  expect(await read(VARIATIONS, "Thali|90|Small|40", "Thali|90|Large|60", ...soup)).toEqual([
    "Thali Small:0, Large:0 priceUnclear",
    "Soup Small:0, Large:0 priceUnclear",
  ]);
});

it("asks for the names of sizes that only an unknown head gives", async () => {
  expect(await read("Raju Dhaba|Sector 4|Noida", "Dal|60|100", "Roti|10|")).toEqual([
    "Dal Sector 4:60, Noida:100 sizeNames",
    "Roti Sector 4:10 sizeNames",
  ]);
  expect(await read("Pizza|Thin crust|Full", "Farmhouse|199|329", "Corn||249")).toEqual([
    "Pizza Farmhouse Thin crust:199, Full:329 sizeNames",
    "Pizza Corn Full:249",
  ]);
});

it.each([
  ["Item|Qty|Rate|Remarks", "Vada (2 pcs) 20 | spicy", "Vada|2 pcs|20|spicy"],
  ["Item|Serving|Rate|Notes", "Vada (1 plate) 20 | spicy", "Vada|1 plate|20|spicy"],
  ["Item|Remarks|Description|Rate", "Vada 20 | hot", "Vada|spicy|hot|20"],
  ["Item|Opening stock|Rate|Comment", "Vada 20 | spicy", "Vada|48|20|spicy"],
  ["Item|Rate|Markup price", "Vada 20 | ", "Vada|20|25"],
  ["Item|Rate|Wholesale rate", "Vada 20 | ", "Vada|20|15"],
  ["Item|Rate|Packing price", "Vada 20 | ", "Vada|20|5"],
])("reads “%s” for what its columns hold", async (heads, want, row) => {
  const rows = [heads, row].map((line) => line.split("|"));
  const [dish] = expectedOf(await readListTable(rows, async () => {})).dishes;
  expect(`${dish?.name} ${dish?.price} | ${dish?.details.replace("desc: ", "")}`).toBe(want);
});

it.each(["Item Tags", "Tags", "Symbol", "Food kind"])(
  "takes a column “%s” with nothing but marks for the column of marks",
  async (head) => {
    const heads = `Item|Rate|${head}`;
    expect(await read(heads, "Dal|90|veg", "Kebab|120|non-veg")).toEqual([
      "Dal 90 veg",
      "Kebab 120 nonveg",
    ]);
    expect(await read(heads, "Dal|90|veg", "Kebab|120|spicy")).toEqual(["Dal 90", "Kebab 120"]);
  },
);

it.each(["Item_Online_DisplayName", "Display name", "Product title", "Flavour"])(
  "takes “%s” for the column of names, and a column of ids for none",
  async (head) => {
    const heads = `Item_ID|${head}|Parent_Category|Category|Price`;
    expect(await read(heads, "9001|Dal fry|Indian|Mains|90")).toEqual(["Mains Dal fry 90"]);
  },
);
