import { expect, it } from "vitest";
import { dialled, mobileDigits, numbersIn, shownNumber } from "./phones.ts";

it.each([
  ["9876543210", "+919876543210", "98765 43210"],
  ["98765-43210", "+919876543210", "98765-43210"],
  ["+91 98480 12345", "+919848012345", "+91 98480 12345"],
  ["09876543210", "+919876543210", "09876543210"],
  ["040-2345 6789", "04023456789", "040-2345 6789"],
  ["0401234567", "0401234567", "0401234567"],
  ["5876543210", "5876543210", "5876543210"],
  ["+1 212 555 0100", "+12125550100", "+1 212 555 0100"],
  ["98", "98", "98"],
  ["call Ravi", "", "call Ravi"],
])("%s is dialled as %s and shown as %s", (number, dials, shown) => {
  expect([dialled(number), shownNumber(number)]).toEqual([dials, shown]);
});

it("a mobile is ten digits from 6 on, however they are written", () => {
  const written = ["+91 98765-43210", "919876543210", "9123456789", "5876543210", "040-2345 6789"];
  expect(written.map(mobileDigits)).toEqual([
    "9876543210",
    "9876543210",
    "9123456789",
    undefined,
    undefined,
  ]);
});

it("a text holds each of its numbers once, in order", () => {
  expect(numbersIn(" 040-2345; 98 / 040-2345,, ")).toEqual(["040-2345", "98"]);
  expect(numbersIn("")).toEqual([]);
});
