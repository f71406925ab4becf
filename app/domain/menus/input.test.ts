import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { problemOf } from "#app/domain/problem.ts";
import {
  ItemPriceFormInput,
  ItemPriceInput,
  NameInput,
  PriceOrNoneFormInput,
  SizeOptionsFormInput,
  SizeOptionsInput,
  TextInput,
  TypedRupeesInput,
} from "./input.ts";

describe("a name", () => {
  it.each(["Chaat", "  पनीर टिक्का ", "क्‍ष", "🍛", "7 Up", "%"])("may be %s", (name) => {
    expect(v.parse(NameInput, name)).toBe(name.trim());
  });

  it.each([
    ["nothing but blanks", " \u00A0 "],
    ["nothing that can be seen", "\u2800\u200D"],
    ["what turns the writing round", "Tea\u202Eaet"],
    ["two lines", "Tea\nCoffee"],
    ["more than 120 characters", "x".repeat(121)],
    ["half a character", "\uD83C"],
  ])("may not be %s", (_, name) => {
    expect(v.is(NameInput, name)).toBe(false);
  });
});

it("an item's price is given in rupees and stored in paise, from one paisa to ten lakh rupees", () => {
  const read = (price: unknown) => v.safeParse(ItemPriceInput, price).output;
  expect(["0.01", "72.50", " 40 ", 1_000_000].map(read)).toEqual([1, 7250, 4000, 100_000_000]);
  for (const wrong of ["0", "", ".", "-1", "0.001", "1e3", "४५", "1000000.01", null]) {
    expect(v.is(ItemPriceInput, wrong), String(wrong)).toBe(false);
  }
});

it("sizes keep their order, leave out rows without a name, and cost 0 where the price is no number", () => {
  const rows = [
    { name: "12", price: "330" },
    { name: " ", price: "99" },
    { name: "6", price: "soon" },
  ];
  expect(v.parse(SizeOptionsInput, rows)).toEqual([
    { name: "12", pricePaise: 33_000 },
    { name: "6", pricePaise: 0 },
  ]);
});

it("a number that is too long is refused by its length, as a price and as that of a size", () => {
  const messages = (input: v.GenericSchema, value: unknown) =>
    v.safeParse(input, value).issues?.map(({ message }) => message);
  const long = "9".repeat(41);
  const tooLong = ["menu-number-too-long"];
  expect(messages(ItemPriceInput, long)).toEqual(tooLong);
  expect(messages(SizeOptionsInput, [{ name: "Large", price: long }])).toEqual(tooLong);
  expect(messages(ItemPriceInput, "soon")).toEqual(["menu-number-wrong"]);
  // Pasted blanks do not count.
  expect(v.parse(ItemPriceInput, `${" ".repeat(500)}30 `)).toBe(3_000);
});

it("a price that is typed is one, and not those of several sizes", () => {
  const codes = (issues: { message: string }[] | undefined) =>
    issues?.map(({ message }) => message);
  for (const typed of ["70/110", "₹70 / ₹110/-", "७०/११०"]) {
    const size = [{ name: "Half", price: typed }];
    expect(codes(v.safeParse(ItemPriceFormInput, typed).issues)).toEqual(["menu-price-several"]);
    expect(codes(v.safeParse(SizeOptionsFormInput, size).issues)).toEqual(["menu-price-several"]);
  }
  expect(v.parse(ItemPriceFormInput, "70/-")).toBe(7000);
});

it("a price that is typed has at most two decimals; what other programs send is rounded", () => {
  const size = (price: string) => [{ name: "Half", price }];
  for (const typed of ["12.345", "₹1.250", "1,250.505/-", "0.001", "१२.३४५"]) {
    for (const issues of [
      v.safeParse(ItemPriceFormInput, typed).issues,
      v.safeParse(PriceOrNoneFormInput, typed).issues,
      v.safeParse(SizeOptionsFormInput, size(typed)).issues,
    ])
      expect(issues?.map(({ message }) => message)).toEqual(["menu-price-decimals"]);
  }
  expect(["12.34", "12,5", "12."].map((typed) => v.parse(ItemPriceFormInput, typed))).toEqual([
    1234, 1250, 1200,
  ]);
  expect([v.parse(ItemPriceInput, 12.345), v.parse(ItemPriceInput, "12.345")]).toEqual([
    1235, 1235,
  ]);
  expect(v.parse(SizeOptionsInput, size("12.345"))).toEqual([{ name: "Half", pricePaise: 1235 }]);
  expect(v.parse(TypedRupeesInput, "₹12.345")).toBe(12.345);
});

it("an emoji counts as one character of a name or a description", () => {
  expect(v.parse(NameInput, "🌶".repeat(120))).toBe("🌶".repeat(120));
  expect(v.parse(TextInput, "🌶".repeat(200))).toBe("🌶".repeat(200));
  expect(v.safeParse(NameInput, "🌶".repeat(121)).issues?.map(problemOf)).toEqual([
    { code: "menu-text-too-long", most: 120, count: 121 },
  ]);
});
