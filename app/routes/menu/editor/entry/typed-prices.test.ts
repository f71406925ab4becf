import { expect, it } from "vitest";
import { maybePriced, partTyped, readTypedPrices, unclearPrice } from "./typed-prices.ts";

it.each<[string, string[]]>([
  ["70", ["70"]],
  [" 72.50 ", ["72.50"]],
  ["12,50", ["12.50"]],
  ["₹70", ["70"]],
  ["Rs. 70/-", ["70"]],
  ["rs 70 /=", ["70"]],
  ["70/110", ["70", "110"]],
  ["₹70 / ₹110/-", ["70", "110"]],
  ["40/60/80", ["40", "60", "80"]],
  ["1,250", ["1250"]],
  ["1,00,000", ["100000"]],
  ["1,250/2,000", ["1250", "2000"]],
  ["१२०", ["120"]],
  ["७०/११०", ["70", "110"]],
  ["70/", ["70"]],
  ["abc", ["abc"]],
  ["70 110", ["70 110"]],
  ["", []],
])("“%s” is read as %j", (text, prices) => {
  expect(readTypedPrices(text)).toEqual(prices);
});

it.each([
  ["12,50", "12.50", "12/50"],
  ["१२,५०", "12.50", "12/50"],
  ["70,110", "70110", "70/110"],
  ["Rs. 12,50", "12.50", "12/50"],
  ["₹70,110/-", "70110", "70/110"],
  ["70 110", "70110", "70/110"],
  ["40 60, 80", "406080", "40/60/80"],
])("“%s” may be %s or %s", (text, one, several) => {
  expect(unclearPrice(text)).toEqual({ one, several });
});

it.each(["70", "1,250", "1,00,000", "12.50", "70/110", "₹ 70", "1,250/2,000", "abc", ""])(
  "“%s” is clear",
  (text) => {
    expect(unclearPrice(text)).toBeUndefined();
  },
);

it.each([
  ["Paneer tikka 180/320", "Paneer tikka", "180/320"],
  ["Lassi 40/60/80", "Lassi", "40/60/80"],
  ["Chai - ₹10", "Chai", "₹10"],
  ["Chai ₹10.50", "Chai", "₹10.50"],
  ["Samosa: Rs. 20/-", "Samosa", "Rs. 20/-"],
  ["Thali ₹1,250", "Thali", "₹1,250"],
  ["Thali 1,250/-", "Thali", "1,250/-"],
  ["Biryani ₹180/₹1,320", "Biryani", "₹180/₹1,320"],
  ["चाय 10/-", "चाय", "10/-"],
  ["चाय १० रुपये", "चाय", "10 रुपये"],
  ["Chai 10rs", "Chai", "10rs"],
  ["Vada pav 20 ₹", "Vada pav", "20 ₹"],
])("the price behind “%s” goes to its own field, and is sure", (name, bare, price) => {
  expect(partTyped({ name, price: "" })).toEqual({ name: bare, price });
});

it.each([
  ["Pani puri 40", "Pani puri", "40"],
  ["पानी पूरी ४०", "पानी पूरी", "40"],
  ["Thali 1,250", "Thali", "1,250"],
  ["Cutting chai 7.50", "Cutting chai", "7.50"],
  ["7 Up 500", "7 Up", "500"],
  ["Dosa 2 - 60", "Dosa 2", "60"],
  ["Combo 150", "Combo", "150"],
  ["Chai 65", "Chai", "65"],
  ["Tea Boost 50/50", "Tea Boost", "50/50"],
  ["Coke 300/500", "Coke", "300/500"],
  ["Pizza 10/12", "Pizza", "10/12"],
  ["Momos 20/95", "Momos", "20/95"],
])("the numbers behind “%s” may be its price, or belong to it", (name, bare, price) => {
  expect(partTyped({ name, price: "" })).toEqual({ name, price: "" });
  expect(maybePriced(name)).toEqual({ name: bare, price });
});

it.each([
  "Chicken 65",
  "चिकन 65",
  "Combo 2",
  "Biryani for 2",
  "Pack of 12",
  "Idli 2",
  "Roll no. 7",
  "Coke 500 ml",
  "Open 24/7 roll",
  "Thali 24/7",
  "7 Up",
  "40",
])("“%s” is a name", (name) => {
  expect(partTyped({ name, price: "" })).toEqual({ name, price: "" });
  expect(maybePriced(name)).toBeUndefined();
});

it.each([
  ["Paneer tikka 180/320", "90"],
  ["₹10", ""],
])("“%s” with the price “%s” stays as typed", (name, price) => {
  expect(partTyped({ name, price })).toEqual({ name, price });
});
