import { describe, expect, it } from "vitest";
import { wasField } from "#app/routes/menu/editor/operations/edited-fields.ts";
import type { Fields } from "#app/routes/menu/editor/operations/fields.ts";
import { findWrong, type Wrong } from "./find-wrong.ts";

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

function board(...rows: [name: string, price: string, from: string][]): Fields {
  const fields = rows.flatMap(([name, price, from]): Fields => [
    ["boardName", name],
    ["boardWord", "special"],
    ["boardPriceRupees", price],
    ["boardFrom", from],
  ]);
  return [["operation", "edit-shop-board"], ["revision", "null"], ...fields];
}

const at = (name: string, code: string, row = 0): Wrong => ({ name, row, problem: { code } });

describe("the field that is wrong in a form", () => {
  it.each<[string, Fields, Wrong]>([
    ["no name", item({ name: " " }), at("name", "menu-text-empty")],
    ["no price", item({ priceRupees: "" }), at("priceRupees", "menu-price-zero")],
    ["a price below 0", item({ priceRupees: "-5" }), at("priceRupees", "menu-price-negative")],
    ["a price without a name", item({}, ["", "70"]), at("optionName", "menu-size-unnamed")],
    [
      "a price without a name after other sizes",
      item({}, ["Half", "70"], ["", ""], ["", "90"], ["Full", "110"]),
      at("optionName", "menu-size-unnamed", 2),
    ],
    [
      "a size's price that is no number",
      item({}, ["Half", "70"], ["Full", "1oo"]),
      at("optionPriceRupees", "menu-number-wrong", 1),
    ],
    [
      "a size's price below 0",
      item({}, ["Half", "-1"]),
      at("optionPriceRupees", "menu-price-negative"),
    ],
    [
      "a size twice",
      item({}, ["Half", "70"], ["Full", "110"], ["Half", "80"]),
      at("optionName", "menu-size-repeated", 2),
    ],
    [
      "a size's name with what cannot be shown",
      item({}, ["Half", "70"], ["Fu\u0007ll", "110"]),
      at("optionName", "menu-text-unshowable", 1),
    ],
    [
      "calories in words",
      item({ kcal: "many", serving: "1 plate" }),
      at("kcal", "menu-kcal-wrong"),
    ],
    ["calories of no serving", item({ kcal: "300" }), at("serving", "menu-serving-missing")],
    [
      "a description with what cannot be shown",
      item({ description: "\u0007" }),
      at("description", "menu-text-unshowable"),
    ],
    [
      "the price of the second dish on the board, the first row being blank",
      board(["", "", ""], ["Thali", "12.345", ""], ["Kheer", "x", ""]),
      at("boardPriceRupees", "menu-price-decimals", 1),
    ],
    [
      "a dish on the board without a name",
      board(["Thali", "90", ""], ["", "40", ""]),
      at("boardName", "menu-text-empty", 1),
    ],
    ["a section without a name", section({ name: "" }), at("name", "menu-text-empty")],
    [
      "a section without an end",
      section({ servedFrom: "08:00" }),
      at("servedTo", "menu-times-incomplete"),
    ],
    [
      "a section without a beginning",
      section({ servedTo: "08:00" }),
      at("servedFrom", "menu-times-incomplete"),
    ],
    [
      "a section that is served for no time",
      section({ servedFrom: "08:00", servedTo: "08:00" }),
      at("servedTo", "menu-times-same"),
    ],
  ])("is found: %s", (_, fields, wrong) => {
    expect(findWrong(fields)).toMatchObject(wrong);
  });

  it("is none where the server takes the form", () => {
    const whole = item({ kcal: "300", serving: "1 plate" }, ["Half", "70"], ["", ""]);
    expect(findWrong(whole)).toBeUndefined();
    expect(findWrong(section({ servedFrom: "08:00", servedTo: "11:00" }))).toBeUndefined();
  });
});
