import { expect, it } from "vitest";
import { mendIn, unreadIn } from "./mend-in-form.ts";

function formOf(fields: [name: string, text: string][]): FormData {
  const form = new FormData();
  for (const [name, text] of fields) form.append(name, text);
  return form;
}

const HALF = { name: "Half", pricePaise: 0, unread: "abc" };
const FULL = { name: "Full", pricePaise: 20_000 };
const DISH = { unread: undefined, sizes: [HALF, FULL] };

const typed = (half: [name: string, price: string]) =>
  formOf([
    ["name", "Dal Fry"],
    ["price", ""],
    ["sizeName", half[0]],
    ["sizePrice", half[1]],
    ["sizeName", "Full"],
    ["sizePrice", "200"],
  ]);

it("a size whose price could not be read stays to be asked for while another field is mended", () => {
  expect(mendIn(typed(["Half", ""]), DISH).sizes).toEqual([HALF, FULL]);
  expect(mendIn(typed(["Half", "12x"]), DISH).sizes).toEqual([{ ...HALF, unread: "12x" }, FULL]);
  expect(mendIn(typed(["Half", "0"]), DISH).sizes).toEqual([{ ...HALF, unread: "0" }, FULL]);
  expect(mendIn(typed(["Half", "120"]), DISH).sizes).toEqual([
    { name: "Half", pricePaise: 12_000 },
    FULL,
  ]);
  expect(mendIn(typed(["", ""]), DISH).sizes).toEqual([FULL]);
});

it("so does a dish's own price", () => {
  const form = (price: string) =>
    formOf([
      ["name", "Dal"],
      ["price", price],
    ]);
  expect(mendIn(form(""), { unread: "12abc", sizes: [] }).pricePaise).toBeUndefined();
  expect(mendIn(form("120"), { unread: "12abc", sizes: [] }).pricePaise).toBe(12_000);
  expect(mendIn(form(""), { unread: undefined, sizes: [] }).pricePaise).toBeNull();
});

it.each([
  ["12.345", "", { isOwnUnread: true, sizes: [], problem: "menu-price-decimals" }],
  ["soon", "", { isOwnUnread: true, sizes: [], problem: "menu-number-wrong" }],
  ["", "₹12.345", { isOwnUnread: false, sizes: [0], problem: "menu-price-decimals" }],
  ["70/110", "12.50", undefined],
])("of the prices “%s” and “%s” it says which none can read", (price, half, want) => {
  const form = typed(["Half", half]);
  form.set("price", price);
  expect(unreadIn(form)).toEqual(want);
});
