import { expect, it } from "vitest";
import type { ReadList } from "#app/domain/menus/list/list.ts";
import { expectedOf } from "#test/list-fixtures.ts";
import { workbook } from "#test/workbook.ts";
import { readContent } from "./read-list.ts";
import { readWorkbook } from "./read-xlsx.ts";

async function readSheets(file: Blob): Promise<ReadList> {
  const rows = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  if (!rows.ok) throw new Error(rows.refusal.reason);
  return readContent({ kind: "rows", rows: rows.value });
}

async function dishesIn(file: Blob): Promise<string[]> {
  const { dishes } = expectedOf(await readSheets(file));
  return dishes.map(({ section, name, price, doubts }) =>
    [section, name, price, doubts].join(" | "),
  );
}

it("takes a price merged over several dishes for each of them, with a doubt", async () => {
  const rows = [["Item", "Price"], ["Naan", 40], ["Roti"], ["Kulcha"], ["Papad"]];
  const merged = '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="A1:B1"/></mergeCells>';
  expect(await dishesIn(workbook([[["Cover"]], rows], merged))).toEqual([
    " | Naan | 40 | ",
    " | Roti | 40 | priceAbove",
    " | Kulcha | 40 | priceAbove",
    " | Papad | - | noPrice",
  ]);
});

it("gives what a formula works out, and keeps a text that looks like one, with a doubt", async () => {
  const rows = [
    ["Item", "Price"],
    ["Thali", { xml: "<c><f>10+5</f><v>15</v></c>" }],
    [{ xml: '<c t="str"><f>A1&amp;"x"</f><v>Lassi</v></c>' }, 30],
    ["=cmd|' /C calc'!A0", 40],
    ["Discount", -40],
    ["Soup", { xml: "<c><f>B2*2</f></c>" }],
    ["Salad", { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }],
  ];
  expect(await dishesIn(workbook([rows]))).toEqual([
    " | Thali | 15 | priceByFormula",
    " | Lassi | 30 | ",
    " | =cmd|' /C calc'!A0 | 40 | formula",
    " | Discount | - | priceUnclear",
    " | Soup | - | priceUnclear",
    " | Salad | - | priceUnclear",
  ]);
});

it("also doubts the price of a size that a formula worked out, but not a number beside it", async () => {
  const count = (value: number) => ({ xml: `<c><f>A1+1</f><v>${value}</v></c>` });
  const rows = [
    ["S.No", "Item", "Half", "Full"],
    [count(1), "Dal", 60, count(120)],
    [count(2), "Kadhi", 70, 130],
  ];
  expect(await dishesIn(workbook([rows]))).toEqual([
    " | Dal | Half:60, Full:120 | priceByFormula",
    " | Kadhi | Half:70, Full:130 | ",
  ]);
});

it("also asks about what a formula worked out in a sheet without a column of prices", async () => {
  const worked = (value: number) => ({ xml: `<c><f>A1+1</f><v>${value}</v></c>` });
  const rows = [["Dal Makhani"], [worked(160)], ["Rajma"], [140], ["Kadhi"], [90]];
  expect(await dishesIn(workbook([rows]))).toEqual([
    " | Dal Makhani | 160 | priceByFormula",
    " | Rajma | 140 | ",
    " | Kadhi | 90 | ",
  ]);
});

it("gives a price that is merged across the columns of sizes to each of them", async () => {
  const rows = [
    ["Item", "Half", "Full", "Remarks"],
    ["Dal", 60, 110, ""],
    ["Papad", 20, "", ""],
    ["Roti", 15, "", ""],
  ];
  const merged = '<mergeCells><mergeCell ref="B3:D3"/></mergeCells>';
  expect(await dishesIn(workbook([rows], merged))).toEqual([
    " | Dal | Half:60, Full:110 | ",
    " | Papad | Half:20, Full:20 | ",
    " | Roti | Half:15 | ",
  ]);
});

it("has a doubt if a formula was saved without its result", async () => {
  const rows = [
    ["Item", "Price"],
    [{ xml: '<c t="str"><f>A1</f></c>' }, 15],
  ];
  expect(await dishesIn(workbook([rows]))).toEqual([" | =A1 | 15 | formula"]);
});

it("says what a cell holds if its formula gave no result", async () => {
  const rows = [
    ["Item", "Price", "Description"],
    ["Soup", { xml: '<c s="1"><f>B2&lt;10</f><v></v></c>' }, { xml: "<c><f>A2</f></c>" }],
    ["Salad", { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }],
    ["Raita", { xml: '<c><f t="shared" si="0"/></c>' }],
    ["Chai", { xml: '<c t="str"><f>"1"&amp;"5"</f><v>15</v></c>' }],
  ];
  const [section] = (await readSheets(workbook([rows]))).sections;
  const found = section?.dishes.map(({ unread, pricePaise, description }) => [
    unread ?? pricePaise,
    description,
  ]);
  expect(found).toEqual([
    ["=B2<10", ""],
    ["#DIV/0!", ""],
    ["=", ""],
    [15_00, ""],
  ]);
});
