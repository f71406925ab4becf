import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import { changeOf, stepped, type How } from "./how-fields.tsx";
import { whyNone } from "./why-none.ts";

const how: How = { kind: "moreRupees", amount: "5", roundTo: 1 };

it.each([
  ["5", 5_00],
  ["1,000", 1000_00],
  ["12,5", 12_50],
  ["12.50", 12_50],
  ["१०", 10_00],
  ["₹ 20", 20_00],
  [" 5 % ", 5_00],
])("“%s” is read as %d hundredths", (amount, hundredths) => {
  expect(changeOf({ ...how, amount })?.amount).toBe(hundredths);
  expect(changeOf({ ...how, kind: "lessPercent", amount })?.amount).toBe(-hundredths);
});

it.each(["", "0", "-5", "abc", "1,2,3", "5 or 6", "12.345", "1.250 %"])(
  "“%s” is no amount",
  (amount) => {
    expect(changeOf({ ...how, amount })).toBeUndefined();
  },
);

it.each([
  ["8.2", "7.2", "9.2"],
  ["1", "1", "2"],
  ["0.5", "0.5", "1.5"],
  ["", "", "1"],
  ["१०", "9", "11"],
])("“%s” is stepped to %s and to %s", (amount, less, more) => {
  expect([stepped(amount, -1), stepped(amount, 1)]).toEqual([less, more]);
});

it("says why no price changes", () => {
  const items = plainMenu().sections.flatMap((section) => section.items);
  const unpriced = items.map((item) => ({ ...item, pricePaise: 0, options: [] }));
  const change = changeOf(how);
  expect(whyNone(items, changeOf({ ...how, amount: "" }))).toBe("amount");
  expect(whyNone(unpriced, change)).toBe("noPrices");
  expect(whyNone([], change)).toBe("noPrices");
  expect(whyNone(items, changeOf({ ...how, kind: "lessRupees", amount: "10,000" }))).toBe("tooLow");
  expect(whyNone(items, changeOf({ ...how, amount: "10,00,000" }))).toBe("tooHigh");
});
