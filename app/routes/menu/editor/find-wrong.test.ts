import { describe, expect, it } from "vitest";
import { wasField } from "./edited-fields.ts";
import type { Fields } from "./fields.ts";
import { findWrong } from "./find-wrong.ts";

const sizes = (...rows: [name: string, price: string][]): Fields =>
  rows.flatMap(([name, price]): Fields => [
    ["optionName", name],
    ["optionPriceRupees", price],
  ]);

const WAS: Fields = [
  ["name", "Malai Kofta"],
  ["priceRupees", "240"],
  ["kcal", ""],
  ["serving", ""],
];

function item(changes: Record<string, string>, ...options: [string, string][]): Fields {
  const typed = { ...(Object.fromEntries(WAS) as Record<string, string>), ...changes };
  return [
    ["operation", "edit-item"],
    ["itemId", "7"],
    ["revision", "3"],
    wasField(WAS),
    ...Object.entries(typed),
    ...sizes(...options),
  ];
}

function section(changes: Record<string, string>): Fields {
  const typed = { name: "Mains", secondName: "", diet: "", servedFrom: "", servedTo: "" };
  return [
    ["operation", "edit-section"],
    ["sectionId", "7"],
    ...Object.entries({ ...typed, ...changes }),
  ];
}

describe("the field that is wrong in a form", () => {
  it.each<[string, Fields, name: string, row: number, code: string]>([
    ["no name", item({ name: " " }), "name", 0, "menu-text-empty"],
    ["no price", item({ priceRupees: "" }), "priceRupees", 0, "menu-price-zero"],
    ["a price below 0", item({ priceRupees: "-5" }), "priceRupees", 0, "menu-price-negative"],
    ["a price without a name", item({}, ["", "70"]), "optionName", 0, "menu-size-unnamed"],
    [
      "a price without a name after other sizes",
      item({}, ["Half", "70"], ["", ""], ["", "90"], ["Full", "110"]),
      "optionName",
      2,
      "menu-size-unnamed",
    ],
    [
      "a size's price that is no number",
      item({}, ["Half", "70"], ["Full", "1oo"]),
      "optionPriceRupees",
      1,
      "menu-number-wrong",
    ],
    [
      "a size's price below 0",
      item({}, ["Half", "-1"]),
      "optionPriceRupees",
      0,
      "menu-price-negative",
    ],
    [
      "a size twice",
      item({}, ["Half", "70"], ["Full", "110"], ["Half", "80"]),
      "optionName",
      2,
      "menu-size-repeated",
    ],
    [
      "a size's name with what cannot be shown",
      item({}, ["Half", "70"], ["Fu\u0007ll", "110"]),
      "optionName",
      1,
      "menu-text-unshowable",
    ],
    ["calories in words", item({ kcal: "many", serving: "1 plate" }), "kcal", 0, "menu-kcal-wrong"],
    ["calories of no serving", item({ kcal: "300" }), "serving", 0, "menu-serving-missing"],
    [
      "a description with what cannot be shown",
      item({ description: "\u0007" }),
      "description",
      0,
      "menu-text-unshowable",
    ],
    ["a section without a name", section({ name: "" }), "name", 0, "menu-text-empty"],
    [
      "a section without an end",
      section({ servedFrom: "08:00" }),
      "servedTo",
      0,
      "menu-times-incomplete",
    ],
    [
      "a section without a beginning",
      section({ servedTo: "08:00" }),
      "servedFrom",
      0,
      "menu-times-incomplete",
    ],
    [
      "a section that is served for no time",
      section({ servedFrom: "08:00", servedTo: "08:00" }),
      "servedTo",
      0,
      "menu-times-same",
    ],
  ])("is found: %s", (_, fields, name, row, code) => {
    expect(findWrong(fields)).toMatchObject({ name, row, problem: { code } });
  });

  it("is none where the server takes the form", () => {
    const whole = item({ kcal: "300", serving: "1 plate" }, ["Half", "70"], ["", ""]);
    expect(findWrong(whole)).toBeUndefined();
    expect(findWrong(section({ servedFrom: "08:00", servedTo: "11:00" }))).toBeUndefined();
  });
});
