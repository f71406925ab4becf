import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { bothIn } from "#app/domain/shops/place-input.ts";
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

function readDetails(typed: object) {
  const others = { name: "A", description: "", phoneNumber: "", foodType: "" };
  const read = v.safeParse(ShopDetailsInput, { ...others, categories: [], footer: [], ...typed });
  return read.success ? read.output : read.issues[0].message;
}

describe("a shop's phone number", () => {
  it.each([
    ["98765 43210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["०९८७६५४३२१०", "9876543210"],
    ["040-2345 6789", "040-2345 6789"],
    ["98765 43210, 080 2345 6789 / 98450 12345", "98765 43210, 080 2345 6789 / 98450 12345"],
    ["98765 43210 (Ravi)", "98765 43210 (Ravi)"],
    ["1800 425 1234", "1800 425 1234"],
    ["", ""],
  ])("written as “%s” is kept as “%s”", (typed, kept) => {
    expect(readDetails({ phoneNumber: typed })).toMatchObject({ phoneNumber: kept });
  });

  it.each(["abc", "12345", "987654321", "98765432101", "98765 43210, 2345"])(
    "is refused if one in it has not its ten digits: %s",
    (typed) => expect(readDetails({ phoneNumber: typed })).toBe("menu-phone-wrong"),
  );
});

describe("a shop's place", () => {
  it.each([
    ["12.9715987", "77.5945627", 12.9716, 77.59456],
    ["१२.९७", " 77.64° ", 12.97, 77.64],
    ["12.97 N", "77.64E", 12.97, 77.64],
    ["-33.86", "151.2", -33.86, 151.2],
    ["", "", null, null],
  ])("“%s”, “%s”", (latitude, longitude, ...kept) => {
    const read = readDetails({ latitude, longitude });
    expect(read).toMatchObject({ latitude: kept[0], longitude: kept[1] });
  });

  it.each([
    ["12.97", "", "menu-place-incomplete"],
    ["91", "77", "menu-degrees-wrong"],
    ["12,97", "77.64", "menu-degrees-wrong"],
    ["77.64", "12.97", "menu-place-swapped"],
  ])("is refused: “%s”, “%s”", (latitude, longitude, code) => {
    expect(readDetails({ latitude, longitude })).toBe(code);
  });

  it.each([
    ["12.97, 77.64", ["12.97", "77.64"]],
    ["(12.97,77.64)", ["12.97", "77.64"]],
    ["12.9716° N, 77.5946° E", ["12.9716N", "77.5946E"]],
    ["12.97", undefined],
    ["MG Road, Bengaluru", undefined],
    ["1, 2, 3", undefined],
  ])("is both numbers where it was copied whole: %s", (text, both) => {
    expect(bothIn(text)).toEqual(both);
  });
});
