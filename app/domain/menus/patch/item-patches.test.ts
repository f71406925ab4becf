import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Menu } from "#app/domain/menus/menus.ts";
import { plainMenu } from "#test/plain-menu.ts";
import {
  deleteItems,
  duplicateItem,
  markItems,
  moveItems,
  repriceItems,
  sellOutItems,
} from "./item-patches.ts";
import { applyPatch, type MenuPatch } from "./menu-patch.ts";
import { patchAt, PatchInput, type WordedPatch } from "./patch-input.ts";

const NOON = Date.parse("2026-11-23T12:00+05:30");

/** The menu after a patch that has been sent as text and read again. */
function after(patch: MenuPatch | WordedPatch): Menu {
  const sent = v.parse(PatchInput, JSON.stringify(patch));
  const patched = applyPatch(plainMenu(), patchAt(sent, { now: NOON, hours: null }));
  if (!patched.ok) throw new Error(patched.refusal.reason);
  return patched.value;
}

const idsIn = ({ sections }: Menu) => sections.map(({ items }) => items.map(({ id }) => id));
const item11 = () => plainMenu().sections[0]!.items[0]!;

describe("of several items", () => {
  it("some go to the end of another section, in their order", () => {
    expect(idsIn(after(moveItems([11, 13], 2)))).toEqual([[12], [21, 11, 13]]);
  });

  it("some get a mark, or lose theirs", () => {
    const [first, second] = after(markItems([11, 21], "veg")).sections;
    expect(first?.items.map(({ diet }) => diet)).toEqual(["veg", null, null]);
    expect(second?.items[0]?.diet).toBe("veg");
  });

  it("some are sold out until four in the morning, by the server's clock", () => {
    const [section] = after(sellOutItems([12], "today")).sections;
    const until = section?.items.map(({ soldOutUntil }) => soldOutUntil);
    expect(until).toEqual([null, Date.parse("2026-11-24T04:00+05:30"), null]);
  });

  it("some are deleted", () => {
    expect(idsIn(after(deleteItems([11, 21])))).toEqual([[12, 13], []]);
  });

  it("some become dearer, and the patch is stale where one was changed meanwhile", () => {
    const dearer = { by: "rupees", amount: 5_00, roundTo: 100 } as const;
    const patch = repriceItems([item11()], dearer);
    const [section] = after(patch).sections;
    expect(section?.items[0]?.pricePaise).toBe(item11().pricePaise + 5_00);
    expect(() => after(repriceItems([{ ...item11(), revision: 9 }], dearer))).toThrow("stale");
  });
});

it("a copy of an item stands right behind it, and has all that it has", () => {
  const item = { ...item11(), diet: "egg" as const, spicy: 2, description: "Hot" };
  const menu = after(duplicateItem(item, -7));
  expect(idsIn(menu)[0]).toEqual([11, -7, 12, 13]);
  const { id: _id, position: _position, revision: _revision, ...values } = item;
  expect(menu.sections[0]?.items[1]).toMatchObject(values);
});
