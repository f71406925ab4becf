import { describe, expect, it } from "vitest";
import { readListTable } from "./read-table.ts";
import { readListText } from "./read-text.ts";

const pause = async () => {};

async function doubtsIn(text: string): Promise<string[][]> {
  const { sections } = await readListText(text, pause);
  return sections.flatMap(({ dishes }) => dishes.map(({ doubts }) => doubts));
}

describe("doubts about a whole list", () => {
  it("marks names, sizes and descriptions that are longer than a menu takes", async () => {
    const long = "Paneer ".repeat(20);
    expect(await doubtsIn(`${long} 90\nNaan 40\nwith ${"butter, ".repeat(30)}`)).toEqual([
      ["tooLong"],
      ["tooLong"],
    ]);
  });

  it("marks a price of more than ₹10,00,000, and none at it", async () => {
    expect(await doubtsIn("Gold ₹10,00,001\nSilver ₹10,00,000")).toEqual([["tooHigh"], []]);
  });

  it("marks a size that a dish has twice, and more than 20 sizes", async () => {
    const sizes = Array.from({ length: 21 }, (_, at) => `${at + 2} pcs 1${at + 10}`).join(", ");
    expect(await doubtsIn(`Tikka Half 90, Half 120\nWings ${sizes}`)).toEqual([
      ["sameSizeTwice"],
      ["tooManySizes"],
    ]);
  });

  it("marks a dish that costs nothing", async () => {
    const list = await readListTable(
      [
        ["Item", "Price"],
        ["Water", "0"],
        ["Papad", "free"],
      ],
      pause,
    );
    expect(list.sections[0]?.dishes.map(({ pricePaise, doubts }) => [pricePaise, doubts])).toEqual([
      [null, ["free"]],
      [null, ["free"]],
    ]);
  });

  it("marks sections of more than 300 dishes, and more than 60 sections", async () => {
    const many = Array.from({ length: 301 }, (_, at) => `Dish ${"abcdefghij"[at % 10]}x${at} 90`);
    const { sections } = await readListText(["*Starters*", ...many].join("\n"), pause);
    expect(sections.map(({ doubts }) => doubts)).toEqual([["tooManyDishes"]]);
    const headings = Array.from({ length: 61 }, (_, at) => `*Section ${at}a*\nNaan 40`);
    expect((await readListText(headings.join("\n"), pause)).doubts).toEqual(["tooManySections"]);
  });

  it("joins sections of one name, and finds a dish that both have", async () => {
    const { sections } = await readListText(
      "*Breads*\nNaan 40\n\n*Rice*\nPulao 90\n\n*BREADS*\nnaan 45",
      pause,
    );
    expect(sections.map(({ name, dishes }) => [name, dishes.map(({ doubts }) => doubts)])).toEqual([
      ["Breads", [["sameNameTwice"], ["sameNameTwice"]]],
      ["Rice", [[]]],
    ]);
  });
});

it("says which columns of a table are not used", async () => {
  const rows = [
    ["Item", "HSN", "Price", "Tax %"],
    ["Naan", "1905", "40", "5"],
  ];
  expect((await readListTable(rows, pause)).unusedColumns).toEqual(["HSN", "Tax %"]);
});

it("pauses after every twenty lines, so that a long list does not stop a phone", async () => {
  let pauses = 0;
  const text = Array.from({ length: 3_000 }, (_, at) => `Dish ${at}x 90`).join("\n");
  await readListText(text, async () => void pauses++);
  expect(pauses).toBeGreaterThanOrEqual(298);
});

it("takes a price of 0 beside sizes for none, as exports write it", async () => {
  const rows = [
    ["Item", "Price", "Half", "Full"],
    ["Dal", "0", "60", "110"],
  ];
  const [dish] = (await readListTable(rows, pause)).sections[0]?.dishes ?? [];
  expect([dish?.pricePaise, dish?.sizes.length, dish?.doubts]).toEqual([null, 2, []]);
});

it("takes the tags of a page for no part of a name, in lines and in cells", async () => {
  const lines = [
    "<b>Chai</b> 10",
    "<li><span style='color:red'>Masala</span> Dosa</li> 80",
    "Roti <3 12",
  ];
  const names = ({ sections }: Awaited<ReturnType<typeof readListText>>) =>
    sections.flatMap(({ dishes }) => dishes.map(({ name, pricePaise }) => [name, pricePaise]));
  expect(names(await readListText(lines.join("\n"), pause)).slice(0, 2)).toEqual([
    ["Chai", 1000],
    ["Masala Dosa", 8000],
  ]);
  const cells = [
    ["Item", "Price"],
    ["<b>Chai</b>", "<td>10</td>"],
    ["Chai <large>", "20"],
  ];
  expect(names(await readListTable(cells, pause))).toEqual([
    ["Chai", 1000],
    ["Chai <large>", 2000],
  ]);
});

it.each([
  ["=cmd|calc", true],
  ["=cmd|' /C calc'!A0", true],
  ["@SUM(1+1)*cmd|' /C calc'!A0", true],
  ["+SUM(B2:B4)", true],
  ["-B2*2", true],
  ["=sum(b2:b4)", true],
  ["+Extra cheese", false],
  ["-Masala", false],
  ["@Home special", false],
  ["+1 Naan", false],
])("has a doubt whether “%s” in the place of a name is one: %s", async (cell, isDoubted) => {
  const { sections } = await readListTable(
    [
      ["Item", "Price"],
      ["Roti", "10"],
      [cell, "20"],
    ],
    pause,
  );
  const doubts = sections.flatMap(({ dishes }) => dishes.map((dish) => dish.doubts));
  expect(doubts[1]).toEqual(isDoubted ? ["formula"] : []);
});

it("counts an emoji in a name as one character", async () => {
  const rows = [["Item", "Price"], ...[120, 121].map((count) => ["🍮".repeat(count), "40"])];
  const { sections } = await readListTable(rows, pause);
  const doubts = sections.flatMap(({ dishes }) => dishes.map((dish) => dish.doubts));
  expect(doubts).toEqual([[], ["tooLong"]]);
});
