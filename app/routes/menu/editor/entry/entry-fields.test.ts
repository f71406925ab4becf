import { expect, it } from "vitest";
import { plainMenu } from "#test/plain-menu.ts";
import { readEntry } from "./entry-fields.ts";

const LONG = "x".repeat(121);

it.each([
  ["the dish", LONG, ["Half", "Full"], "name"],
  ["a size", "Dal", ["Half", LONG], "options"],
])("a name of %s that is too long is refused where it was typed", (_, name, sizes, path) => {
  const [section = undefined as never] = plainMenu().sections;
  expect(readEntry(section, { name, price: "70/110", diet: "" }, sizes)).toMatchObject({
    problem: { path, code: "menu-text-too-long", most: 120, count: 121 },
  });
});

it.each(["xyz60/100", "60/abc", "60/100/12.345"])(
  "the prices “%s” are refused before the names of sizes are asked for",
  (price) => {
    const [section = undefined as never] = plainMenu().sections;
    expect(readEntry(section, { name: "Dal", price, diet: "" }, undefined)).toMatchObject({
      problem: { reason: "invalid-input" },
    });
    expect(readEntry(section, { name: "Dal", price: "60/100", diet: "" }, undefined)).toEqual({
      unnamed: 2,
    });
  },
);
