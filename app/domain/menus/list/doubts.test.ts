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
