import { expect, it } from "vitest";
import { sectionOf } from "#app/routes/menu/editor/folds/first-folds.ts";
import { forgetTyped, typedParts } from "#app/routes/menu/editor/forms/typed-forms.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { stubTypedTexts } from "#test/typed-texts.ts";
import type { CellWords } from "./columns.ts";
import { recallCells } from "./recall-cells.ts";

const words: CellWords = {
  diets: { veg: "Veg", egg: "Egg", nonveg: "Non-veg" },
  had: "On",
  soldOut: "Sold out",
  sizes: () => ["Half", "Full"],
};

const left = stubTypedTexts();

function recalled(at = 0) {
  const section = plainMenu().sections[at];
  if (!section) throw new Error("no section");
  return recallCells({ shopId: "shop", section, words, now: Date.now() });
}

it("what was half typed in the cells of a section comes back, with what keeps it from being saved", () => {
  left("cell-12-name", "Masala Dos");
  left("cell-12-price", "abc");
  left("cell-21-name", "Of another section");
  left("edit-item-11", "[]");
  expect(recalled()).toEqual([
    { itemId: 12, column: "name", text: "Masala Dos", why: { reason: "kept" } },
    {
      itemId: 12,
      column: "price",
      text: "abc",
      why: { reason: "invalid-input", path: "pricePaise", code: "menu-number-wrong" },
    },
  ]);
  expect(recalled(1)).toMatchObject([{ itemId: 21, text: "Of another section" }]);
});

it("what says no more than the dish does is forgotten", () => {
  const name = plainMenu().sections[0]?.items[0]?.name ?? "";
  left("cell-11-name", name);
  expect(recalled()).toEqual([]);
  expect(typedParts("shop")).toEqual([]);
});

it("a folded section with a half-typed cell is known by it, and whoever logs out leaves none", () => {
  left("cell-21-price", "4");
  const { sections } = plainMenu();
  expect(typedParts("shop").map((part) => sectionOf(sections, part)?.id)).toEqual([2]);
  forgetTyped("shop");
  expect(recalled(1)).toEqual([]);
});
