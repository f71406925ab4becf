import { expect, it } from "vitest";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import { findItems } from "./find-items.ts";

const NAMES = [
  ["Paneer Tikka", "पनीर टिक्का"],
  ["Hara Bhara Kabab", ""],
  ["Masala Chai", "चाय"],
  ["Cappuccino", "झाग वाली कॉफ़ी"],
];

const common = { shopId: "chaat", position: 1, revision: 1 };
const sections: Section[] = NAMES.map(([name = "", secondName = ""], at) => ({
  ...emptySection,
  ...common,
  id: 10 + at,
  name: "Paneer",
  subheaders: [],
  items: [{ ...emptyItem, ...common, id: at, sectionId: 10 + at, name, secondName }],
}));

const find = (query: string, signal = new AbortController().signal) =>
  findItems(sections, query, signal);

it.each([
  ["panir", [0]],
  ["टिक्का", [0]],
  ["chay", [2]],
  ["bara kabab", [1]],
  ["kapuchno", [3]],
  ["jaag coffee", [3]],
  ["xyz", []],
  ["a", []],
])(
  "an owner finds a dish by either of its names, however it is spelt: %s",
  async (query, found) => {
    expect(await find(query)).toEqual(found);
  },
);

it("a search that was typed over ends", async () => {
  expect(await find("panir", AbortSignal.abort())).toBeUndefined();
});
