import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ShopDetailsInput } from "./shop-details-input.ts";

function read(fssaiNumber: string) {
  const others = { name: "A", description: "", phoneNumber: "", foodType: "" };
  return v.safeParse(ShopDetailsInput, { ...others, fssaiNumber, categories: [], footer: [] });
}

describe("an FSSAI number", () => {
  it.each([
    ["11519001000123", "11519001000123"],
    [" 2151-9001 000123", "21519001000123"],
    ["११५१९००१०००१२३", "11519001000123"],
    ["", ""],
  ])("is kept without what groups its digits, in digits that all can read: “%s”", (typed, kept) => {
    expect(read(typed)).toMatchObject({ success: true, output: { fssaiNumber: kept } });
  });

  it.each([
    "11111111111111",
    "22222222222222",
    "00000000000000",
    "31519001000123",
    "1151900100012",
    "115190010001234",
    "1151900100012x",
  ])("is refused if none such can have been given: %s", (typed) => {
    const { success, issues } = read(typed);
    expect([success, issues?.[0].message]).toEqual([false, "menu-fssai-wrong"]);
  });
});

it.each([
  ["+91 98765-43210", "9876543210"],
  ["040-2345 6789", "040-2345 6789"],
])("a shop's phone number written as %s is kept as %s", (typed, kept) => {
  const others = { name: "A", description: "", foodType: "", categories: [], footer: [] };
  expect(v.parse(ShopDetailsInput, { ...others, phoneNumber: typed }).phoneNumber).toBe(kept);
});
