import * as v from "valibot";
import { expect, it } from "vitest";
import { WordRuleInput } from "./input.ts";
import { LINE_LENGTH } from "./limits.ts";

const withLine = (patterns: string) => ({
  name: "Long",
  reason: "spam",
  act: "ask",
  detector: "",
  patterns,
});

it("a line has eight parts at most: each is looked for in the whole text", () => {
  const parts = (count: number) =>
    v.is(WordRuleInput, withLine(Array(count).fill("a").join(" & ")));
  expect([parts(8), parts(9)]).toEqual([true, false]);
});

it("the length of a line is counted in characters, whatever they are stored as", () => {
  const accepts = (line: string) => v.is(WordRuleInput, withLine(line));
  const bold = "𝐤".repeat(LINE_LENGTH);
  expect([accepts(bold), accepts(`${bold}𝐤`)]).toEqual([true, false]);
});

it("has a line that looks for something, and knows the words that it names", () => {
  const accepts = (patterns: string) => v.is(WordRuleInput, withLine(patterns));
  expect(accepts("deal = sell/buy")).toBe(false);
  expect(accepts("deal = sell/buy\n{deals} pills")).toBe(false);
  expect(accepts("deal = sell/buy\n{deal} pills")).toBe(true);
});
