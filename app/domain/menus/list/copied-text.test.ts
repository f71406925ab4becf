import { expect, it } from "vitest";
import { expectedOf } from "#test/list-fixtures.ts";
import type { ReadList } from "./list.ts";
import { readListTable } from "./read-table.ts";
import { readListText } from "./read-text.ts";

function linesOf(list: ReadList): string[] {
  return expectedOf(list).dishes.map(({ section, name, price, doubts }) =>
    [section, name, price, doubts].filter(Boolean).join(" | "),
  );
}

async function read(text: string): Promise<string[]> {
  return linesOf(await readListText(text, async () => {}));
}

async function readTable(text: string): Promise<string[]> {
  const table = text.split("\n").map((row) => row.split(","));
  return linesOf(await readListTable(table, async () => {}));
}

it.each([
  ["Tea 10 → 12", "Tea | 12 | newerPrice"],
  ["Tea ₹10/- => ₹12/-", "Tea | 12 | newerPrice"],
  ["चाय पहले 10 अब 12", "चाय | 12 | newerPrice"],
  ["Tea (old rate 10) 12 new", "Tea | 12 | newerPrice"],
  ["Combo 2 was 199 now 149", "Combo 2 | 149 | newerPrice"],
  ["Kaju katli was ₹900 now ₹950 per kg", "Kaju katli | 950 | newerPrice"],
  ["Tea ~~10~~ 12", "Tea | 12"],
  ["Tea <del>10</del> 12", "Tea | 12"],
  ["Tea 1\u03360\u0336 12", "Tea | 12"],
  ["Tea half 10 full 12", "Tea | Half:10, Full:12"],
  ["New York pizza 200 large 300", "New York pizza | 200, Large:300"],
  ["Pomfret 250 to 400", "Pomfret | :250, :400 | sizeNames"],
])("of an old price and a new one in “%s”, the new one is taken", async (line, want) => {
  expect(await read(line)).toEqual([want]);
});

it("takes the new price of a table that has both, and asks where there is only the old one", async () => {
  const rows = "Tea,10,12\nToast,25,";
  const want = ["Tea | 12", "Toast | 25 | oldPrice"];
  expect(await readTable(`Item,Old price,New price\n${rows}`)).toEqual(want);
  expect(await readTable(`नाम,पुराना रेट,नया रेट\n${rows}`)).toEqual(want);
  expect(await readTable(`Item,Price (old),Price\n${rows}`)).toEqual(want);
  expect(await readTable("Item,Price\nTea,10 → 12\nToast,~20~ 25\nMaggi,40")).toEqual([
    "Tea | 12 | newerPrice",
    "Toast | 25",
    "Maggi | 40",
  ]);
});

it("says that old prices are not used, unless one is", async () => {
  const unused = async (rows: string[][]) =>
    (await readListTable([["Item", "Old rate", "New rate"], ...rows], async () => {}))
      .unusedColumns;
  expect(await unused([["Tea", "10", "12"]])).toEqual(["Old rate"]);
  expect(await unused([["Tea", "10", ""]])).toEqual([]);
});

it("begins a section at a line without a price if the first line is a heading, too", async () => {
  const nasto = "Nasto\nPoha 30\nUpma 30\n";
  expect(await read(`${nasto}Jaman\nThali 90\nKadhi 60`)).toEqual([
    "Nasto | Poha | 30",
    "Nasto | Upma | 30",
    "Jaman | Thali | 90",
    "Jaman | Kadhi | 60",
  ]);
  expect(await read(`Patel Bhojan\n${nasto}`)).toEqual(["Nasto | Poha | 30", "Nasto | Upma | 30"]);
});

it.each([
  ["Dosa\nPlain dosa 70\nSet dosa\nRava dosa 90", "Set dosa"],
  ["*Nasto*\nPoha 30\nJaman\nThali 90", "Jaman"],
  ["Nasto\nPoha 30\n\nJaman\nThali 90\nKhichdi\nKadhi 60", "Khichdi"],
  ["Poha 30\nJaman\nThali 90", "Jaman"],
  ["Nasto\nPoha 30\nJaman ..... call\nThali 90", "Jaman ..... call"],
])("asks whether it is one where that is less sure: “%s”", async (text, name) => {
  const asked = (await read(text)).filter((line) => line.includes("headingOrDish"));
  expect(asked).toEqual([expect.stringContaining(`${name} | - | headingOrDish, noPrice`)]);
});

it("reads columns side by side one after the other, each under its heading", async () => {
  const page = [
    "SOUPS               ROTI",
    "Tomato     90       Naan       40",
    "Manchow   100       Kulcha     50",
    "                    DRINKS",
    "Hot sour  110       Chaas      25",
  ];
  expect(await read(page.join("\n"))).toEqual([
    "SOUPS | Tomato | 90",
    "SOUPS | Manchow | 100",
    "SOUPS | Hot sour | 110",
    "ROTI | Naan | 40",
    "ROTI | Kulcha | 50",
    "DRINKS | Chaas | 25",
  ]);
  const sizes = "RICE                HALF      FULL\nVeg pulao           60        110";
  expect(await read(sizes)).toEqual(["RICE | Veg pulao | Half:60, Full:110"]);
});

it("ends the columns at a line that runs across them", async () => {
  const page = [
    "SOUPS               ROTI",
    "Tomato     90       Naan       40",
    "Thali with two soups and naan  250",
  ];
  const lines = await read(page.join("\n"));
  expect(lines.at(-1)).toBe("ROTI | Thali with two soups and naan | 250");
});

it.each([
  ["Penne in Con-\ncasse Sauce 240", ["Penne in Concasse Sauce | 240"]],
  ["Rice, Stir-\nfried 140", ["Rice, Stir-fried | 140"]],
  ["Soup . . . . .\n₹ 110/-\nSalad ......\n60", ["Soup | 110", "Salad | 60"]],
])("joins what a narrow column has broken: “%s”", async (text, want) => {
  expect(await read(text)).toEqual(want);
});

it.each(["Momos-\nsteam 60\nfried 70", "Dosa-\nplain 60", "rolls-\negg 60\nveg 50"])(
  "keeps a name with a dash apart from what is below it: “%s”",
  async (text) => {
    const [name = ""] = text.split("-");
    expect((await read(text)).join("\n")).toMatch(new RegExp(`^${name} \\||^${name}$`, "m"));
  },
);

it("reads no price where a scan made it unreadable, and asks", async () => {
  expect(await read("Idli  Rs. 5O\nVada  Rs 22O.00\nUpma  Rs. 40")).toEqual([
    "Idli | - | priceUnclear",
    "Vada | - | priceUnclear",
    "Upma | 40",
  ]);
});

it("removes codes of different lengths from the dishes, but no counts or weights", async () => {
  expect(await read("7 Soup 80\n101 Naan 40\n102 Roti 15\n1105 Coke 45")).toEqual([
    "Soup | 80",
    "Naan | 40",
    "Roti | 15",
    "Coke | 45",
  ]);
  expect(await read("S1 Soup 80\nS2 Salad 60\nM10 Naan 40")).toEqual([
    "Soup | 80",
    "Salad | 60",
    "Naan | 40",
  ]);
  expect(await read("1    Soup   80\n2    Naan   40\n3    Roti   15")).toEqual([
    "Soup | 80",
    "Naan | 40",
    "Roti | 15",
  ]);
  const [count] = await read("2 Idli 40\n3 Vada 50\n12 Poori 90");
  expect(count).toBe("2 Idli | 40");
  for (const counts of [
    ["1", "2", "3"],
    ["10", "20", "30"],
  ]) {
    const idlis = counts.map((each) => `${each}  Idli  ${each}0`);
    expect(await read(idlis.join("\n"))).toEqual(counts.map((each) => `${each} Idli | ${each}0`));
  }
  const [weight] = await read("250 gm Kaju 300\n500 gm Kaju 600\n750 gm Kaju 900");
  expect(weight).toBe("250 gm Kaju | 300");
});

it("asks whether what follows the sizes of several dishes is a size of each", async () => {
  const text = "Biryani\nHalf 120\nFull 220\nBucket 600\nPulao\nHalf 90\nFull 160\nBucket 450";
  expect(await read(text)).toEqual([
    "Biryani | Half:120, Full:220, Bucket:600 | severalPrices",
    "Pulao | Half:90, Full:160, Bucket:450 | severalPrices",
  ]);
  expect(await read("Biryani\nHalf 120\nFull 220\nRaita 20")).toContain("Raita | 20");
});

it.each(["Raita 20", "Butter Roti 15", "Extra cheese - 20", "Biscuit - 5"])(
  "keeps “%s” below the sizes of several dishes a dish, as no size costs less than those above it",
  async (line) => {
    const read = await readListText(
      `Pulao\nHalf 90\nFull 160\n${line}\nBiryani\nHalf 120\nFull 220\n${line}`,
      async () => {},
    );
    const [names, sizes] = [line.replace(/[ -]+\S+$/, ""), ["Half", "Full"]];
    const dishes = read.sections.flatMap((section) => section.dishes);
    expect(dishes.filter(({ name }) => name.startsWith(names))).toHaveLength(2);
    for (const { name, sizes: own } of dishes.filter((dish) => dish.sizes.length > 0))
      expect([name, own.map((size) => size.name)]).toEqual([name, sizes]);
  },
);

it("reads a column of quantities as sizes where rows share a name", async () => {
  const head = "Item,Qty,Rate\n";
  const want = ["Noodles | Half:70, Full:120", "Roll | 1 pc:50"];
  expect(await readTable(`${head}Noodles,Half,70\n,Full,120\nRoll,1 pc,50`)).toEqual(want);
  expect(await readTable(`${head}Noodles,Half,70\nNoodles,Full,120\nRoll,1 pc,50`)).toEqual(want);
  expect(await readTable(`${head}Noodles,1 plate,70\nRoll,1 pc,50`)).toEqual([
    "Noodles (1 plate) | 70",
    "Roll (1 pc) | 50",
  ]);
});
