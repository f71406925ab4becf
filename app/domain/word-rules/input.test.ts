import * as v from "valibot";
import { expect, it } from "vitest";
import { WordRuleInput } from "./input.ts";
import { LINE_LENGTH } from "./limits.ts";

it("the length of a line is counted in characters, whatever they are stored as", () => {
  const accepts = (line: string) => {
    const rule = { name: "Long", reason: "spam", act: "ask", detector: "", patterns: line };
    return v.is(WordRuleInput, rule);
  };
  const bold = "𝐤".repeat(LINE_LENGTH);
  expect([accepts(bold), accepts(`${bold}𝐤`)]).toEqual([true, false]);
});
