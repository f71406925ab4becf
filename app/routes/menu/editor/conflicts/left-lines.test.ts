import { expect, it } from "vitest";
import type { Change } from "#app/routes/menu/editor/changes/change.ts";
import { COLUMNS } from "#app/routes/menu/editor/grid/columns.ts";
import { pasteBlock } from "#app/routes/menu/editor/grid/paste-block.ts";
import type { Operation } from "#app/routes/menu/editor/operations/operations.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { stubTypedTexts } from "#test/typed-texts.ts";
import { leftRowsText, listLeftLines, recallLeftRows } from "./left-lines.ts";

const keep = stubTypedTexts();
const { sections } = plainMenu();
const phone = { shopId: "shop", sections, changes: [], hasGrid: false };

it("lines that found no room are told of on a phone, and on a wide screen where their section is gone", () => {
  keep("left-1", JSON.stringify([["Naan", "40"], ["Kulcha"]]));
  keep("left-7", JSON.stringify([["Puri", "30"]]));
  keep("entry-1", "[]");
  const naan = { name: "shop left-1", count: 2, text: "Naan\t40\nKulcha", sectionId: 1 };
  const puri = { name: "shop left-7", count: 1, text: "Puri\t30", sectionId: undefined };
  expect(listLeftLines(phone)).toEqual([naan, puri]);
  expect(listLeftLines({ ...phone, hasGrid: true })).toEqual([puri]);
});

it("a kept line still says why it found no place", () => {
  const lines = pasteBlock([["Tea", "much"], ["Coffee"]], {
    section: { ...sections[0]!, items: [] },
    items: [],
    at: { row: 0, column: COLUMNS.indexOf("name") },
    words: { diets: { veg: "", egg: "", nonveg: "" }, had: "", soldOut: "", sizes: () => [] },
    now: 0,
    newId: () => -1,
  }).left;
  keep("left-1", leftRowsText(lines));
  expect(recallLeftRows("shop left-1")).toEqual(lines);
  expect(lines[0]?.why).toMatchObject({ text: "much", refusal: { code: "menu-number-wrong" } });
});

it("lines of a section that is deleted here go with it", () => {
  keep("left-7", JSON.stringify([["Puri"]]));
  const operation: Operation = { operation: "delete-section", sectionId: 7, seen: [] };
  const deletion: Change = { id: 1, fields: [], operation, state: "saving" };
  expect(listLeftLines({ ...phone, changes: [deletion] })).toEqual([]);
});
