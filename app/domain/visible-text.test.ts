import { describe, expect, it } from "vitest";
import { hasControlCharacter, isVisible } from "./visible-text.ts";

describe("a text can be seen", () => {
  it.each(["a", "ก", "क्‍ष", "7", "%", "🍛", "👨‍👩‍👧", "❤️", "ㅎ", "⠁", "\u2800a"])("in %s", (text) => {
    expect(isVisible(text)).toBe(true);
  });

  it.each([
    ["blanks", " \u00A0\u3000"],
    ["zero-widths and joiners", "\u200B\u200C\u200D\u2060\uFEFF"],
    ["Hangul fillers", "\u115F\u1160\u3164\uFFA0"],
    ["the empty Braille cell", "\u2800"],
    ["a notehead that is none", "\u{1D159}\u{1D173}"],
    ["hieroglyphs' blanks", "\u{13441}\u{13442}"],
    ["the grapheme joiner", "\u034F"],
    ["variation selectors", "\uFE0F\u{E0100}"],
    ["a soft hyphen", "\u00AD"],
  ])("not in %s alone", (_, text) => {
    expect(isVisible(text)).toBe(false);
  });
});

it("control characters, line ends and characters that reverse the writing do not count as text", () => {
  for (const text of ["a\u0000", "a\nb", "a\u0085b", "Tea\u202Eaet", "\u2067"]) {
    expect(hasControlCharacter(text), JSON.stringify(text)).toBe(true);
  }
  expect(hasControlCharacter("क्‍ष 🍛 \u200B")).toBe(false);
});
