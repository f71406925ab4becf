import { expect, it } from "vitest";
import { readTypedPrices } from "./typed-prices.ts";

it.each<[string, string[]]>([
  ["70", ["70"]],
  [" 72.50 ", ["72.50"]],
  ["₹70", ["70"]],
  ["Rs. 70/-", ["70"]],
  ["rs 70 /=", ["70"]],
  ["70/110", ["70", "110"]],
  ["₹70 / ₹110/-", ["70", "110"]],
  ["40/60/80", ["40", "60", "80"]],
  ["1,250", ["1250"]],
  ["70/", ["70"]],
  ["abc", ["abc"]],
  ["12,5", ["12,5"]],
  ["", []],
])("“%s” is read as %j", (text, prices) => {
  expect(readTypedPrices(text)).toEqual(prices);
});
