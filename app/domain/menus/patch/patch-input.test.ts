import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import { UNTIL_SAID } from "#app/domain/menus/sold-out.ts";
import { patchAt, PatchInput } from "./patch-input.ts";

const EMPTY = { sections: [], items: [], deletedSections: [], deletedItems: [] };

const read = (patch: unknown) => v.safeParse(PatchInput, JSON.stringify(patch));
const ofItem = (values: object, more: object = {}) => ({
  ...EMPTY,
  items: [{ id: 1, ...more, values }],
});
const ofSection = (values: object) => ({ ...EMPTY, sections: [{ id: 1, values }] });

describe("a patch is refused", () => {
  it.each<[string, unknown]>([
    ["that is no JSON object", "menu"],
    ["without one of its lists", { ...EMPTY, items: undefined }],
    ["with a column that is not the shop's to fill in", ofItem({ shopId: "other" })],
    ["with a field that nobody knows", { ...EMPTY, shop: {} }],
    ["with a name of nothing but spaces", ofItem({ name: "  " })],
    ["with a negative price", ofItem({ pricePaise: -1 })],
    ["with a price in parts of a paisa", ofItem({ pricePaise: 10.5 })],
    ["with a price over ten lakh", ofItem({ pricePaise: 10_00_000_01 })],
    [
      "with two sizes of one name",
      ofItem({ options: ["A", " A"].map((name) => ({ name, pricePaise: 1 })) }),
    ],
    ["with a size that has no name", ofItem({ options: [{ name: "", pricePaise: 1 }] })],
    ["with a mark that India does not know", ofItem({ diet: "vegan" })],
    ["with a photo that is no key of ours", ofItem({ photoKey: "../../shops/other.png" })],
    ["with an id that is no whole number", ofItem({}, { id: 1.5 })],
    ["with a place before the first", ofItem({}, { position: 0 })],
    ["with one time of two", ofSection({ servedFrom: 480 })],
    ["with a time and no end", ofSection({ servedFrom: 480, servedTo: null })],
    ["with an empty subheader", ofSection({ subheaders: [""] })],
  ])("%s", (_, patch) => {
    expect(read(patch).success).toBe(false);
  });
});

it("a patch is read with its texts trimmed, and “sold out today” is until four in India", () => {
  const { output } = read(ofItem({ name: " Chai ", soldOut: "today" }));
  const noon = Date.parse("2026-11-23T12:00+05:30");
  const { items } = patchAt(output as v.InferOutput<typeof PatchInput>, { now: noon, hours: null });
  expect(items[0]?.values).toEqual({
    name: "Chai",
    soldOutUntil: Date.parse("2026-11-24T04:00+05:30"),
  });
});

it("a patch that comes from the menu itself is read as it is", () => {
  const patch = {
    sections: [{ id: -3, position: 2, values: { name: "Tea", servedFrom: 480, servedTo: 600 } }],
    items: [
      {
        id: 7,
        sectionId: -3,
        position: 1,
        revision: 4,
        values: { soldOutUntil: UNTIL_SAID, photoKey: `${"0a".repeat(16)}-960x720.webp` },
      },
    ],
    deletedSections: [2],
    deletedItems: [9, -1],
  };
  expect(read(patch).output).toEqual(patch);
});

it("a patch can say everything that a shop fills in", () => {
  const item = { ...emptyItem, name: "Chai" };
  const section = { ...emptySection, name: "Tea", subheaders: ["Hot"] };
  const patch = { ...ofItem(item), sections: [{ id: 2, values: section }] };
  expect(read(patch).output).toEqual(patch);
});
