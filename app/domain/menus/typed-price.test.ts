import { expect, it } from "vitest";
import { plainRupees } from "./typed-price.ts";

it.each([
  ["90", "90"],
  [" 72.50 ", "72.50"],
  ["12,50", "12.50"],
  ["12,5", "12.5"],
  ["1,250", "1250"],
  ["1,00,000", "100000"],
  ["100,000", "100000"],
  ["1,250.50", "1250.50"],
  ["₹ 90", "90"],
  ["Rs. 90", "90"],
  ["रु 90", "90"],
  ["90/-", "90"],
  ["90 ₹", "90"],
  ["४५", "45"],
  ["०", "0"],
])("“%s” is read as %s rupees", (typed, rupees) => {
  expect(plainRupees(typed)).toBe(rupees);
});

it.each(["", "abc", "₹", "-5", ".", "70/110", "1,2,3", "12,5000", "90 or so"])(
  "“%s” is not made into another number",
  (typed) => {
    expect(plainRupees(typed)).toBe(typed);
  },
);
