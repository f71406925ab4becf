import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { listPatch } from "#app/domain/menus/list/list-patch.ts";
import { NO_CHOICES, planList, type ListChoices } from "#app/domain/menus/list/list-plan.ts";
import { isSectionKept } from "#app/domain/menus/list/kept-section.ts";
import { mendList } from "#app/domain/menus/list/mend-list.ts";
import type { Item, Menu, Section } from "#app/domain/menus/menus.ts";
import { applyPatch } from "#app/domain/menus/patch/menu-patch.ts";
import { patchAt } from "#app/domain/menus/patch/patch-input.ts";
import type { makeMenuFile } from "#test/makers.ts";
import { plainMenu } from "#test/plain-menu.ts";
import { readMenuList } from "./read-menu-list.ts";

const NOW = Date.UTC(2026, 10, 23);
const PHOTO = `${"0".repeat(32)}-8x4.webp`;

/** A breakfast with all that a dish can have, a second dish, and a section without any. */
function richMenu(): Menu {
  const menu = plainMenu();
  const [breakfast, empty] = menu.sections as [Section, Section];
  const [poha, upma] = breakfast.items as [Item, Item];
  Object.assign(breakfast, { name: "Breakfast", servedFrom: 480, servedTo: 690, diet: "veg" });
  Object.assign(breakfast, { items: [poha, upma] });
  const label = { allergens: ["nuts"], kcal: 250, serving: "1 plate", spicy: 2 };
  const more = { description: "With sev", secondName: "पोहा", diet: "veg", isFeatured: true };
  Object.assign(poha, { name: "Poha", pricePaise: 6000, photoKey: PHOTO, ...label, ...more });
  Object.assign(upma, { name: "Upma", pricePaise: 5000 });
  Object.assign(empty, { name: "Winter specials", items: [] });
  return menu;
}

function read(sections: object[]) {
  const file = readMenuList(JSON.stringify({ menu: { shop: { name: "Other" }, sections } }));
  if (!file.ok) throw new Error(file.refusal.path);
  return file.value;
}

const planOf = (menu: Menu, list: ReturnType<typeof read>["list"], choices?: ListChoices) =>
  planList(menu, mendList(list, String, {}), choices ?? NO_CHOICES, "Menu");

function added(menu: Menu, list: ReturnType<typeof read>["list"]): Menu {
  let last = 0;
  const patch = listPatch(planOf(menu, list), () => (last -= 1));
  const patched = applyPatch(menu, patchAt(patch, { now: NOW, hours: null }));
  if (!patched.ok) throw new Error(patched.refusal.reason);
  return patched.value;
}

it("changes what a menu file gives, and erases nothing that it leaves out", () => {
  const menu = richMenu();
  const file = [
    { section: "BREAKFAST", items: [{ item: "poha", price: "₹ 65", submenu: {}, metadata: {} }] },
  ];
  const { shop, sections } = added(menu, read(file).list);
  const [breakfast, empty] = menu.sections as [Section, Section];
  const [poha, upma] = breakfast.items as [Item, Item];
  expect(shop).toEqual(menu.shop);
  expect(sections).toEqual([
    { ...breakfast, items: [{ ...poha, pricePaise: 6500, revision: poha.revision + 1 }, upma] },
    empty,
  ]);
});

it("takes what a menu file says of a dish beyond names and prices, once it is told", () => {
  const menu = richMenu();
  const label = { allergens: ["milk"], kcal: 300, serving: "1 bowl", spicy: 1, featured: true };
  const { list } = read([{ section: "Breakfast", items: [{ item: "Upma", price: 50, ...label }] }]);
  const [group] = planOf(menu, list).groups;
  expect(group?.dishes[0]).toMatchObject({
    act: "change",
    fields: ["spicy", "isFeatured", "allergens", "kcal", "serving"],
  });
  const after = added(menu, list);
  expect(after.sections[0]?.items[1]).toMatchObject({
    pricePaise: 5000,
    allergens: ["milk"],
    kcal: 300,
    serving: "1 bowl",
    spicy: 1,
    isFeatured: true,
  });
  expect(planOf(after, list).counts).toMatchObject({ changed: 0, added: 0, same: 1 });
});

it("tells where a section stays as it is though a menu file says otherwise, and which one is not added", () => {
  const menu = richMenu();
  const [breakfast] = menu.sections as [Section];
  const items = [{ item: "Poha", price: 60 }];
  const times = { served_from: "8 am", served_to: "11:30", diet: "veg" };
  const kept = (more: object) => {
    const [section] = read([{ section: "Breakfast", items, ...more }]).list.sections;
    return isSectionKept(section!, breakfast);
  };
  expect([kept({}), kept(times), kept({ ...times, served_to: "noon" })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([
    kept({ ...times, served_to: "12:00" }),
    kept({ diet: "egg" }),
    kept({ second_name: "नाश्ता" }),
    kept({ subheaders: ["Till noon"] }),
  ]).toEqual([true, true, true, true]);
  expect(read([{ section: "Rolls", items: [] }]).notes).toEqual([
    { path: "menu.sections[0]", code: "section-empty", values: { name: "Rolls" } },
  ]);
});

it("brings the real menus in with their sizes, and nothing changes when they come again", () => {
  for (const text of env.TEST_REAL_MENUS) {
    const { menu: file } = JSON.parse(text) as ReturnType<typeof makeMenuFile>;
    const given = readMenuList(text);
    if (!given.ok) throw new Error(given.refusal.path);
    const bare = { ...plainMenu(), sections: [] };
    const plan = planOf(bare, given.value.list);
    const dishes = plan.groups.flatMap((group) => group.dishes.map(({ dish }) => dish));
    const written = file.sections.flatMap(({ items }) => items);
    expect(dishes.map(({ name }) => name)).toEqual(written.map(({ item }) => item));
    expect(
      dishes.map(({ sizes }) => sizes.map(({ name, pricePaise }) => [name, pricePaise / 100])),
    ).toEqual(written.map(({ submenu }) => Object.entries(submenu ?? {})));
    const { added: count, waiting } = plan.counts;
    const again = planOf(added(bare, given.value.list), given.value.list).counts;
    expect(again).toMatchObject({ added: 0, changed: 0, deleted: 0, same: count, waiting });
  }
});
