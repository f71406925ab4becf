import { expect, it } from "vitest";
import { textLanguage } from "./text-language.ts";

it.each([
  ["राजू का ढाबा", "hi"],
  ["Masala चाय", "hi"],
  ["బిర్యానీ", "te"],
  ["தோசை", "ta"],
  ["Crème brûlée 🍮", undefined],
  ["₹99", undefined],
])("%s is in %s", (text, language) => {
  expect(textLanguage(text)).toBe(language);
});
