import { expect, it } from "vitest";
import { compareNames, lettersOf, soundingWords } from "./place-names.ts";

const NAMES = [
  "Indira Nagar",
  "Nagar",
  "Sector 62",
  "St. Xavier's College",
  "Kota-Bundi",
  "Agra Fort",
  "Aurangabad (MH)",
  "Bawana-",
  "Zürich",
  "São Paulo",
  "मुंबई",
  "",
  "--",
];

it("many names are compared as each of them alone, whatever is beside it", () => {
  const alone = NAMES.map((name) => ({ letters: lettersOf(name), words: soundingWords(name) }));
  expect(compareNames(NAMES)).toEqual(alone);
  expect(compareNames(NAMES.toReversed())).toEqual(alone.toReversed());
});
