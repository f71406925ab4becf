import { expect, it } from "vitest";
import { emptyItem } from "#app/domain/menus/item-fields.ts";
import type { Section } from "#app/domain/menus/menus.ts";
import { emptySection } from "#app/domain/menus/section-fields.ts";
import { foldedAtFirst } from "./first-folds.ts";

/** Sections 1, 2 and 3, the items of which are numbered from 100, 200 and 300 on. */
const menuOf = (items: number): Section[] =>
  [1, 2, 3].map((id) => ({
    ...emptySection,
    id,
    shopId: "chaat",
    name: "",
    position: id,
    subheaders: [],
    revision: 1,
    items: Array.from({ length: items }, (_, at) => ({
      ...emptyItem,
      id: id * 100 + at,
      shopId: "chaat",
      sectionId: id,
      name: "",
      position: at + 1,
      revision: 1,
    })),
  }));

it("a short menu opens unfolded, a long one at its first section", () => {
  expect([...foldedAtFirst(menuOf(50), "")]).toEqual([]);
  expect([...foldedAtFirst(menuOf(51), "")]).toEqual([2, 3]);
});

it.each([
  "section-3",
  "add-item-3",
  "subheader-3-0",
  "item-301",
  "edit-item-301",
  "price-item-301",
  "menu-301",
])("without JavaScript the section is unfolded that has what the address opens: %s", (opened) => {
  expect([...foldedAtFirst(menuOf(60), opened)]).toEqual([2]);
});
