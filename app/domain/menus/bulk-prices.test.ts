import { describe, expect, it } from "vitest";
import { plainItem } from "#test/plain-menu.ts";
import {
  changedPrice,
  countStaying,
  pricePatches,
  repriced,
  type PriceChange,
} from "./bulk-prices.ts";
import { MAX_PRICE_PAISE } from "./prices.ts";

const percent = (hundredths: number, roundTo = 100): PriceChange => ({
  by: "percent",
  amount: hundredths,
  roundTo,
});
const rupees = (amount: number, roundTo = 100): PriceChange => ({ by: "rupees", amount, roundTo });

describe("a price", () => {
  it.each<[string, number, PriceChange, number]>([
    ["rises to the next multiple of the rounding", 130_00, percent(5_00, 10_00), 140_00],
    ["falls to the next one below", 160_00, percent(-5_00, 10_00), 150_00],
    ["that is a multiple afterwards is not rounded further", 100_00, percent(10_00, 10_00), 110_00],
    ["rises by rupees", 40_00, rupees(5_00), 45_00],
    ["falls by rupees", 40_00, rupees(-5_00), 35_00],
    ["keeps no paise in rounding to rupees", 72_50, rupees(1_00), 74_00],
    ["rises by part of a percent", 200_00, percent(2_50), 205_00],
    ["is exact where a binary fraction is not", 1_10, percent(10_00, 1), 1_21],
    ["stays rather than be free", 5_00, rupees(-5_00), 5_00],
    ["stays rather than be over ten lakh", MAX_PRICE_PAISE, percent(1), MAX_PRICE_PAISE],
    ["that is none stays none", 0, rupees(5_00), 0],
  ])("%s", (_, paise, change, after) => {
    expect(changedPrice(paise, change)).toBe(after);
  });
});

describe("of several items", () => {
  const sizes = [
    { name: "Half", pricePaise: 40_00 },
    { name: "Full", pricePaise: 60_00 },
    { name: "On request", pricePaise: 0 },
  ];
  const coffee = { ...plainItem(1, 1, 1), pricePaise: 40_00, options: sizes };
  const cheap = { ...plainItem(2, 1, 2), pricePaise: 1_00 };

  it("those are listed that change, with the prices that their menu shows", () => {
    expect(repriced([coffee, cheap], rupees(-5_00))).toEqual([
      {
        item: coffee,
        prices: [
          { name: "Half", before: 40_00, after: 35_00 },
          { name: "Full", before: 60_00, after: 55_00 },
        ],
      },
    ]);
  });

  it("those are counted that would cost nothing or too much, with their sizes", () => {
    expect(countStaying([coffee, cheap], rupees(-50_00))).toBe(2);
    expect(countStaying([coffee, cheap], rupees(-5_00))).toBe(1);
    expect(countStaying([coffee, cheap], rupees(MAX_PRICE_PAISE))).toBe(3);
    expect(countStaying([coffee, cheap], rupees(5_00))).toBe(0);
  });

  it("the patch changes sizes too, and knows which revision was seen", () => {
    expect(pricePatches([{ ...coffee, revision: 7 }], percent(10_00))).toEqual([
      {
        id: 1,
        revision: 7,
        values: {
          pricePaise: 44_00,
          options: [
            { name: "Half", pricePaise: 44_00 },
            { name: "Full", pricePaise: 66_00 },
            { name: "On request", pricePaise: 0 },
          ],
        },
      },
    ]);
  });
});
