import { expect, it } from "vitest";
import { bareMobile, dialled, mobileDigits, numbersIn, shownNumber, tenDigits } from "./phones.ts";

it.each([
  ["9876543210", "+919876543210", "98765 43210"],
  ["98765-43210", "+919876543210", "98765-43210"],
  ["+91 98480 12345", "+919848012345", "+91 98480 12345"],
  ["09876543210", "+919876543210", "09876543210"],
  ["040-2345 6789", "04023456789", "040-2345 6789"],
  ["080-2345 6789", "08023456789", "080-2345 6789"],
  ["079 2345 6789", "07923456789", "079 2345 6789"],
  ["0866-2345678", "08662345678", "0866-2345678"],
  ["0891 2345678", "08912345678", "0891 2345678"],
  ["+91 80 2345 6789", "+918023456789", "+91 80 2345 6789"],
  ["0401234567", "0401234567", "0401234567"],
  ["5876543210", "5876543210", "5876543210"],
  ["+1 212 555 0100", "+12125550100", "+1 212 555 0100"],
  ["98", "98", "98"],
  ["call Ravi", "", "call Ravi"],
  ["+91 (0)98765 43210", "+919876543210", "+91 (0)98765 43210"],
  ["+91-0-9876543210", "+919876543210", "+91-0-9876543210"],
  ["(040) 2345 6789", "04023456789", "(040) 2345 6789"],
  ["Call 98765 43210 (9am-5pm)", "+919876543210", "Call 98765 43210 (9am-5pm)"],
  ["022-23456789 ext 12", "02223456789", "022-23456789 ext 12"],
  ["Shop 12: 9876543210", "+919876543210", "Shop 12: 9876543210"],
  ["Shop 12", "", "Shop 12"],
  ["९८७६५४३२१०", "+919876543210", "९८७६५४३२१०"],
  ["９８７６５４３２１０", "+919876543210", "９８７６５４３２１０"],
  ["98765 43210 98765 43211", "", "98765 43210 98765 43211"],
])("%s is dialled as %s and shown as %s", (number, dials, shown) => {
  expect([dialled(number), shownNumber(number)]).toEqual([dials, shown]);
});

it.each(["+91 98765-43210", "919876543210", "098765 43210", "9876543210"])(
  "%s is a mobile",
  (number) => {
    expect(mobileDigits(number)).toBe("9876543210");
  },
);

it.each(["9123456789", "8012345678", "7990123456", "6300123456"])(
  "%s is a mobile, and so it is behind +91",
  (number) => {
    expect([number, `+91 ${number}`].map(mobileDigits)).toEqual([number, number]);
  },
);

it.each([
  ["begins with none of 6 to 9", "5876543210"],
  ["has an area code that no mobile begins with", "040-2345 6789"],
  ["may begin with the area code of Bengaluru", "080-2345 6789"],
  ["may begin with the area code of Ahmedabad", "079 2345 6789"],
  ["may begin with an area code of three digits", "0866-2345678"],
  ["may begin with an area code of three digits", "0891 2345678"],
  ["may be a landline, although a mobile, too, can be dialled so", "08012345678"],
  ["is a landline of Bengaluru", "+91 80 2345 6789"],
  ["is a landline of Ahmedabad", "+91 79-40012345"],
])("what %s is no mobile for sure: %s", (_, number) => {
  expect(mobileDigits(number)).toBeUndefined();
});

it("a text holds each of its numbers once, in order", () => {
  expect(numbersIn(" 040-2345; 98 / 040-2345,, ")).toEqual(["040-2345", "98"]);
  for (const between of [" & ", " or ", " | ", " and ", "/"]) {
    expect(numbersIn(`98765 43210${between}98765 43211`)).toEqual(["98765 43210", "98765 43211"]);
  }
  expect(numbersIn("")).toEqual([]);
});

it.each([
  ["98765 43210", "9876543210"],
  ["+91 98765 43210", "9876543210"],
  ["098765-43210", "9876543210"],
  ["0091 98765.43210", "9876543210"],
  ["+91 (0)98765 43210", "9876543210"],
  ["91-9876543210", "9876543210"],
  ["\u202A+91 98765\u00A0‑\u00A043210\u202C", "9876543210"],
  ["९८७६५ ४३२१०", "9876543210"],
  ["0123456789", "0123456789"],
  ["040-2345 6789", "4023456789"],
])("the ten digits of %s are found", (text, digits) => {
  expect(tenDigits(text)).toBe(digits);
});

it.each([
  "98765 4321",
  "98765432101",
  "+1 212 555 0100",
  "+9876543210",
  "98765 43210 98765 43211",
  "9876543210x",
  "98765/43210",
  "",
])("%s is not taken for a number of ten digits", (text) => {
  expect(tenDigits(text)).toBeUndefined();
});

it.each([
  ["+91 98765-43210", "9876543210"],
  ["098765 43210", "9876543210"],
  ["040-2345 6789", "040-2345 6789"],
  ["98765 43210, 98765 43211", "98765 43210, 98765 43211"],
  ["Ravi 98765 43210", "Ravi 98765 43210"],
  ["", ""],
])("as a shop's number %s is kept as %s", (text, kept) => {
  expect(bareMobile(text)).toBe(kept);
});
