import { expect, it } from "vitest";
import { readListTable } from "./read-table.ts";
import { readListText } from "./read-text.ts";

const pause = async () => {};
const OTHERS = ["Samosa 20", "Kachori 25", "Dhokla 40", "Khandvi 60", "Fafda 80", "Jalebi 90"];

async function doubtsAmong(lines: readonly string[]): Promise<string[]> {
  const { sections } = await readListText(lines.join("\n"), pause);
  return sections.flatMap(({ dishes }) =>
    dishes.flatMap(({ name, doubts }) => doubts.map((doubt) => `${name}: ${doubt}`)),
  );
}

it.each([
  ["Misa1 pav 70", "Misa1 pav: nameUnclear"],
  ["P1ate of bhel 70", "P1ate of bhel: nameUnclear"],
  ["Paneer roll f 90", "Paneer roll f: nameUnclear"],
  ["Pani puri 6 pcs - 1 coupon 10", "Pani puri 6 pcs - 1 coupon: priceOrName"],
  ["Surmai slice 80-90 as per size", "Surmai slice: severalPrices"],
  ["Sev usal 800", "Sev usal: priceUnlike"],
  ["Sev usal half 70 full 40", "Sev usal: priceUnlike"],
  ["TODAY SPECIAL 70", "TODAY SPECIAL: headingOrDish"],
])("asks about “%s”", async (line, question) => {
  expect(await doubtsAmong([...OTHERS, line])).toEqual([question]);
});

it.each([
  "Chicken 65 half 40 full 70",
  "7UP 20",
  "Thali 4 roti 2 sabzi 120",
  "Combo 2 - 1 misal + 1 taak 90",
  "Bisleri 1 L 20",
  "BLT 80",
  "Sev usal (with extra pav) 80",
])("asks nothing about “%s”", async (line) => {
  expect(await doubtsAmong([...OTHERS, line])).toEqual([]);
});

it("asks whether the only dish above the first heading is one", async () => {
  expect(await doubtsAmong(["Baba ka dhaba, highway no. 44", "", "*Snacks*", ...OTHERS])).toEqual([
    "Baba ka dhaba, highway no: headingOrDish",
  ]);
});

it("asks about sizes that are dearer the other way round than those of all others", async () => {
  const rows = [
    ["Item", "Veg", "Egg"],
    ["Dal", "80", "90"],
    ["Kadhi", "90", "100"],
    ["Rice", "70", "60"],
    ["Chole", "85", "95"],
  ];
  const { sections } = await readListTable(rows, pause);
  expect(sections.flatMap(({ dishes }) => dishes.map(({ doubts }) => doubts))).toEqual([
    [],
    [],
    ["priceUnlike"],
    [],
  ]);
});

it("loses no dish whose price cannot be read in the description of the one above", async () => {
  const lines = ["samosa 20", "pani puri 6 pcs - 1 coupon", "chai 1O", "kachori", "vada 15"];
  const { sections } = await readListText(lines.join("\n"), pause);
  const dishes = sections.flatMap((section) => section.dishes);
  expect(dishes.map(({ description }) => description)).toEqual(["", "", "", "", ""]);
  expect(dishes.map(({ doubts }) => doubts.length > 0)).toEqual([false, true, true, true, false]);
});
