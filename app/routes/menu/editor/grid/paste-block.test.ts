import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { applyPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { patchAt, PatchInput } from "#app/domain/menus/patch/patch-input.ts";
import { patchIn } from "#app/routes/menu/editor/operations/patch-fields.ts";
import { stepBetween, replayed } from "#app/routes/menu/editor/undo/steps.ts";
import { plainMenu } from "#test/plain-menu.ts";
import type { CellWords } from "./columns.ts";
import { emptyCells, pasteBlock, type Pasted } from "./paste-block.ts";

const NOON = Date.parse("2026-11-23T12:00+05:30");
const words: CellWords = {
  diets: { veg: "Veg", egg: "Egg", nonveg: "Non-veg" },
  had: "On",
  soldOut: "Sold out",
  sizes: () => ["Half", "Full"],
};
/** The column of the names. */
const NAME = 1;

function paste(block: string[][], row: number, column = NAME): Pasted {
  const [section] = plainMenu().sections;
  if (!section) throw new Error("no section");
  let id = -1;
  const into = { section, items: section.items, at: { row, column }, words, now: NOON };
  return pasteBlock(block, { ...into, newId: () => id-- });
}

function after({ patch }: Pasted, menu = plainMenu()): Menu {
  const sent = v.parse(PatchInput, JSON.stringify(patch));
  const patched = applyPatch(menu, patchAt(sent, { now: NOON, hours: null }));
  if (!patched.ok) throw new Error(patched.refusal.reason);
  return patched.value;
}

const dishesIn = ({ sections }: Menu) =>
  sections[0]?.items.map(({ name, pricePaise }) => [name, pricePaise / 100]);
const before = dishesIn(plainMenu()) ?? [];

describe("a pasted block", () => {
  it("changes the dishes that it lies on, and adds those below the last", () => {
    const pasted = paste(
      [
        ["Idli", "40"],
        ["Vada", "₹60"],
        ["Tea", "10"],
      ],
      1,
    );
    expect(dishesIn(after(pasted))).toEqual([before[0], ["Idli", 40], ["Vada", 60], ["Tea", 10]]);
    expect(pasted).toMatchObject({ changed: 4, added: 1, refused: [], left: [] });
  });

  it("is taken back at once", () => {
    const menu = plainMenu();
    const done = after(
      paste(
        [
          ["Idli", "40"],
          ["Vada", "60"],
          ["Tea", "10"],
        ],
        1,
      ),
      menu,
    );
    const step = stepBetween(menu, done, { id: 1, fields: [] });
    const back = step && replayed({ done: [step], undone: [] }, "undo", done);
    const undone = applyPatch(
      done,
      patchAt(patchIn(back?.fields ?? [])!, { now: NOON, hours: null }),
    );
    expect(undone.ok && dishesIn(undone.value)).toEqual(before);
  });

  it("leaves a cell alone that cannot be what it says, and keeps its text", () => {
    const pasted = paste(
      [
        ["Idli", "free"],
        ["Vada", "60"],
      ],
      0,
    );
    expect(pasted.refused).toMatchObject([
      { itemId: 11, column: "price", text: "free", why: { code: "menu-number-wrong" } },
    ]);
    expect(dishesIn(after(pasted))?.slice(0, 2)).toEqual([
      ["Idli", before[0]?.[1]],
      ["Vada", 60],
    ]);
  });

  it("leaves names and prices where it has none", () => {
    const pasted = paste(
      [
        ["", "veg?"],
        ["Vada", ""],
      ],
      0,
    );
    expect(pasted.refused).toHaveLength(1);
    expect(dishesIn(after(pasted))?.[1]).toEqual(["Vada", before[1]?.[1]]);
  });

  it("keeps the lines that make no dish, and what lies beyond the last column", () => {
    const pasted = paste([["Idli", "40"], ["Tea"], ["", ""], ["Coffee", "much"]], 2);
    expect(pasted).toMatchObject({
      changed: 2,
      added: 0,
      left: [{ cells: ["Tea"] }, { cells: ["Coffee", "much"] }],
    });
    const wide = paste([["On", "7 pieces"]], 0, 6);
    expect(wide).toMatchObject({ left: [{ cells: ["7 pieces"] }], changed: 0 });
  });

  it("says what in such a line no dish can have, or what it lacks", () => {
    const long = "a".repeat(121);
    const { left } = paste([["Tea", "much"], [long, "20"], ["Coffee"]], 3);
    expect(left.map(({ why }) => why)).toMatchObject([
      { column: "price", text: "much", refusal: { code: "menu-number-wrong" } },
      { column: "name", text: long, refusal: { code: "menu-text-too-long" } },
      { column: "price", text: "", refusal: { code: "menu-price-zero" } },
    ]);
  });

  it("gives a dish its price and its sizes, and leaves its price where it has sizes alone", () => {
    const sizes = (text: string) => ["", "", text];
    const pasted = paste(
      [
        ["Idli", "220", ...sizes("Half 70 / Full 110")],
        ["Vada", "", ...sizes("Half 5 / Full 9")],
      ],
      0,
    );
    expect(pasted).toMatchObject({ changed: 5, refused: [] });
    expect(dishesIn(after(pasted))?.slice(0, 2)).toEqual([
      ["Idli", 220],
      ["Vada", before[1]?.[1]],
    ]);
    const [section] = plainMenu().sections;
    const free = section?.items.map((item) => ({ ...item, pricePaise: 0 })) ?? [];
    const block = [["220", ...sizes("Half 70 / Full 110")]];
    const into = { section: section!, items: free, at: { row: 0, column: 2 }, words, now: NOON };
    const given = pasteBlock(block, { ...into, newId: () => -1 });
    expect(given.patch.items).toMatchObject([{ values: { pricePaise: 220_00 } }]);
  });

  it("adds no more than a section holds", () => {
    const lines = Array.from({ length: 310 }, (_, at) => [`Dish ${at}`, "10"]);
    const pasted = paste(lines, 3);
    expect(pasted.added).toBe(297);
    expect(pasted.left).toHaveLength(13);
    expect(after(pasted).sections[0]?.items).toHaveLength(300);
  });
});

it("cells are emptied together, but for names and prices", () => {
  const [section] = plainMenu().sections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error("no item");
  const full = { ...item, diet: "veg" as const, description: "Crisp" };
  const columns = ["diet", "name", "price", "description"] as const;
  const cells = columns.map((column) => ({ item: full, column }));
  const pasted = emptyCells(cells, { section, words, now: NOON });
  expect(pasted.patch.items).toEqual([
    { id: 11, revision: item.revision, values: { diet: null, description: "" } },
  ]);
  expect(pasted.refused.map(({ column }) => column)).toEqual(["name", "price"]);
});
