import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item, Menu } from "#app/domain/menus/menus.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { guardPatch } from "./guard-patch.ts";
import { isEmpty, leftOf, onlyParts } from "./left-parts.ts";
import { applyPatch, type MenuPatch } from "./menu-patch.ts";
import { rebasePatch } from "./rebase-patch.ts";

const NOTHING: MenuPatch = { sections: [], items: [], deletedSections: [], deletedItems: [] };
const NOTHING_LEFT = { sections: [], items: [], deletedSections: [], deletedItems: [] };

function after(menu: Menu, patch: MenuPatch): Menu {
  const patched = applyPatch(menu, patch);
  if (!patched.ok) throw new Error(patched.refusal.reason);
  return patched.value;
}

const itemsIn = ({ sections }: Menu) =>
  new Map(sections.flatMap(({ items }) => items.map((item) => [item.id, item])));
const itemIn = (menu: Menu, id: number): Item => itemsIn(menu).get(id)!;
const priceOf = (id: number, pricePaise: number) => ({ id, revision: 1, values: { pricePaise } });
const mine = (patch: Partial<MenuPatch>) => guardPatch({ ...NOTHING, ...patch }, plainMenu());
const theirs = (patch: Partial<MenuPatch>) => after(plainMenu(), { ...NOTHING, ...patch });

describe("of a patch that meets another phone's changes", () => {
  it("only the same is left, and the rest is made", () => {
    const patch = mine({ items: [priceOf(11, 1100), priceOf(12, 1200), priceOf(13, 1300)] });
    const menu = theirs({ items: [priceOf(11, 7700)], deletedItems: [13] });
    expect(leftOf(menu, patch)).toEqual({ ...NOTHING_LEFT, items: [11, 13] });
    const both = after(menu, patch);
    expect([11, 12].map((id) => itemIn(both, id).pricePaise)).toEqual([7700, 1200]);
    expect(itemsIn(both).has(13)).toBe(false);
  });

  it("nothing is left where another value of a dish was changed, or where it is as wanted already", () => {
    const patch = mine({ items: [priceOf(11, 1100), { id: 12, values: { diet: "veg" } }] });
    const elsewhere = { items: [{ id: 11, values: { name: "Puri" } }, priceOf(12, 1200)] };
    const menu = theirs(elsewhere);
    expect(isEmpty(leftOf(menu, patch))).toBe(true);
    expect(itemIn(after(menu, patch), 11)).toMatchObject({ name: "Puri", pricePaise: 1100 });
    expect(itemIn(after(menu, patch), 12)).toMatchObject({ diet: "veg", pricePaise: 1200 });
    const same = theirs({ items: [priceOf(11, 1100)] });
    expect(isEmpty(leftOf(same, mine({ items: [priceOf(11, 1100)] })))).toBe(true);
  });

  it("a mark that both gave is left, and the last word on sold out is taken", () => {
    const marked = mine({ items: [{ id: 11, values: { diet: "veg" } }] });
    const menu = theirs({ items: [{ id: 11, values: { diet: "egg", soldOutUntil: 5 } }] });
    expect(leftOf(menu, marked).items).toEqual([11]);
    const had = mine({ items: [{ id: 11, values: { soldOutUntil: null } }] });
    expect(itemIn(after(menu, had), 11)).toMatchObject({ diet: "egg", soldOutUntil: null });
  });

  it("a deletion is left of a dish that was changed, but not of one that was moved or sold out", () => {
    const patch = mine({ deletedItems: [11, 12, 13] });
    const menu = theirs({
      items: [
        { id: 11, values: { description: "Hot" } },
        { id: 12, values: { soldOutUntil: 5 } },
        { id: 13, sectionId: 2, values: {} },
      ],
    });
    expect(leftOf(menu, patch).deletedItems).toEqual([11]);
    expect([...itemsIn(after(menu, patch)).keys()]).toEqual([11, 21]);
  });

  it("the deletion of a section is left that holds what this phone has not seen", () => {
    const patch = mine({ deletedSections: [2], deletedItems: [21] });
    const added = { id: 99, sectionId: 2, values: { name: "Kheer", pricePaise: 100 } };
    expect(leftOf(theirs({ items: [added] }), patch).deletedSections).toEqual([2]);
    expect(leftOf(theirs({ items: [priceOf(21, 100)] }), patch)).toEqual({
      ...NOTHING_LEFT,
      deletedSections: [2],
      deletedItems: [21],
    });
    expect(after(plainMenu(), patch).sections.map(({ id }) => id)).toEqual([1]);
  });

  it("what was added to a section that is gone is left, and what was added elsewhere is made", () => {
    const dish = (id: number, sectionId: number) => ({
      id,
      sectionId,
      values: { name: "Kheer", pricePaise: 100 },
    });
    const patch = mine({ items: [dish(-1, 1), dish(-2, 2)] });
    const menu = theirs({ deletedSections: [2], deletedItems: [21] });
    expect(leftOf(menu, patch)).toEqual({ ...NOTHING_LEFT, items: [-2] });
    expect(itemsIn(after(menu, patch)).has(-1)).toBe(true);
  });

  it("a section's name is left that both changed, and all is that is gone", () => {
    const patch = mine({ sections: [{ id: 2, values: { name: "Rolls" } }] });
    const renamed = theirs({ sections: [{ id: 2, values: { name: "Wraps" } }] });
    expect(leftOf(renamed, patch).sections).toEqual([2]);
    const gone = theirs({ deletedSections: [2], deletedItems: [21] });
    expect(leftOf(gone, patch).sections).toEqual([2]);
    const diet = theirs({ sections: [{ id: 2, values: { diet: "veg" } }] });
    expect(after(diet, patch).sections[1]).toMatchObject({ name: "Rolls", diet: "veg" });
  });
});

/** A few changes of prices and marks, deletions and additions, as a phone makes them that shows the plain menu. */
const somePatch = (draft: number) =>
  fc
    .record({
      prices: fc.uniqueArray(fc.constantFrom(11, 12, 13, 21), { maxLength: 3 }),
      deleted: fc.uniqueArray(fc.constantFrom(11, 12, 13, 21), { maxLength: 2 }),
      into: fc.option(fc.constantFrom(1, 2)),
      isSectionGone: fc.boolean(),
      price: fc.constantFrom(1100, 1200),
    })
    .map(({ prices, deleted, into, isSectionGone, price }): MenuPatch => {
      const gone = new Set([...deleted, ...(isSectionGone ? [21] : [])]);
      const dish = {
        id: draft,
        sectionId: into ?? 1,
        values: { name: "Kheer", pricePaise: price },
      };
      const isAdded = into !== null && !(isSectionGone && into === 2);
      return {
        sections: [],
        items: [
          ...prices.filter((id) => !gone.has(id)).map((id) => priceOf(id, price)),
          ...(isAdded ? [dish] : []),
        ],
        deletedSections: isSectionGone ? [2] : [],
        deletedItems: [...gone],
      };
    });

it("whatever two phones do at once, each part of the later patch is made or left, nothing of the earlier one is lost, and what is left can be made all the same", () => {
  fc.assert(
    fc.property(somePatch(99), somePatch(-1), (first, second) => {
      const menu = after(plainMenu(), first);
      const patch = guardPatch(second, plainMenu());
      const left = leftOf(menu, patch);
      const both = itemsIn(after(menu, patch));
      for (const { id, values } of patch.items) {
        if (!left.items.includes(id)) expect(both.get(id)).toMatchObject(values);
        else expect(both.get(id)?.pricePaise).toBe(itemsIn(menu).get(id)?.pricePaise);
      }
      for (const id of patch.deletedItems)
        expect(both.has(id)).toBe(left.deletedItems.includes(id));
      const touched = new Set([...patch.items.map(({ id }) => id), ...patch.deletedItems]);
      for (const { id, values } of first.items) {
        if (!touched.has(id)) expect(both.get(id)).toMatchObject(values);
        else if (patch.deletedItems.includes(id)) expect(both.has(id)).toBe(true);
      }
      const last = after(menu, patch);
      const rest = rebasePatch(onlyParts(patch, left), last);
      expect(isEmpty(leftOf(last, rest))).toBe(true);
    }),
    { numRuns: 1000, seed: 20261123 },
  );
});
