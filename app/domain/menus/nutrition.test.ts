import * as v from "valibot";
import { expect, it } from "vitest";
import { KcalFormInput } from "./nutrition.ts";

it.each([
  ["250", 250],
  ["२५०", 250],
  [" 90 ", 90],
  ["", null],
])("“%s” calories are read as %s", (typed, kcal) => {
  expect(v.parse(KcalFormInput, typed)).toBe(kcal);
});

it.each(["-5", "2.5", "lots", "२५०००"])("“%s” is refused", (typed) => {
  expect(v.is(KcalFormInput, typed)).toBe(false);
});
