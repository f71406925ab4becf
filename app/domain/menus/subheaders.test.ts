import { describe, expect, it } from "vitest";
import { readSubheaders } from "./subheaders.ts";

describe("readSubheaders", () => {
  it.each([
    [
      "a list on the section",
      { subheaders: ["Half and full", " From the oven "] },
      ["Half and full", "From the oven"],
    ],
    ["a list in the metadata", { metadata: { subheaders: ["A", "B"] } }, ["A", "B"]],
    ["one old-style string", { subheader: "Served with lemon" }, ["Served with lemon"]],
    [
      "one string in the metadata",
      { metadata: { subheader: "Spicy on request" } },
      ["Spicy on request"],
    ],
    [
      "nested lists",
      { metadata: { subheaders: [["Chef's special"], ["", " "], [[[[[[[[[[[["Deep"]]]]]]]]]]]]] } },
      ["Chef's special", "Deep"],
    ],
    ["what is not text", { subheaders: [1, null, { a: 1 }, true, "Kept"] }, ["Kept"]],
    [
      "the first form that holds any text",
      { subheaders: [], metadata: { subheaders: [" "] }, subheader: "Old" },
      ["Old"],
    ],
    ["two forms at once, one of them only", { subheaders: ["New"], subheader: "Old" }, ["New"]],
    ["none", {}, []],
    ["metadata that is no object", { metadata: null }, []],
  ])("reads %s", (_, section, texts) => {
    expect(readSubheaders(section)).toEqual(texts);
  });
});
