import { expect, it } from "vitest";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { placeFailures } from "./place-failures.ts";

const failed = (id: number, form: Record<string, string>): Change => ({
  id,
  fields: Object.entries(form),
  state: "failed",
  failure: { reason: "broken" },
});

/** The ids of the changes in each place. */
function placesOf(...changes: Change[]) {
  const placed = placeFailures(changes, plainMenu());
  const { ofShop, ofBoard, ofNewSections, ofSections, ofNothing } = placed;
  const ids = (list: Change[]) => list.map(({ id }) => id);
  return {
    ofShop: ids(ofShop),
    ofBoard: ids(ofBoard),
    ofNewSections: ids(ofNewSections),
    ofSections: Object.fromEntries([...ofSections].map(([id, list]) => [id, ids(list)])),
    ofNothing: ids(ofNothing),
  };
}

it("a failure is shown beside what it was about", () => {
  expect(
    placesOf(
      failed(1, { operation: "edit-shop" }),
      failed(2, { operation: "change-shop-image" }),
      failed(3, { operation: "add-section", name: "New" }),
      failed(4, { operation: "rename-section", sectionId: "2" }),
      failed(5, { operation: "add-item", sectionId: "1" }),
      failed(6, { operation: "edit-item", itemId: "21" }),
      failed(7, { operation: "drag-item", sectionId: "1", itemId: "13" }),
      failed(8, { operation: "edit-shop-board" }),
    ),
  ).toEqual({
    ofShop: [1, 2],
    ofBoard: [8],
    ofNewSections: [3],
    ofSections: { 1: [5, 7], 2: [4, 6] },
    ofNothing: [],
  });
});

it("a failure about something deleted or unknown is shown separately", () => {
  expect(
    placesOf(
      failed(1, { operation: "rename-section", sectionId: "9" }),
      failed(2, { operation: "edit-item", itemId: "99" }),
      failed(3, { operation: "drag-item", sectionId: "1", itemId: "21" }),
      failed(4, { operation: "drop-tables" }),
      failed(5, {}),
    ),
  ).toEqual({
    ofShop: [],
    ofBoard: [],
    ofNewSections: [],
    ofSections: {},
    ofNothing: [1, 2, 3, 4, 5],
  });
});

it("what has not failed is shown nowhere", () => {
  const change = failed(1, { operation: "edit-shop" });
  for (const state of ["waiting", "saving", "saved"] as const) {
    expect(placesOf({ ...change, state }).ofShop).toEqual([]);
  }
});

it("what failed can be sent again on the menu as it is now", () => {
  const edit = failed(1, { operation: "edit-item", itemId: "11", revision: "9", name: "Puri" });
  const [told] = placeFailures([edit], plainMenu()).ofSections.get(1) ?? [];
  expect(told?.fields).toEqual(edit.fields);
  expect(told?.again).toContainEqual(["revision", "1"]);
  expect(told?.again).toContainEqual(["name", "Puri"]);
});
