import { expect, it } from "vitest";
import { textLanguage } from "./text-language.ts";

it.each([
  ["राजू का ढाबा", "hi", undefined],
  ["Masala चाय", "hi", undefined],
  ["బిర్యానీ", "te", "te"],
  ["தோசை", "ta", "ta"],
  ["Crème brûlée 🍮", undefined, "en"],
  ["₹99", undefined, undefined],
])("%s is in %s on an English page, in %s on a Hindi one", (text, onEnglish, onHindi) => {
  expect(textLanguage(text)).toBe(onEnglish);
  expect(textLanguage(text, "hi")).toBe(onHindi);
});
