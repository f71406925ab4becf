import { describe, expect, it } from "vitest";
import { menuLimits } from "#app/domain/menus/limits.ts";
import type { Menu } from "#app/domain/menus/menus.ts";
import { plainItem, plainMenu } from "#test/plain-menu.ts";
import { guardPatch } from "./guard-patch.ts";
import { leftOf } from "./left-parts.ts";
import { applyPatch, type MenuPatch } from "./menu-patch.ts";

const NOTHING: MenuPatch = { sections: [], items: [], deletedSections: [], deletedItems: [] };
const LONG = menuLimits.itemsPerSection;

/** Section 1 has so many items, from id 1001 on; section 2 has the item 21. */
function longMenu(count: number): Menu {
  const menu = plainMenu();
  const [first, second] = menu.sections;
  const items = Array.from({ length: count }, (_, at) => plainItem(1001 + at, 1, at + 1));
  return { ...menu, sections: [{ ...first!, items }, second!] };
}

const dish = (id: number, sectionId = 1) => ({ id, sectionId, values: { name: `Dish ${id}` } });
const patchOf = (menu: Menu, patch: Partial<MenuPatch>) =>
  guardPatch({ ...NOTHING, ...patch }, menu);

function after(menu: Menu, patch: MenuPatch): number[] {
  const patched = applyPatch(menu, patch);
  if (!patched.ok) throw new Error(patched.refusal.reason);
  return patched.value.sections.map(({ items }) => items.length);
}

describe("of a patch for a menu that is almost full", () => {
  it("what fits is made, and the last dishes are left", () => {
    const menu = longMenu(LONG - 2);
    const patch = patchOf(menu, { items: [dish(-1), dish(-2), dish(-3), dish(-4, 2)] });
    const left = leftOf(menu, patch);
    expect([left.items, left.full]).toEqual([[-3], { sections: [], items: [-3] }]);
    expect(after(menu, patch)).toEqual([LONG, 2]);
  });

  it("nothing is left where a deletion or a move makes room", () => {
    const menu = longMenu(LONG);
    const move = { id: 1001, sectionId: 2, values: {} };
    const patch = patchOf(menu, { items: [dish(-1), dish(-2), move], deletedItems: [1002] });
    expect(leftOf(menu, patch).full).toBeUndefined();
    expect(after(menu, patch)).toEqual([LONG, 2]);
  });

  it("a move that finds no room stays where it was, and so does what would have taken its place", () => {
    const menu = longMenu(LONG);
    const [first, second] = menu.sections;
    const full = {
      ...menu,
      sections: [
        { ...first!, items: first!.items.slice(0, LONG) },
        {
          ...second!,
          items: Array.from({ length: LONG }, (_, at) => plainItem(5001 + at, 2, at + 1)),
        },
      ],
    };
    const patch = patchOf(full, { items: [dish(-1), { id: 1001, sectionId: 2, values: {} }] });
    expect(new Set(leftOf(full, patch).items)).toEqual(new Set([-1, 1001]));
    expect(after(full, patch)).toEqual([LONG, LONG]);
  });

  it("new sections beyond the limit are left with their dishes", () => {
    const menu = plainMenu();
    const many = Array.from({ length: menuLimits.sections }, (_, at) => ({
      id: -1 - at,
      values: { name: `Section ${at}` },
    }));
    const items = [dish(-900, -1), dish(-901, -menuLimits.sections)];
    const left = leftOf(menu, patchOf(menu, { sections: many, items }));
    expect(left.full).toEqual({ sections: [-59, -60], items: [-901] });
    expect(after(menu, patchOf(menu, { sections: many, items }))).toHaveLength(menuLimits.sections);
  });
});
